import pg from "pg";
import type { Breaker } from "./breaker";
import { isUnanswered } from "./is-database-away";

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
  pool.on("release", (failure) => {
    if (isUnanswered(failure)) breaker.suspect();
  });

  const take = pool.connect.bind(pool) as (done?: unknown) => Promise<pg.PoolClient>;
  const ask = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  // The pool's own statements call back: they have passed already.
  const connect = (done?: unknown) => (done ? take(done) : breaker.pass().then(() => take()));
  const query = (...asked: unknown[]) => breaker.pass().then(() => ask(...asked));
  return Object.assign(pool, {
    connect: connect as pg.Pool["connect"],
    query: query as pg.Pool["query"],
  });
}
