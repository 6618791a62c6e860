import { Suspense } from "react";
import type { ClientBrand } from "@shared/brands";
import { BrandMark } from "@/ui/wordmark";
import { idleScreen } from "@/wizard/lazy-screen";

/** Nobody searches the shop before the first question is there: it comes when the browser is idle. */
const ShopNavigation = idleScreen(() =>
  import("./shop-navigation").then((file) => file.ShopNavigation),
);

/** The retailer's header: its name, site search and links; collapsed on phones. */
export function ShopHeader({ brand }: { brand: ClientBrand }) {
  return (
    <header className="border-b border-line bg-surface">
      <a
        href="#content"
        onClick={(event) => {
          // Not by navigation, which would add a history entry between two questions.
          event.preventDefault();
          document.querySelector<HTMLElement>("main h1")?.focus();
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <div className="mx-auto flex max-w-[68rem] items-center gap-x-4 px-4 max-md:flex-wrap">
        <a
          href={brand.website}
          target="_blank"
          rel="noopener"
          className="flex min-h-14 items-center rounded-md py-2 sm:min-h-16"
        >
          <BrandMark brand={brand} />
        </a>
        <Suspense>
          <ShopNavigation brand={brand} />
        </Suspense>
      </div>
    </header>
  );
}
