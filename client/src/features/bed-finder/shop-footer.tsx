import { ChevronDown } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { ClientBrand } from "@shared/brands";
import { StoreLink } from "@/ui/store-link";

/** The retailer's footer. */
export function ShopFooter({ brand }: { brand: ClientBrand }) {
  const { links, products, brands } = brand;
  const columns: [string, [string, string][]][] = [
    [
      "Customer Support",
      [
        ["Delivery", links.delivery],
        ["Returns and Exchange", links.exchange],
        ["Payment", links.payment],
        ["Contact", links.contact],
      ],
    ],
    [
      "Shop Categories",
      [
        ["Bed Sets", products.bedSets],
        ["Mattresses", products.mattresses],
        ["Pillows", products.pillows],
        ["Protectors", products.protectors],
      ],
    ],
    [
      "Browse by Brand",
      [
        ["Featured Brands", brands.featured],
        ["All Brands", brands.all],
        ["Catalog", brands.catalog],
        ["Blog", brands.blog],
      ],
    ],
  ];
  const isWide = useIsWide();
  return (
    <footer className="border-t border-line bg-surface text-sm">
      <div className="mx-auto grid max-w-[68rem] gap-x-6 px-4 py-3 sm:grid-cols-3 sm:py-6">
        {columns.map(([title, list]) => (
          // On a phone three lines instead of a screen full of links.
          <details key={title} open={isWide} className="group">
            <summary className="flex min-h-11 list-none items-center px-3 text-base font-bold max-sm:cursor-pointer sm:pointer-events-none [&::-webkit-details-marker]:hidden">
              <h2>{title}</h2>
              <ChevronDown
                aria-hidden
                className="ml-auto size-5 text-muted group-open:rotate-180 sm:hidden"
              />
            </summary>
            <ul className="max-sm:grid max-sm:grid-cols-2">
              {list.map(([label, url]) => (
                <li key={label}>
                  <StoreLink url={url}>{label}</StoreLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-[68rem] flex-wrap items-center gap-x-2 px-4 py-1 text-muted sm:py-2">
          <p className="px-3 max-sm:sr-only">{brand.displayName}</p>
          <span className="ml-auto flex flex-wrap">
            <StoreLink url={links.privacy}>Privacy Policy</StoreLink>
            <StoreLink url={links.terms}>Terms and Conditions</StoreLink>
          </span>
        </div>
      </div>
    </footer>
  );
}

const WIDE = "(min-width: 40rem)";

/** Whether the columns stand beside one another. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(WIDE).matches,
  );
