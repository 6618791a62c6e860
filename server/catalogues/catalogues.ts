import type { Database } from "../database/database";
import { AppError } from "../http/app-error";
import { createAnyCatalogues, type AnyCatalogues } from "./any-catalogues";
import { bedLayout, type BedCatalogue } from "./bed-catalogue";
import { allBeds, bedOptions, bedsById } from "./bed-rows";
import { catalogueSource, type CatalogueRead } from "./catalogue-source";
import { createVersions, type VersionOf } from "./catalogue-versions";
import { firearmLayout, type FirearmCatalogue } from "./firearm-catalogue";
import { allFirearms, firearmBrands, firearmsById } from "./firearm-rows";
import { createProductCache, type ProductCache } from "./product-cache";

/** The products that shoppers are shown, laid out for matching. */
export interface Catalogues {
  beds: ProductCache<BedCatalogue>;
  firearms: ProductCache<FirearmCatalogue>;
  /** Those that staff defined. */
  any: AnyCatalogues;
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
  const beds = createProductCache(
    catalogueSource(
      db,
      {
        name: "beds",
        layout: bedLayout,
        all: allBeds,
        byIds: bedsById,
        more: bedOptions,
        finish: (catalogue, options): BedCatalogue => ({ ...catalogue, options }),
      },
      onRead,
      versionOf,
    ),
    now,
  );
  const firearms = createProductCache(
    catalogueSource(
      db,
      {
        name: "firearms",
        layout: firearmLayout,
        all: allFirearms,
        byIds: firearmsById,
        more: firearmBrands,
        finish: (catalogue, brands): FirearmCatalogue => ({ ...catalogue, brands }),
      },
      onRead,
      versionOf,
    ),
    now,
  );
  const any = createAnyCatalogues(db, now, onRead, versionOf);
  return {
    beds,
    firearms,
    any,
    async afterChange(change) {
      const refresh = () => Promise.all([beds.refresh(), firearms.refresh(), any.refresh()]);
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
