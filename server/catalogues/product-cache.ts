/** No shopper sees a price older than this, whichever server changed it. */
const TTL_MS = 300;

/** The current catalogue of one kind of product, read once per version and shared by concurrent requests. */
export interface ProductCache<Catalogue> {
  current: () => Promise<Catalogue>;
  /** The same, if nothing has to be asked for it. */
  held: () => Catalogue | undefined;
  /** Called when a change made here is done, or failed: every later request sees it. */
  expire: () => void;
}

interface Source<Catalogue> {
  /** A number raised by every change. */
  version: () => Promise<number>;
  read: () => Promise<Catalogue>;
}

export function createProductCache<Catalogue>(
  source: Source<Catalogue>,
  now: () => number,
): ProductCache<Catalogue> {
  let held: { version: number; catalogue: Catalogue } | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<Catalogue> | undefined;
  let changes = 0;

  const check = async (): Promise<Catalogue> => {
    const startedAt = now();
    const known = changes;
    // The version is read first: a change in between is then seen as a newer version next time.
    const version = await source.version();
    const present = held?.version === version ? held : { version, catalogue: await source.read() };
    if (!held || version > held.version || known === changes) held = present;
    // A read that overlaps a change serves those who asked before; the next request reads again.
    if (known === changes) checkedAt = startedAt;
    return present.catalogue;
  };

  const fresh = () => {
    // A clock that was set back makes nothing fresh.
    const age = now() - checkedAt;
    return age >= 0 && age < TTL_MS ? held?.catalogue : undefined;
  };

  return {
    held: fresh,
    current() {
      const catalogue = fresh();
      if (catalogue !== undefined) return Promise.resolve(catalogue);
      if (checking) return checking;
      const mine = check().finally(() => {
        if (checking === mine) checking = undefined;
      });
      return (checking = mine);
    },
    expire() {
      changes += 1;
      checkedAt = -Infinity;
      checking = undefined;
    },
  };
}
