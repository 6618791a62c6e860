import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as schema from "@shared/schema/all";
import { migrationsFolder } from "../project-root";
import { StartError } from "../start-error";
import type { DatabaseHandle, Queryable } from "./database";
import { lockDirectory } from "./directory-lock";

/**
 * Opens the embedded database under `dataDir`, which only one process may do at a time. Throws
 * `StartError` when another server holds it or the folder cannot be written.
 */
export async function openEmbedded(dataDir: string): Promise<DatabaseHandle> {
  const release = await lockDirectory(dataDir);
  try {
    const folder = join(dataDir, "database");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await wrap(await PGlite.create(folder));
    return {
      ...handle,
      close: async () => {
        await handle.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw new StartError(
      `The embedded database in ${dataDir} could not be opened (${error instanceof Error ? error.message : String(error)}): restore it from a backup, or move the folder away to start afresh.`,
      { cause: error },
    );
  }
}

/** An embedded database from a PGlite that is already open: migrated, with nothing to unlock. */
export async function wrap(lite: PGlite): Promise<DatabaseHandle> {
  const db = drizzle(lite, { schema });
  await migrate(db, { migrationsFolder });
  return {
    kind: "embedded",
    db,
    sql: queryable(lite),
    ping: async () => void (await lite.query("select 1")),
    // The directory's lock already keeps every other server out.
    alone: (work) => work(db),
    close: () => lite.close(),
  };
}

/**
 * PGlite in the calling form of a `pg` pool. Both forms are needed: connect-pg-simple sends
 * `(text, values)`, rate-limiter-flexible `{ text, values }`; a shim that knows only the first lets
 * every guess through.
 */
function queryable(lite: PGlite): Queryable {
  return {
    query: (statement, values) =>
      typeof statement === "string"
        ? lite.query<Record<string, unknown>>(statement, values)
        : lite.query<Record<string, unknown>>(statement.text, statement.values),
  };
}
