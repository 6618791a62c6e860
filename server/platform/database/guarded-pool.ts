import pg from "pg";
import type { Breaker } from "./breaker";
import { isDatabaseAway, isUnanswered } from "./database-errors";
import { setLimits, type TimeLimits } from "./time-limits";

/** So soon after it answers again, a database gets few connections: with all at once the first would wait for the last. */
const SLOW_START_MS = 300;
const FIRST_CONNECTIONS = 3;

/**
 * A pool that asks nothing of a database that does not answer, and begins no connection to it: the database would have to
 * start each of them and to end it, one after the other, before it takes one that somebody still waits for.
 */
export function guardedPool(config: pg.PoolConfig, breaker: Breaker): pg.Pool {
  const pool = new pg.Pool(config);
  const { max } = pool.options;
  const mostNow = () => {
    const closedForMs = breaker.closedForMs();
    if (closedForMs === 0) return 0;
    return closedForMs < SLOW_START_MS ? Math.min(max, FIRST_CONNECTIONS) : max;
  };
  Object.defineProperty(pool.options, "max", { get: mostNow });
  const notice = (failure: unknown) => {
    if (isUnanswered(failure)) breaker.suspect();
  };
  pool.on("release", notice);

  type Done = (error: Error | undefined, ...given: unknown[]) => void;
  const take = pool.connect.bind(pool) as {
    (): Promise<pg.PoolClient>;
    (done: Done): void;
  };
  const ask = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  const taken = () =>
    take().catch((error: unknown) => {
      notice(error);
      throw error;
    });
  // The pool's own statements call back: they have passed already.
  const connect = (done?: Done) =>
    done
      ? take((error, ...given) => {
          notice(error);
          done(error, ...given);
        })
      : breaker.pass().then(taken);
  const query = (...asked: unknown[]) => breaker.pass().then(() => ask(...asked));

  // Whoever stood in line meanwhile is served by what is given back: nothing else begins a connection for them.
  const serve = (most: number) => {
    for (let more = Math.min(pool.waitingCount, most); more > 0; more--) {
      void taken().then(
        (client) => client.release(),
        () => undefined,
      );
    }
  };
  breaker.onClose(() => {
    serve(FIRST_CONNECTIONS);
    setTimeout(() => serve(max), SLOW_START_MS).unref();
  });
  return Object.assign(pool, {
    connect: connect as pg.Pool["connect"],
    query: query as pg.Pool["query"],
  });
}

/**
 * A pool whose every statement sets its limits on time by itself, within a transaction of its own. A pooler
 * in transaction mode carries nothing that belongs to a connection, and hands out another one each time.
 * It also takes connections for a database that does not answer, so that a request would wait again at each of its
 * steps: see `guardedPool`.
 */
export function limitedPool(config: pg.PoolConfig, limits: TimeLimits, breaker: Breaker): pg.Pool {
  const pool = guardedPool(config, breaker);
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      await client.query(`begin; ${setLimits(limits)}`);
      const result = await client.query(statement, values);
      await client.query("commit");
      return result;
    } catch (error) {
      if (isDatabaseAway(error)) failure = error;
      else await client.query("rollback").catch((lost: unknown) => (failure = lost));
      throw error;
    } finally {
      client.release(failure instanceof Error ? failure : client.getTransactionStatus() !== "I");
    }
  };
  return Object.assign(pool, { query: query as pg.Pool["query"] });
}

/** How long a pool may give no connection, while the database takes new ones, before it counts as stuck. */
const STUCK_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 5_000;

/** Tells whether a pool is stuck for good, which only a new process fixes. */
interface PoolWatch {
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
