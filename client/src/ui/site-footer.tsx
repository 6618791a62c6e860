import { copyrightYears } from "@shared/copyright";
import { paths, SITE_NAME } from "@shared/site";
import { SiteMark } from "./site-mark";

/** The footer of our own pages; prerendered pages pass a placeholder for the years. */
export function SiteFooter({ years = copyrightYears(new Date()) }: { years?: string }) {
  return (
    <footer className="border-t border-line text-sm text-muted">
      <div className="mx-auto flex max-w-[72rem] flex-wrap items-center gap-x-8 gap-y-4 px-4 py-8">
        <span className="text-ink">
          <SiteMark />
        </span>
        <nav aria-label="Footer" className="ml-auto">
          <ul className="flex flex-wrap gap-x-6">
            {(
              [
                ["/#features", "Features"],
                ["/#how-it-works", "How it works"],
                ["/#contact", "Contact"],
                [paths.wizards, "Wizards"],
              ] as const
            ).map(([href, label]) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center hover:text-ink">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="basis-full border-t border-line pt-4">
          <p>
            © {years} {SITE_NAME}. All rights reserved.
          </p>
          <p className="mt-1">Purchases of firearms follow the retailer’s licensing checks.</p>
        </div>
      </div>
    </footer>
  );
}
