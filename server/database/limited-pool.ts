import pg from "pg";
import { createBreaker } from "./breaker";
import { isDatabaseAway, isUnanswered } from "./is-database-away";
import { setLimits, type TimeLimits } from "./time-limits";

/**
 * A pool whose every statement sets its limits on time by itself, within a transaction of its own. A pooler
 * in transaction mode carries nothing that belongs to a connection, and hands out another one each time.
 * It also takes connections for a database that does not answer: so that a request does not wait again at
 * each of its steps, `probe` looks whether it does, on a connection of its own.
 */
export function limitedPool(
  config: pg.PoolConfig,
  limits: TimeLimits,
  probe: () => Promise<unknown>,
): pg.Pool {
  const pool = new pg.Pool(config);
  const breaker = createBreaker(probe);
  pool.on("release", (failure) => {
    if (isUnanswered(failure)) breaker.suspect();
  });

  const take = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connect = () => breaker.pass().then(take);
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    const client = await connect();
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
  return Object.assign(pool, {
    connect: connect as pg.Pool["connect"],
    query: query as pg.Pool["query"],
  });
}
