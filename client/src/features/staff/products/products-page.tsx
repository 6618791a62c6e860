import * as Tabs from "@radix-ui/react-tabs";
import { catalogPaths } from "@shared/templates/product-catalogs";
import { useLocation, useSearchParams } from "wouter";
import { lastCatalog } from "@/staff-kit/last-catalog";
import { useCatalogNames } from "@/staff-kit/use-staff-data";
import { CatalogProducts } from "./catalog-products";

/** The products of every catalog: of the two that come with the site, and of those that staff made. */
export function ProductsPage() {
  const [params] = useSearchParams();
  const [address, go] = useLocation();
  const { catalogs, isPending } = useCatalogNames();
  const wished = params.get("catalogue") ?? lastCatalog() ?? catalogPaths[0]!;
  // Until the own ones are there, who wished for one waits at it.
  const isThere = isPending || catalogs.some((each) => each.id === wished);
  const id = isThere ? wished : catalogPaths[0]!;
  return (
    <Tabs.Root
      value={id}
      // Another catalog has other filters; the words that are searched stay.
      onValueChange={(next) => {
        const q = params.get("q");
        const kept = new URLSearchParams({ catalogue: next, ...(q && { q }) });
        go(`${address}?${kept}`, { replace: true });
      }}
    >
      <CatalogProducts
        key={id}
        id={id}
        titleOf={() => "Products"}
        frame={(list) => (
          <>
            <Tabs.List aria-label="Catalog" className="flex flex-wrap gap-2">
              {catalogs.map((each) => (
                <Tabs.Trigger
                  key={each.id}
                  value={each.id}
                  className="min-h-control rounded-full border border-outline bg-surface px-4 font-semibold data-[state=active]:border-accent data-[state=active]:bg-accent-soft data-[state=active]:text-accent-text"
                >
                  {each.name}
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
