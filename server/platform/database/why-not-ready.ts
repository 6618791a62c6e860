import type { Queryable } from "./database";
import { isDiskFull } from "./is-database-away";
import { missingTables } from "./schema-check";

/**
 * The reason why a database cannot be used now, as a sentence; `undefined` when it answers, takes writes
 * and has our tables. After a full disk it must also take a write that needs room. Throws when it does
 * not answer.
 */
export async function whyNotReady(
  sql: Queryable,
  hasBeenFull: boolean,
): Promise<string | undefined> {
  const { rows } = await sql.query("select current_setting('transaction_read_only') as read_only");
  if (rows[0]?.read_only === "on") return "The database takes no writes at the moment.";
  const missing = await missingTables(sql);
  if (missing.length > 0) return `The database lacks the table ${missing[0]}.`;
  if (hasBeenFull && !(await hasRoom(sql))) return "The database's disk is full.";
  return undefined;
}

/** Whether a new page can be written: an old one may have room left on a full disk. */
async function hasRoom(sql: Queryable): Promise<boolean> {
  try {
    // One statement, so that it is one transaction on any driver: the table is gone at its end.
    await sql.query(`do $$ begin
      create temporary table room_to_write on commit drop
        as select repeat(md5(random()::text), 1000) from generate_series(1, 20);
    end $$`);
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
