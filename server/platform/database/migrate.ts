import { setTimeout as sleep } from "node:timers/promises";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";
import { migrationsFolder } from "../process/project-root";
import { StartError } from "../process/run-until-stopped";
import { MIGRATIONS_TABLE, missingTables, NEWER, problemBeforeMigrating } from "./schema-check";

/** A connection that migrations run on. Nobody else may use it meanwhile. */
interface MigrationConnection {
  query: (statement: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
}

/** Shoppers wait behind a migration that waits for a table: it gives up before they do, and tries again. */
const LOCK_TIMEOUT_MS = 1_000;
const RETRY_INTERVAL_MS = 500;
const MAX_TRIES = 60;

const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";

/** Builds an index beside the table's readers and writers; no transaction can do that. */
const CONCURRENT_INDEX =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i;

/** The same statement for tables that nobody uses yet, within a transaction. */
export const withoutConcurrency = (statement: string): string =>
  CONCURRENT_INDEX.test(statement) ? statement.replace(/concurrently/i, "") : statement;

/**
 * Applies the migrations that the database lacks, each in a transaction of its own that waits for no table
 * longer than a second at a time. A file with indexes built concurrently runs statement by statement.
 * Throws `StartError` where a table stays in use, and the database's error where a statement fails.
 */
export async function applyMigrations(
  connection: MigrationConnection,
  migrations: readonly MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
  maxTries = MAX_TRIES,
): Promise<void> {
  const { query } = connection;
  await query("create schema if not exists drizzle");
  await query(
    `create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await query(
    `select coalesce(max(created_at), -1)::text as newest from ${MIGRATIONS_TABLE}`,
  );
  const newest = Number(rows[0]!.newest);
  for (const migration of migrations.filter((each) => each.folderMillis > newest)) {
    const isConcurrent = migration.sql.some((statement) => CONCURRENT_INDEX.test(statement));
    if (isConcurrent) await buildIndexes(connection, migration);
    else await whenTablesAreFree(maxTries, () => inTransaction(connection, migration));
  }
}

async function inTransaction({ query }: MigrationConnection, migration: MigrationMeta) {
  await query("begin");
  try {
    await query("set local statement_timeout = 0");
    await query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const statement of migration.sql) await query(statement);
    await record(query, migration);
    await query("commit");
  } catch (error) {
    // The statement's own failure says more than that of a connection which is gone.
    await query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Each index by itself. One that was interrupted is there without being used, and is built anew. */
async function buildIndexes({ query }: MigrationConnection, migration: MigrationMeta) {
  for (const statement of migration.sql) {
    const index = CONCURRENT_INDEX.exec(statement)?.[1];
    if (index) {
      const { rows } = await query(
        "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
        [`public."${index}"`],
      );
      if (rows.length > 0) await query(`drop index concurrently if exists "${index}"`);
    }
    await query(statement);
  }
  await record(query, migration);
}

const record = (query: MigrationConnection["query"], { hash, folderMillis }: MigrationMeta) =>
  query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);

async function whenTablesAreFree(maxTries: number, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error;
      if (tries >= maxTries) {
        throw new StartError(
          "The database could not be brought up to date: one of its tables stayed in use. End what holds it (pg_stat_activity shows the longest transactions), then start again.",
          { cause: error },
        );
      }
      await sleep(RETRY_INTERVAL_MS);
    }
  }
}

/** Throws PostgreSQL's own error where nothing can be written. */
export async function requireWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  );
  if (rows[0]?.readOnly === "on") {
    throw Object.assign(new Error("it can only be read"), { code: "25006" });
  }
}

/** Migrates the database. Throws `StartError` when it is damaged, or changed by a version that this one cannot follow. */
export async function bringUpToDate(client: pg.Client): Promise<void> {
  const problem = await problemBeforeMigrating(client, false);
  if (problem === NEWER) {
    throw new StartError(
      `The database in DATABASE_URL cannot be used: ${NEWER}. Start that version, or restore a backup from before.`,
    );
  }
  if (problem) throw damaged(problem);
  await applyMigrations({ query: (statement, values) => client.query(statement, values) });
  const missing = await missingTables(client);
  if (missing.length > 0) throw damaged(`the table ${missing[0]} is missing`);
}

const damaged = (reason: string) =>
  new StartError(
    `The database in DATABASE_URL is damaged (${reason}) and was left as it is: restore it from a backup.`,
  );

/** Throws `StartError` where two addresses lead to different databases. */
export async function requireSameDatabase(
  ...connections: (() => Promise<pg.Client>)[]
): Promise<void> {
  const identities = await Promise.all(
    connections.map(async (connect) => {
      const client = await connect();
      const { rows } = await client
        .query<{ identity: string }>(
          "select system_identifier || '/' || current_database() as identity from pg_control_system()",
        )
        .finally(() => client.end());
      return rows[0]!.identity;
    }),
  );
  if (new Set(identities).size > 1) {
    throw new StartError(
      "MIGRATION_DATABASE_URL is not the database in DATABASE_URL: both must lead to the same one, the first without a pooler.",
    );
  }
}
