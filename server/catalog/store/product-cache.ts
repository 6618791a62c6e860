/** How long a catalogue is shown without asking whether it changed. */
const TTL_MS = 300;
/** How long it is shown while that is asked, or a changed one read: nobody waits for it, and no price is older than a second. */
const MAX_AGE_MS = 900;

/** The current catalogue of one kind of product, read once per version and shared by concurrent requests. */
export interface ProductCache<Catalogue> {
  current: () => Promise<Catalogue>;
  /** The same, if nothing has to be waited for. Whether it changed is looked for meanwhile. */
  held: () => Catalogue | undefined;
  /**
   * Waits until every later request sees what was changed before: until it is read, or until nobody is shown anymore
   * what was read earlier. Never rejects.
   */
  refresh: () => Promise<void>;
}

/** A catalogue, and the number that was raised by its latest change. */
export interface Versioned<Catalogue> {
  version: number;
  catalogue: Catalogue;
}

export interface Source<Catalogue> {
  /** A number raised by every change. */
  version: () => Promise<number>;
  /** The present catalogue, made from the one that is held if that is less work. */
  read: (held: Versioned<Catalogue> | undefined) => Promise<Versioned<Catalogue>>;
}

export function createProductCache<Catalogue>(
  source: Source<Catalogue>,
  now: () => number,
): ProductCache<Catalogue> {
  let held: Versioned<Catalogue> | undefined;
  /** When the latest check began that found, or made, what is held. */
  let checkedAt = -Infinity;
  /** At most one check runs, and one waits for it. */
  let running: Promise<Catalogue> | undefined;
  let waiting: Promise<Catalogue> | undefined;

  const check = async (): Promise<Catalogue> => {
    const startedAt = now();
    const version = await source.version();
    if (!held || held.version !== version) {
      held = await source.read(held);
    }
    checkedAt = startedAt;
    return held.catalogue;
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

  const shown = () => {
    const age = now() - checkedAt;
    // A clock that was set back makes nothing fresh.
    if (age < 0 || age >= MAX_AGE_MS) return undefined;
    // Whoever asks once it is too old hears of what fails.
    if (age >= TTL_MS && !running) void start().catch(() => undefined);
    return held?.catalogue;
  };

  return {
    held: shown,
    async current() {
      let catalogue = shown();
      if (catalogue !== undefined) return catalogue;
      if (!running) return startAfterRunning();
      // It began before this request: what it found may be too old by now.
      await running;
      catalogue = shown();
      return catalogue ?? waiting ?? running ?? start();
    },
    async refresh() {
      if (!held && !running) return;
      const isRead = startAfterRunning().catch(() => (checkedAt = -Infinity));
      let timer: NodeJS.Timeout | undefined;
      const isTooOld = new Promise((resolve) => (timer = setTimeout(resolve, MAX_AGE_MS)));
      await Promise.race([isRead, isTooOld]).finally(() => clearTimeout(timer));
    },
  };
}
