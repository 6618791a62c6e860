import type pg from "pg";
import { StartError } from "../process/run-until-stopped";
import { applyMigrations } from "./migrate";
import { missingTables, NEWER, problemBeforeMigrating } from "./schema-check";

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
