import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPostgres } from "../platform/database/postgres";
import { seed } from "../specification/seed/seed";
import { withDatabase } from "./database-url";
import { startPostgres } from "./postgres-server";
import "./provided";

/** Makes one seeded database, for each test file to copy. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  const template = `matchwell_test_${randomBytes(4).toString("hex")}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const handle = await openPostgres({ url: withDatabase(server.url, template) }, () => undefined);
  await seed(handle.db, true);
  await handle.close();
  project.provide("postgresUrl", server.url);
  project.provide("postgresTemplate", template);
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    server.stop();
  };
}
