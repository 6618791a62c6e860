import type { Catalogues } from "../../catalog/store/catalogues";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import { withStaffLists } from "../compile/with-lists";
import { catalogueFiles, hasStaffLists } from "../../templates/catalogue-files";

const listed = new Set(catalogueFiles.filter(hasStaffLists).map(({ id }) => id));

/** Gives the products of catalogues by their ids; `undefined` where there is none. */
interface CatalogueSource {
  current: (id: string) => Promise<FinderCatalogue | undefined>;
  /** The same, if nothing has to be waited for. */
  held: (id: string) => FinderCatalogue | undefined;
}

/** The catalogues that finders choose from, with the lists that staff keep for them. */
export const finderCatalogues = ({ any, lists }: Catalogues): CatalogueSource => ({
  async current(id) {
    const [catalogue, kept] = await Promise.all([
      any.of(id).current(),
      listed.has(id) ? lists.current() : undefined,
    ]);
    return catalogue && kept ? withStaffLists(id, catalogue, kept) : catalogue;
  },
  held(id) {
    const catalogue = any.of(id).held();
    if (!catalogue || !listed.has(id)) return catalogue;
    const kept = lists.held();
    return kept && withStaffLists(id, catalogue, kept);
  },
});
