import type pg from "pg";

/** How long a pool may give no connection, while the database takes new ones, before it counts as stuck. */
const STUCK_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 5_000;

/** Tells whether a pool is stuck for good, which only a new process fixes. */
export interface PoolWatch {
  isStuck: () => boolean;
  stop: () => void;
}

/**
 * Watches a pool: it is stuck when it has given no connection for half a minute while a fresh one, made
 * by `connectAfresh`, works. A database that is away makes no pool stuck.
 */
export function watchPool(
  pool: Pick<pg.Pool, "connect" | "on">,
  connectAfresh: () => Promise<void>,
  now: () => number = () => performance.now(),
): PoolWatch & { look: () => Promise<void> } {
  let lastGiven = now();
  let isStuck = false;
  pool.on("acquire", () => {
    lastGiven = now();
    isStuck = false;
  });

  const look = async () => {
    try {
      (await pool.connect()).release();
    } catch {
      if (now() - lastGiven < STUCK_TIMEOUT_MS) return;
      isStuck = await connectAfresh().then(
        () => true,
        () => false,
      );
    }
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, POLL_INTERVAL_MS).unref();

  return { isStuck: () => isStuck, stop: () => clearInterval(timer), look };
}
