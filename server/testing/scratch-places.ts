import { randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import { withDatabase } from "./database-url";
import "./provided";

/** Runs a statement on the tests' PostgreSQL, outside of any test's database. */
export async function onTestServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A new database on the tests' PostgreSQL, as `template` is. Drop it when done. */
export async function newDatabase(template: string): Promise<{ name: string; url: string }> {
  const name = `matchwell_test_${randomBytes(6).toString("hex")}`;
  await onTestServer(`create database ${name} template ${template}`);
  return { name, url: withDatabase(inject("postgresUrl"), name) };
}

/** Puts a seeded embedded database into a data directory. */
export async function seedDirectory(dataDir: string): Promise<void> {
  const dump = new Blob([await readFile(inject("embeddedTemplate"))]);
  await mkdir(dataDir, { recursive: true });
  await (await PGlite.create(join(dataDir, "database"), { loadDataDir: dump })).close();
}
