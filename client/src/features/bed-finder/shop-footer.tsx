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
  return (
    <footer className="border-t border-line bg-surface text-sm">
      <div className="mx-auto grid max-w-[68rem] gap-x-6 gap-y-8 px-4 py-8 sm:grid-cols-3">
        {columns.map(([title, list]) => (
          <section key={title}>
            <h2 className="px-3 text-base font-bold">{title}</h2>
            <ul className="mt-1 max-sm:grid max-sm:grid-cols-2">
              {list.map(([label, url]) => (
                <li key={label}>
                  <StoreLink url={url}>{label}</StoreLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-[68rem] flex-wrap items-center gap-x-2 px-4 py-2 text-muted">
          <p className="px-3">{brand.displayName}</p>
          <span className="ml-auto flex flex-wrap">
            <StoreLink url={links.privacy}>Privacy Policy</StoreLink>
            <StoreLink url={links.terms}>Terms and Conditions</StoreLink>
          </span>
        </div>
      </div>
    </footer>
  );
}
