import type pg from "pg";
import type { Breaker } from "./breaker";
import { guardedPool } from "./guarded-pool";
import { isDatabaseAway } from "./is-database-away";
import { setLimits, type TimeLimits } from "./time-limits";

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
