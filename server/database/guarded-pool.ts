import pg from "pg";
import { createBreaker } from "./breaker";
import { isUnanswered } from "./is-database-away";

/**
 * A pool that asks nothing of a database that does not answer. Without that it begins connection after connection, each
 * of which the database has to start and to end once it answers again. `probe` looks whether it does, on a connection of
 * its own.
 */
export function guardedPool(config: pg.PoolConfig, probe: () => Promise<unknown>): pg.Pool {
  const pool = new pg.Pool(config);
  const breaker = createBreaker(probe);
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
