import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { createAnyCatalogues, type AnyCatalogues } from "./any-catalogues";
import type { CatalogueRead } from "./catalogue-source";
import { createVersions, type VersionOf } from "./catalogue-versions";
import { createProductCache, type ProductCache } from "./product-cache";
import { readStaffLists, type StaffLists } from "./staff-lists";

/** The products that shoppers are shown, laid out for matching. */
export interface Catalogues {
  any: AnyCatalogues;
  /** The lists that staff keep, from whose rows shoppers choose. */
  lists: ProductCache<StaffLists>;
  /** Waits for a change made here, and until every later request sees it. */
  afterChange: <T>(change: Promise<T>) => Promise<T>;
}

/** `onRead` hears of every catalogue, or part of one, that is read; `versionOf` looks for changes. */
export function createCatalogues(
  db: Database,
  now: () => number,
  onRead: (read: CatalogueRead) => void = () => undefined,
  versionOf: VersionOf = createVersions(db),
): Catalogues {
  const any = createAnyCatalogues(db, now, onRead, versionOf);
  // A change of a list raises the version of the products that it is about.
  const version = () => versionOf("beds");
  const lists = createProductCache<StaffLists>(
    {
      version,
      async read() {
        // Read before the lists: what changes meanwhile is then seen as a later version.
        const before = await version();
        return { version: before, catalogue: await readStaffLists(db) };
      },
    },
    now,
  );
  return {
    any,
    lists,
    async afterChange(change) {
      const refresh = () => Promise.all([lists.refresh(), any.refresh()]);
      try {
        const changed = await change;
        await refresh();
        return changed;
      } catch (error) {
        // What was refused changed nothing; what failed otherwise may have been done all the same.
        if (!(error instanceof AppError && error.status < 500)) await refresh();
        throw error;
      }
    },
  };
}
