import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database";

// What several rows decide together is decided in turns; a turn ends with the transaction.

/** Keeps attributes as they are while products are checked by them; several may do so at once. */
export const holdAttributes = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('matchwell attributes'))`);

/** Changes attributes while nobody checks products by them. */
export const takeAttributes = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell attributes'))`);

/** Adds products, or looks at how they hang together, while nobody else does. */
export const takeProducts = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell products'))`);
