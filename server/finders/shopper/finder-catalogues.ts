import { BEDS } from "../../catalogues/bed-definition";
import type { Catalogues } from "../../catalogues/catalogues";
import { withBedLists } from "../built-in/bed-lists";
import type { FinderCatalogue } from "../compile/finder-catalogue";

/** Gives the products of catalogues by their ids; `undefined` where there is none. */
interface CatalogueSource {
  current: (id: string) => Promise<FinderCatalogue | undefined>;
  /** The same, if nothing has to be waited for. */
  held: (id: string) => FinderCatalogue | undefined;
}

/** The catalogues that finders choose from, the beds with their lists. */
export const finderCatalogues = ({ any, bedOptions }: Catalogues): CatalogueSource => ({
  async current(id) {
    const [catalogue, options] = await Promise.all([
      any.of(id).current(),
      id === BEDS ? bedOptions.current() : undefined,
    ]);
    return catalogue && options ? withBedLists(catalogue, options) : catalogue;
  },
  held(id) {
    const catalogue = any.of(id).held();
    if (id !== BEDS || !catalogue) return catalogue;
    const options = bedOptions.held();
    return options && withBedLists(catalogue, options);
  },
});
