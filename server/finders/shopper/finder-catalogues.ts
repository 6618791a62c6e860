import type { CataloguePath } from "@shared/product-catalogues";
import type { Catalogues } from "../../catalogues/catalogues";
import type { ProductCache } from "../../catalogues/product-cache";
import { bedsForFinders } from "../built-in/bed-catalogue";
import { firearmsForFinders } from "../built-in/firearm-catalogue";
import type { FinderCatalogue } from "../compile/finder-catalogue";

/** Gives the products of catalogues by their ids; `undefined` where there is none. */
interface CatalogueSource {
  current: (id: string) => Promise<FinderCatalogue | undefined>;
  /** The same, if nothing has to be waited for. */
  held: (id: string) => FinderCatalogue | undefined;
}

/** The catalogues that finders choose from: those of staff, and those with fields of their own. */
export function finderCatalogues({ beds, firearms, any }: Catalogues): CatalogueSource {
  const fixed: Record<CataloguePath, Pick<ProductCache<FinderCatalogue>, "current" | "held">> = {
    "bed-products": {
      current: async () => bedsForFinders(await beds.current()),
      held() {
        const held = beds.held();
        return held && bedsForFinders(held);
      },
    },
    "firearm-products": {
      current: async () => firearmsForFinders(await firearms.current()),
      held() {
        const held = firearms.held();
        return held && firearmsForFinders(held);
      },
    },
  };
  const of = (id: string): Pick<ProductCache<FinderCatalogue | undefined>, "current" | "held"> =>
    (Object.hasOwn(fixed, id) ? fixed[id as CataloguePath] : undefined) ?? any.of(id);
  return { current: (id) => of(id).current(), held: (id) => of(id).held() };
}
