import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "@shared/all-tables";
import { migrationsFolder } from "../process/project-root";
import type { Queryable } from "./database";

/** The tables that every database of ours has. */
const tableNames = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableName(table));

/** The record of the migrations that were applied. */
export const MIGRATIONS_TABLE = "drizzle.__drizzle_migrations";

/** The oldest migration that a server must know to work with the tables as they are. */
const OLDEST_KNOWN_TABLE = "drizzle.oldest_known_migration";

/** Our tables that are missing. */
export async function missingTables(sql: Queryable): Promise<string[]> {
  const { rows } = await sql.query(
    "select name from unnest($1::text[]) as name where to_regclass('public.' || quote_ident(name)) is null",
    [tableNames],
  );
  return rows.map(({ name }) => String(name));
}

/**
 * The reason why a database must not be migrated, as the end of a sentence; `undefined` when it may be.
 * Changes nothing. `isUsed` says that it has been served from before, so that it cannot be empty.
 */
export async function problemBeforeMigrating(
  sql: Queryable,
  isUsed: boolean,
): Promise<string | undefined> {
  const missing = await missingTables(sql);
  const hasTables = missing.length < tableNames.length;
  if (!hasTables && isUsed) return "its tables are gone";
  if (!(await isThere(sql, MIGRATIONS_TABLE))) {
    return hasTables ? "the record of its migrations is gone" : undefined;
  }
  const { rows: newest } = await sql.query(
    `select coalesce(max(created_at), 0)::text as at, count(*)::int as migrations from ${MIGRATIONS_TABLE}`,
  );
  if (hasTables && newest[0]?.migrations === 0) return "the record of its migrations is gone";
  if (Number(newest[0]?.at) > newestKnown() && !(await supportsThisServer(sql))) return NEWER;
  return undefined;
}

/**
 * Whether a newer version left the tables so that this one can work with them: a version only adds, and what
 * it no longer needs goes with the next one.
 */
async function supportsThisServer(sql: Queryable): Promise<boolean> {
  if (!(await isThere(sql, OLDEST_KNOWN_TABLE))) return false;
  const { rows } = await sql.query(
    `select max(migration)::text as oldest from ${OLDEST_KNOWN_TABLE}`,
  );
  return Number(rows[0]?.oldest) <= newestKnown();
}

async function isThere(sql: Queryable, table: string): Promise<boolean> {
  const { rows } = await sql.query("select to_regclass($1) is not null as there", [table]);
  return rows[0]?.there === true;
}

/** The one problem that is not damage. */
export const NEWER = "a newer version of this program has changed it";

/** The creation time of the newest migration that this program knows. */
function newestKnown(): number {
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8"),
  ) as { entries: { when: number }[] };
  return Math.max(0, ...journal.entries.map(({ when }) => when));
}
