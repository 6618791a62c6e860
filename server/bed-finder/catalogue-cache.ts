import type { Database } from "../database/database";
import { buildCatalogue, type BedCatalogue } from "./catalogue";
import { allBeds, bedOptions, bedsVersion } from "./queries";

/** No shopper sees a price older than this, whichever server changed it. */
const FRESH_MS = 300;

/** The present catalogue, read once per version and shared by everyone who asks meanwhile. */
export interface CatalogueCache {
  current(): Promise<BedCatalogue>;
}

export function createCatalogueCache(db: Database, now: () => number): CatalogueCache {
  let held: { version: number; catalogue: BedCatalogue } | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<BedCatalogue> | undefined;

  const check = async (): Promise<BedCatalogue> => {
    const startedAt = now();
    // The version is read first: a change in between is then seen as a newer version next time.
    const version = await bedsVersion(db);
    if (held?.version !== version) {
      held = { version, catalogue: buildCatalogue(await allBeds(db), await bedOptions(db)) };
    }
    checkedAt = startedAt;
    return held.catalogue;
  };

  return {
    current() {
      // A clock that was set back makes nothing fresh.
      const age = now() - checkedAt;
      if (held && age >= 0 && age < FRESH_MS) return Promise.resolve(held.catalogue);
      return (checking ??= check().finally(() => (checking = undefined)));
    },
  };
}
