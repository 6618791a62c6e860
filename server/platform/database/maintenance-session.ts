import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { StartError } from "../process/run-until-stopped";
import { lockDirectory } from "./directory-lock";
import { databaseFolderIn, requireWhole } from "./embedded";
import { openFolder } from "./open-folder";
import { reasonOf } from "./database-errors";
import { keepsLimits, type TimeLimits } from "./time-limits";

/** One connection for work that takes minutes: without the servers' short timeouts. */
export interface MaintenanceSession {
  kind: "embedded" | "postgres";
  query: (
    statement: string,
    values?: unknown[],
  ) => Promise<{ rows: Record<string, string | null>[] }>;
  close: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** A day: what shows whether a connection keeps its settings. */
const NO_HURRY: TimeLimits = { statementMs: 86_400_000, idleInTransactionMs: 86_400_000 };

/** Values as text read the same on every server, and lose nothing. */
const AS_TEXT = [
  "set timezone to 'UTC'",
  "set datestyle to 'ISO, YMD'",
  "set intervalstyle to 'postgres'",
  "set bytea_output to 'hex'",
  "set extra_float_digits to 1",
];

/** A connection to PostgreSQL. Throws `StartError`, which calls the address `name`. */
export async function postgresSession(url: string, name: string): Promise<MaintenanceSession> {
  const connect = async (parameters: pg.ClientConfig = {}) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      ...parameters,
    });
    // A lost connection fails the statement that runs; without a listener it would end the process.
    client.on("error", () => undefined);
    await client.connect();
    return client;
  };
  try {
    if (!(await keepsLimits(connect, NO_HURRY))) {
      throw new StartError(
        `A pooler stands before the database in ${name}: set MIGRATION_DATABASE_URL to its direct address, then try again.`,
      );
    }
    const client = await connect();
    const session: MaintenanceSession = {
      kind: "postgres",
      query: (statement, values) => client.query<Record<string, string | null>>(statement, values),
      close: () => client.end(),
    };
    for (const setting of AS_TEXT) await session.query(setting);
    return session;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${name} could not be opened (${reasonOf(error)}): check the address, the user and that PostgreSQL is running, then try again.`,
      { cause: error },
    );
  }
}

/** The embedded database of a data directory, as it is. Throws `StartError` while a server uses it. */
export async function embeddedSession(dataDir: string): Promise<MaintenanceSession> {
  const folder = databaseFolderIn(dataDir);
  // Without this file PGlite would make a new database over what is there.
  if (!existsSync(join(folder, "PG_VERSION"))) {
    throw new StartError(
      `There is no embedded database in ${dataDir}: set DATA_DIR to the folder that the server uses, or DATABASE_URL for PostgreSQL.`,
    );
  }
  const release = await lockDirectory(dataDir);
  try {
    // What is damaged is neither changed nor copied as if it were all.
    await requireWhole(dataDir, () => Promise.resolve(undefined));
    const session = await embeddedIn(folder);
    return { ...session, close: () => session.close().finally(release) };
  } catch (error) {
    await release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded database in ${dataDir} could not be opened (${reasonOf(error)}): restore it from a backup.`,
      { cause: error },
    );
  }
}

/** An embedded database in a folder, made where there is none. The caller holds the directory's lock. */
export async function embeddedIn(folder: string): Promise<MaintenanceSession> {
  return sessionOn(await openFolder(folder));
}

async function sessionOn(lite: PGlite): Promise<MaintenanceSession> {
  const session: MaintenanceSession = {
    kind: "embedded",
    query: (statement, values) => lite.query<Record<string, string | null>>(statement, values),
    close: () => lite.close(),
  };
  for (const setting of AS_TEXT) await session.query(setting);
  return session;
}
