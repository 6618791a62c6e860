import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import * as schema from "@shared/all-tables";
import { StartError } from "../process/run-until-stopped";
import { keepCheckpointing } from "./checkpoints";
import type { DatabaseHandle } from "./database";
import { lockDirectory } from "./directory-lock";
import { guardFreeSpace, missingSpace } from "./free-space";
import { leaveTurns } from "./leave-turns";
import { openFolder, problemIn, queryable, type Look } from "./open-folder";
import { applyMigrations } from "./migrate";
import { refuseAfterEnd } from "./refuse-after-end";
import { reasonOf, whyNotReady } from "./database-errors";
import { missingTables, NEWER, problemBeforeMigrating } from "./schema-check";

/** The embedded database's folder in a data directory, and those that become it when they are complete. */
export const databaseFolderIn = (dataDir: string) => join(dataDir, "database");
const newFolderIn = (dataDir: string) => join(dataDir, "database.new");
export const restoringFolderIn = (dataDir: string) => join(dataDir, "database.restoring");

/**
 * The progress of a data directory's set-up, kept beside its database: `begun` was interrupted before the
 * first request; `finished` has been served from.
 */
export interface SetUpMarker {
  read: () => Promise<"none" | "begun" | "finished">;
  /** Written before anything is created. */
  begin: () => Promise<void>;
}

/**
 * Opens the embedded database under `dataDir`, which only one process may do at a time. Throws
 * `StartError` when another server holds it, when the folder cannot be written or has no room, and when
 * the data is damaged: that is left as it is, to the byte.
 */
export async function openEmbedded(dataDir: string, marker: SetUpMarker): Promise<DatabaseHandle> {
  const release = await lockDirectory(dataDir);
  try {
    const folder = databaseFolderIn(dataDir);
    const state = await marker.read();
    const isEmpty = await isEmptyFolder(folder);
    if (isEmpty) requireNoRestore(dataDir);
    if (isEmpty && state === "finished") throw leftDamaged(dataDir, "its folder is empty");
    await requireRoom(dataDir, isEmpty);
    const look = looking(state === "finished");
    if (isEmpty) {
      await marker.begin();
      await makeDatabase(dataDir);
    } else await requireWhole(dataDir, look);
    const handle = await openWhole(dataDir, look);
    return {
      ...handle,
      close: async () => {
        await handle.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Whether there is nothing in a folder. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/** A restore that was killed leaves what it had written so far: no shop begins beside it as if it were new. */
function requireNoRestore(dataDir: string): void {
  if (!existsSync(restoringFolderIn(dataDir))) return;
  throw new StartError(
    `A restore into ${dataDir} was interrupted, so there is no database yet: run db:restore again, or move ${restoringFolderIn(dataDir)} away to start with a new one.`,
  );
}

async function requireRoom(dataDir: string, isNew: boolean): Promise<void> {
  const missing = Math.ceil((await missingSpace(dataDir, isNew)) / 1024 / 1024);
  if (missing === 0) return;
  throw new StartError(
    `The disk is too full for the embedded database in ${dataDir}: free at least ${missing} MB more, or set DATA_DIR to a folder on another disk.`,
  );
}

/** Makes a database beside its place, where nothing of anybody's is, and moves it there when it is complete. */
async function makeDatabase(dataDir: string): Promise<void> {
  const [folder, draft] = [databaseFolderIn(dataDir), newFolderIn(dataDir)];
  try {
    // Left by a start that was killed here: nobody has ever been served from it.
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await (await openFolder(draft)).close();
    if (existsSync(folder)) await rmdir(folder);
    await rename(draft, folder);
  } catch (error) {
    throw new StartError(
      `No embedded database could be made in ${dataDir} (${reasonOf(error)}): mend that, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Throws `StartError` when the database in a data directory is damaged, by the lengths of its files, by what is
 * in them, or by `look`. Changes nothing.
 */
export async function requireWhole(dataDir: string, look: Look): Promise<void> {
  const folder = databaseFolderIn(dataDir);
  // Without this file PGlite would make a new database over what is there.
  const problem = existsSync(join(folder, "PG_VERSION"))
    ? await problemIn(folder, look)
    : "PG_VERSION is missing";
  if (problem === NEWER) throw newer(dataDir);
  if (problem) throw leftDamaged(dataDir, problem);
}

/** What this version needs to work with a database; `isUsed` when it has been served from before. */
const looking =
  (isUsed: boolean): Look =>
  async (sql) => {
    const problem = await problemBeforeMigrating(sql, isUsed);
    if (problem) return problem;
    await applyMigrations(sql);
    const [missing] = await missingTables(sql);
    return missing === undefined ? undefined : `the table ${missing} is missing`;
  };

/** Opens a database that has been found whole; one that could not be looked at in whole is looked at now. */
async function openWhole(dataDir: string, look: Look): Promise<DatabaseHandle> {
  const folder = databaseFolderIn(dataDir);
  let lite: PGlite | undefined;
  try {
    lite = await openFolder(folder);
    const problem = await look(queryable(lite));
    if (problem === NEWER) throw newer(dataDir);
    if (problem) throw damaged(dataDir, problem);
    const handle = await wrap(lite);
    guardFreeSpace(lite, folder);
    leaveTurns(lite);
    refuseAfterEnd(lite);
    const endCheckpoints = keepCheckpointing(lite);
    return {
      ...handle,
      close: () => {
        endCheckpoints();
        return handle.close();
      },
    };
  } catch (error) {
    await lite?.close().catch(() => undefined);
    throw error instanceof StartError ? error : damaged(dataDir, reasonOf(error), error);
  }
}

const ADVICE = "restore the folder from a backup, or move it away to start with a new one.";

const leftDamaged = (dataDir: string, reason: string) =>
  new StartError(
    `The embedded database in ${dataDir} is damaged (${withoutStop(reason)}) and was left as it is: ${ADVICE}`,
  );

const damaged = (dataDir: string, reason: string, cause?: unknown) =>
  new StartError(
    `The embedded database in ${dataDir} is damaged (${withoutStop(reason)}): ${ADVICE}`,
    { cause },
  );

const newer = (dataDir: string) =>
  new StartError(
    `The embedded database in ${dataDir} cannot be used: ${NEWER}. Start that version, or restore a backup from before.`,
  );

const withoutStop = (reason: string) => reason.replace(/\.$/, "");

/** An embedded database from a PGlite that is already open: migrated, with nothing to unlock. */
export async function wrap(lite: PGlite): Promise<DatabaseHandle> {
  const { drizzle } = await import("drizzle-orm/pglite");
  const db = drizzle(lite, { schema });
  const sql = queryable(lite);
  await applyMigrations(sql);
  return {
    kind: "embedded",
    db,
    quick: db,
    sql,
    whyNotReady: (hasBeenFull) => whyNotReady(sql, hasBeenFull),
    isStuck: () => false,
    // The directory's lock already excludes every other server.
    alone: (work) => work(db),
    close: () => lite.close(),
  };
}
