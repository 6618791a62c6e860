import type { ClientBrand } from "@shared/brands";
import { StoreLink } from "@/ui/store-link";
import { BrandMark } from "@/ui/wordmark";

/** The outdoor retailer's header: its name, the finder's label, and links to its store. */
export function OutdoorHeader({ brand }: { brand: ClientBrand }) {
  return (
    <header className="shade bg-paper text-ink">
      <div className="mx-auto flex min-h-14 max-w-[68rem] flex-wrap items-center gap-x-4 px-4 py-1 sm:min-h-17">
        <a href={brand.website} target="_blank" rel="noopener" className="rounded-md py-2">
          <BrandMark brand={brand} />
        </a>
        <p className="text-muted max-[26rem]:text-sm">Gun Finder</p>
        <nav
          aria-label={brand.displayName}
          className="-mx-3 flex flex-wrap whitespace-nowrap sm:ml-auto max-sm:basis-full"
        >
          <StoreLink url={brand.products.bedSets}>Browse All</StoreLink>
          <StoreLink url={brand.links.account}>My Account</StoreLink>
        </nav>
      </div>
    </header>
  );
}
