import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { waitUntilEnd } from "./statement-wait";

/** How long one statement over many rows may take. */
const MANY_ROWS_TIMEOUT_MS = 120_000;
/** The database ends it first, and says so. */
const GRACE_MS = 2_000;

const SETTINGS = {
  // Of rows that came a moment ago the statistics know nothing: "one row" becomes a loop over all rows for each of
  // them. Without loops each table is gone through once, hashed or sorted, whatever the statistics say.
  enable_nestloop: "off",
  // A loop that cannot be avoided is given an enormous cost, for which a plan would be compiled: half a second each.
  jit: "off",
  statement_timeout: String(MANY_ROWS_TIMEOUT_MS),
};

/**
 * Makes the rest of a transaction fit for statements over many rows: with a limit on time of their own, and with
 * plans that need no statistics. A pooler keeps to it, because all of it ends with the transaction.
 */
export async function expectManyRows(tx: Database): Promise<void> {
  const settings = Object.entries(SETTINGS).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await tx.execute(sql`select ${sql.join(settings, sql`, `)}`);
  waitUntilEnd(tx, MANY_ROWS_TIMEOUT_MS + GRACE_MS);
}
