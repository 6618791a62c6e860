import type { CataloguePath } from "@shared/product-catalogues";
import type { Catalogues } from "../../catalogues/catalogues";
import type { ProductCache } from "../../catalogues/product-cache";
import { bedsForFinders } from "../built-in/bed-catalogue";
import type { FinderCatalogue } from "../compile/finder-catalogue";

/** Gives the products of catalogues by their ids; `undefined` where there is none. */
interface CatalogueSource {
  current: (id: string) => Promise<FinderCatalogue | undefined>;
  /** The same, if nothing has to be waited for. */
  held: (id: string) => FinderCatalogue | undefined;
}

/** The catalogues that finders choose from: those of staff, and those with tables of their own. */
export function finderCatalogues({ beds, any }: Catalogues): CatalogueSource {
  const fixed: Partial<Record<CataloguePath, ProductCache<FinderCatalogue>>> = {
    "bed-products": {
      refresh: beds.refresh,
      current: async () => bedsForFinders(await beds.current()),
      held() {
        const held = beds.held();
        return held && bedsForFinders(held);
      },
    },
  };
  const of = (id: string): ProductCache<FinderCatalogue | undefined> =>
    (Object.hasOwn(fixed, id) ? fixed[id as CataloguePath] : undefined) ?? any.of(id);
  return { current: (id) => of(id).current(), held: (id) => of(id).held() };
}
