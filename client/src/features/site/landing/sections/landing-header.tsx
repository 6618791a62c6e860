import { Menu, X } from "lucide-react";
import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";
import { SiteMark } from "@/ui/site-mark";

const anchors = [
  ["#features", "Features"],
  ["#how-it-works", "How it works"],
  ["#contact", "Contact"],
] as const;

/** Sticks to the top. On small screens the anchors collapse into a menu that needs no script. */
export function LandingHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <div className="mx-auto flex min-h-16 max-w-[72rem] flex-wrap items-center gap-1 px-4 sm:gap-6">
        <a
          href="/"
          className="mr-auto flex rounded-control"
          aria-label="Matchwell, top of the page"
        >
          <SiteMark />
        </a>
        <nav aria-label="Sections" className="hidden md:block">
          <ul className="flex gap-1">
            {anchors.map(([href, label]) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-control px-3 hover:text-accent-text"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={paths.wizards}
          data-prefetch
          className={`${buttonClass("primary")} whitespace-nowrap max-sm:px-4`}
        >
          Get Started
        </a>
        <details className="group relative md:hidden">
          <summary
            aria-label="Sections"
            className="grid size-11 cursor-pointer list-none place-items-center rounded-control [&::-webkit-details-marker]:hidden"
          >
            <Menu aria-hidden className="size-6 group-open:hidden" />
            <X aria-hidden className="hidden size-6 group-open:block" />
          </summary>
          <nav
            aria-label="Sections, small"
            className="absolute top-13 right-0 w-56 rounded-card border border-line bg-surface p-2 shadow-lifted"
          >
            <ul>
              {anchors.map(([href, label]) => (
                <li key={href}>
                  <a
                    href={href}
                    className="flex min-h-12 items-center rounded-control px-4 hover:bg-accent-soft"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
