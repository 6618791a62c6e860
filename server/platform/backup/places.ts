import { existsSync } from "node:fs";
import { mkdir, rename, rm, rmdir } from "node:fs/promises";
import { createHash, type Hash } from "node:crypto";
import type { Environment } from "../boot/env";
import { finishSetUp } from "../boot/access-file";
import { lockDirectory } from "../database/directory-lock";
import { databaseFolderIn, isEmptyFolder, restoringFolderIn } from "../database/embedded";
import {
  embeddedIn,
  embeddedSession,
  postgresSession,
  type MaintenanceSession,
} from "../database/maintenance-session";
import { StartError } from "../process/run-until-stopped";

/** What names a database: the first of these that is there. */
export type Place = Pick<Environment, "dataDir"> &
  Partial<Pick<Environment, "databaseUrl" | "migrationDatabaseUrl">>;

/** PostgreSQL, if it is one. Past a pooler: the work keeps one connection, and changes its settings. */
function onPostgres({ databaseUrl, migrationDatabaseUrl }: Place) {
  if (migrationDatabaseUrl) return postgresSession(migrationDatabaseUrl, "MIGRATION_DATABASE_URL");
  return databaseUrl ? postgresSession(databaseUrl, "DATABASE_URL") : undefined;
}

/** The database that the environment names, as it is. */
export async function openSource(place: Place): Promise<MaintenanceSession> {
  return onPostgres(place) ?? embeddedSession(place.dataDir);
}

/**
 * Fills the database that the environment names. An embedded one appears when `work` is done, or not at all; what
 * an interrupted restore left is kept under another name, which `say` tells.
 */
export async function fillTarget<T>(
  place: Place,
  work: (session: MaintenanceSession) => Promise<T>,
  say: (sentence: string) => void,
): Promise<T> {
  const target = await onPostgres(place);
  if (target) return fill(target, work);
  const { dataDir } = place;
  const release = await lockDirectory(dataDir);
  const folder = databaseFolderIn(dataDir);
  const draft = restoringFolderIn(dataDir);
  try {
    if (!(await isEmptyFolder(folder))) {
      throw new StartError(
        `There is already a database in ${dataDir}, and it was left as it is: move that folder away, or set DATA_DIR to a new one.`,
      );
    }
    if (existsSync(draft)) {
      const aside = await setAside(draft);
      say(
        `What an interrupted restore had written was set aside: ${aside}. Delete it if you like.`,
      );
    }
    await mkdir(draft, { mode: 0o700 });
    let done: T;
    try {
      done = await fill(await embeddedIn(draft), work);
    } catch (error) {
      // Made a moment ago, and nothing else's.
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    if (existsSync(folder)) await rmdir(folder);
    await rename(draft, folder);
    // Otherwise a first start that was interrupted before would seem to be still under way.
    await finishSetUp(dataDir);
    return done;
  } finally {
    await release();
  }
}

/** Gives a folder a name that is free, and returns it: what may be somebody's data is never deleted. */
async function setAside(folder: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = `${folder}.set-aside-${number}`;
    if (existsSync(name)) continue;
    await rename(folder, name);
    return name;
  }
}

async function fill<T>(
  session: MaintenanceSession,
  work: (session: MaintenanceSession) => Promise<T>,
): Promise<T> {
  return work(session).finally(() => session.close());
}

/** Raised when a file of before can no longer be read as it is. */
export const FORMAT_VERSION = 1;
export const FORMAT = "matchwell-backup";

/** A table, with what is needed to read its rows in one order on every database. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

/** What a backup says of itself. */
export interface Header {
  format: typeof FORMAT;
  formatVersion: number;
  /** The version of the program that wrote it. */
  program: string;
  /** The creation time of the newest migration of its tables. */
  newestMigration: number;
  madeAt: string;
  /** In the order in which their rows may be written. */
  tables: TableShape[];
}

/** A row's values as PostgreSQL writes them as text. */
export type Row = (string | null)[];

/** What was read or written of one table. */
export interface TableSum {
  table: string;
  rows: number;
  sha256: string;
}

/** The parts of a backup in their order: header; rows and sum of each table. */
export type Part =
  | { kind: "header"; header: Header }
  | { kind: "rows"; rows: Row[] }
  | { kind: "end"; sum: TableSum };

/** Adds up one table's rows in their order. */
export function sumOf(table: string) {
  const hash: Hash = createHash("sha256");
  let rows = 0;
  return {
    add(row: Row) {
      rows += 1;
      hash.update(`${JSON.stringify(row)}\n`);
    },
    end: (): TableSum => ({ table, rows, sha256: hash.digest("hex") }),
  };
}

/** One checksum over those of the tables: equal for equal contents, whatever the database. */
export function contentSum(sums: TableSum[]): string {
  return createHash("sha256").update(JSON.stringify(sums)).digest("hex");
}
