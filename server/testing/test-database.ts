import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseHandle } from "../platform/database/database";
import { wrap } from "../platform/database/embedded";
import { openPostgres } from "../platform/database/postgres";
import { withDatabase } from "./database-url";
import "./provided";

/** A database of its own, migrated and seeded, of the kind that this run tests. Close it when done. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  return process.env.TEST_DATABASE_KIND === "postgres" ? copyOnPostgres() : loadEmbedded();
}

async function loadEmbedded(): Promise<DatabaseHandle> {
  const dump = new Blob([await readFile(inject("embeddedTemplate"))]);
  return wrap(await PGlite.create({ loadDataDir: dump }));
}

async function copyOnPostgres(): Promise<DatabaseHandle> {
  const url = inject("postgresUrl");
  const name = `matchwell_test_${randomBytes(6).toString("hex")}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name} template ${inject("postgresTemplate")}`);
  const handle = await openPostgres({ url: withDatabase(url, name) }, () => undefined);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await admin(`drop database ${name} with (force)`);
    },
  };
}
