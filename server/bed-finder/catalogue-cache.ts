import type { Database } from "../database/database";
import { buildCatalogue, type BedCatalogue } from "./catalogue";
import { allBeds, bedOptions, bedsVersion } from "./queries";

/** No shopper sees a price older than this, whichever server changed it. */
const TTL_MS = 300;

/** The current catalogue, read once per version and shared by concurrent requests. */
export interface CatalogueCache {
  current: () => Promise<BedCatalogue>;
  /** Waits for a change made here: every later request sees it. */
  afterChange: <T>(change: Promise<T>) => Promise<T>;
}

export function createCatalogueCache(db: Database, now: () => number): CatalogueCache {
  let held: { version: number; catalogue: BedCatalogue } | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<BedCatalogue> | undefined;
  let changes = 0;

  const check = async (): Promise<BedCatalogue> => {
    const startedAt = now();
    const known = changes;
    // The version is read first: a change in between is then seen as a newer version next time.
    const version = await bedsVersion(db);
    const present =
      held?.version === version
        ? held
        : { version, catalogue: buildCatalogue(await allBeds(db), await bedOptions(db)) };
    if (!held || version > held.version || known === changes) held = present;
    // A read that overlaps a change serves those who asked before; the next request reads again.
    if (known === changes) checkedAt = startedAt;
    return present.catalogue;
  };

  return {
    current() {
      // A clock that was set back makes nothing fresh.
      const age = now() - checkedAt;
      if (held && age >= 0 && age < TTL_MS) return Promise.resolve(held.catalogue);
      if (checking) return checking;
      const mine = check().finally(() => {
        if (checking === mine) checking = undefined;
      });
      return (checking = mine);
    },
    async afterChange(change) {
      try {
        return await change;
      } finally {
        changes += 1;
        checkedAt = -Infinity;
        checking = undefined;
      }
    },
  };
}
