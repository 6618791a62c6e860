import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { isDatabaseAway } from "./is-database-away";
import { setLimits, type TimeLimits } from "./time-limits";

/**
 * A transaction on a client of the pool that is always released. Drizzle's own begins outside its `try`:
 * a failing `begin` would leak the client. A client that is not cleanly out of its transaction is
 * destroyed, and so is one whose connection fails: PostgreSQL rolls back. `limits` are set at its begin.
 */
export function transactionOn<Schema extends Record<string, unknown>>(
  pool: pg.Pool,
  open: (client: pg.PoolClient) => NodePgDatabase<Schema>,
  limits?: TimeLimits,
): NodePgDatabase<Schema>["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let cause: { error: unknown } | undefined;
    let lost: unknown;
    try {
      return await open(client).transaction(async (tx) => {
        try {
          if (limits) await tx.execute(sql.raw(setLimits(limits)));
          return await work(tx);
        } catch (error) {
          cause = { error };
          // Drizzle rolls back next; on a connection that does not answer it would wait once more.
          if (isDatabaseAway(error)) void client.end().catch(() => undefined);
          throw error;
        }
      }, config);
    } catch (error) {
      // What came first says what is wrong, and not the rollback on a connection that was given up.
      if (isDatabaseAway(error)) lost = cause?.error ?? error;
      throw cause ? cause.error : error;
    } finally {
      client.release(lost instanceof Error ? lost : client.getTransactionStatus() !== "I");
    }
  };
}
