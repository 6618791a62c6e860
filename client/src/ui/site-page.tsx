import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
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
