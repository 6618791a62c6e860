import type { Database } from "../database/database";
import { layOutBeds, type BedCatalogue } from "./bed-catalogue";
import { allBeds, bedOptions } from "./bed-rows";
import { catalogueVersion } from "./catalogue-version";
import { layOutFirearms, type FirearmCatalogue } from "./firearm-catalogue";
import { allFirearms, firearmBrands } from "./firearm-rows";
import { createProductCache, type ProductCache } from "./product-cache";

/** The products that shoppers are shown, laid out for matching. */
export interface Catalogues {
  beds: ProductCache<BedCatalogue>;
  firearms: ProductCache<FirearmCatalogue>;
  /** Waits for a change made here: every later request sees it. */
  afterChange: <T>(change: Promise<T>) => Promise<T>;
}

export function createCatalogues(db: Database, now: () => number): Catalogues {
  const beds = createProductCache(
    {
      version: () => catalogueVersion(db, "beds"),
      read: async () => layOutBeds(await allBeds(db), await bedOptions(db)),
    },
    now,
  );
  const firearms = createProductCache(
    {
      version: () => catalogueVersion(db, "firearms"),
      read: async () => layOutFirearms(await allFirearms(db), await firearmBrands(db)),
    },
    now,
  );
  return {
    beds,
    firearms,
    async afterChange(change) {
      try {
        return await change;
      } finally {
        beds.expire();
        firearms.expire();
      }
    },
  };
}
