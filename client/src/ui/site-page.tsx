import type { ReactNode } from "react";
import { copyrightYears, paths, SITE_NAME } from "@shared/site";
import { SiteMark } from "./site-mark";

interface Props {
  /** The content at the right of the header. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of our own site: the mark, which links home, the page, and the footer. */
export function SitePage({ aside, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 max-w-[72rem] flex-wrap items-center justify-between gap-4 px-4">
          <a href="/" aria-label="Matchwell, home" className="flex rounded-control">
            <SiteMark />
          </a>
          {aside}
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-[72rem] grow flex-col px-4 py-10 sm:py-16">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

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
