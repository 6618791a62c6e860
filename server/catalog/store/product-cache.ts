/** How long a catalog is shown without asking whether it changed. */
const TTL_MS = 300;
/** How long it is shown while that is asked, or a changed one read: nobody waits for it, and no price is older than a second. */
const MAX_AGE_MS = 900;
/** Where nobody else changes it, what is held is true until this process is told: it is shown as long as a look may take. */
const MAX_AGE_ALONE_MS = 10_000;

/** The current catalog of one kind of product, read once per version and shared by concurrent requests. */
export interface ProductCache<Catalog> {
  current: () => Promise<Catalog>;
  /** The same, if nothing has to be waited for. Whether it changed is looked for meanwhile. */
  held: () => Catalog | undefined;
  /**
   * Waits until every later request sees what was changed before: until it is read, or until nobody is shown anymore
   * what was read earlier. Never rejects.
   */
  refresh: () => Promise<void>;
}

/** A catalog, and the number that was raised by its latest change. */
export interface Versioned<Catalog> {
  version: number;
  catalog: Catalog;
}

export interface Source<Catalog> {
  /** A number raised by every change. */
  version: () => Promise<number>;
  /** Whether only this process changes it. */
  isAlone?: boolean | undefined;
  /** The present catalog, made from the one that is held if that is less work. */
  read: (held: Versioned<Catalog> | undefined) => Promise<Versioned<Catalog>>;
}

export function createProductCache<Catalog>(
  source: Source<Catalog>,
  now: () => number,
): ProductCache<Catalog> {
  let held: Versioned<Catalog> | undefined;
  /** When the latest check began that found, or made, what is held. */
  let checkedAt = -Infinity;
  /** At most one check runs, and one waits for it. */
  let running: Promise<Catalog> | undefined;
  let waiting: Promise<Catalog> | undefined;

  const check = async (): Promise<Catalog> => {
    let startedAt = now();
    const version = await source.version();
    // The question may have waited for others; what changes from here on this process is told.
    if (source.isAlone) startedAt = now();
    if (!held || held.version !== version) {
      held = await source.read(held);
    }
    checkedAt = startedAt;
    return held.catalog;
  };
  const start = () => (running = check().finally(() => (running = undefined)));
  /** A check that begins after now. */
  const startAfterRunning = () => {
    if (!running) return waiting ?? start();
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    return (waiting ??= settled.then(() => {
      waiting = undefined;
      return start();
    }));
  };

  const maxAgeMs = () => (source.isAlone && running ? MAX_AGE_ALONE_MS : MAX_AGE_MS);

  const shown = () => {
    const age = now() - checkedAt;
    // A clock that was set back makes nothing fresh.
    if (age < 0 || age >= maxAgeMs()) return undefined;
    // Whoever asks once it is too old hears of what fails.
    if (age >= TTL_MS && !running) void start().catch(() => undefined);
    return held?.catalog;
  };

  return {
    held: shown,
    async current() {
      let catalog = shown();
      if (catalog !== undefined) return catalog;
      if (!running) return startAfterRunning();
      // It began before this request: what it found may be too old by now.
      await running;
      catalog = shown();
      return catalog ?? waiting ?? running ?? start();
    },
    async refresh() {
      if (!held && !running) return;
      const isRead = startAfterRunning().catch(() => (checkedAt = -Infinity));
      let timer: NodeJS.Timeout | undefined;
      const isTooOld = new Promise((resolve) => (timer = setTimeout(resolve, maxAgeMs())));
      await Promise.race([isRead, isTooOld]).finally(() => clearTimeout(timer));
    },
  };
}
