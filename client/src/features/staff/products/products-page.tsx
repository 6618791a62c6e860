import * as Tabs from "@radix-ui/react-tabs";
import { catalogOf, catalogPaths } from "@shared/templates/product-catalogs";
import { useLocation, useSearchParams } from "wouter";
import { CatalogProducts } from "./catalog-products";

/** The products of the two catalogs that come with the site. */
export function ProductsPage() {
  const [params] = useSearchParams();
  const [address, go] = useLocation();
  const id = catalogPaths.find((each) => each === params.get("catalogue")) ?? catalogPaths[0]!;
  return (
    <Tabs.Root
      value={id}
      // Another catalog has other filters.
      onValueChange={(next) => {
        go(`${address}?${new URLSearchParams({ catalogue: next })}`, { replace: true });
      }}
    >
      <CatalogProducts
        key={id}
        id={id}
        titleOf={() => "Products"}
        frame={(list) => (
          <>
            <Tabs.List aria-label="Catalog" className="flex gap-2">
              {catalogPaths.map((each) => (
                <Tabs.Trigger
                  key={each}
                  value={each}
                  className="min-h-control rounded-full border border-outline bg-surface px-4 font-semibold data-[state=active]:border-accent data-[state=active]:bg-accent-soft data-[state=active]:text-accent-text"
                >
                  {catalogOf(each).title}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Tabs.Content value={id} className="pt-4">
              {list}
            </Tabs.Content>
          </>
        )}
      />
    </Tabs.Root>
  );
}
