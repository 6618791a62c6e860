import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import * as schema from "@shared/schema/all";
import { StartError } from "../process/start-error";
import { keepCheckpointing } from "./checkpoints";
import type { DatabaseHandle, Queryable } from "./database";
import { lockDirectory } from "./directory-lock";
import { guardFreeSpace, missingSpace } from "./free-space";
import { applyMigrations } from "./migrate";
import { reasonOf } from "./reason-of";
import { missingTables, NEWER, problemBeforeMigrating } from "./schema-check";
import { whyNotReady } from "./why-not-ready";

/**
 * The progress of a data directory's set-up, kept beside its database: `begun` was interrupted before the
 * first request, so that it may start anew; `finished` has been served from.
 */
export interface SetUpMarker {
  read: () => Promise<"none" | "begun" | "finished">;
  /** Written before anything is created. */
  begin: () => Promise<void>;
}

/**
 * Opens the embedded database under `dataDir`, which only one process may do at a time. Throws
 * `StartError` when another server holds it, when the folder cannot be written or has no room, and when
 * the data is damaged: that is left as it is.
 */
export async function openEmbedded(dataDir: string, marker: SetUpMarker): Promise<DatabaseHandle> {
  const release = await lockDirectory(dataDir);
  try {
    const folder = join(dataDir, "database");
    await prepare(folder, dataDir, marker);
    const isUsed = (await marker.read()) === "finished";
    const handle = await openFolder(folder, dataDir, isUsed);
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

/** Prepares the folder for opening; an interrupted set-up starts anew. */
async function prepare(folder: string, dataDir: string, marker: SetUpMarker): Promise<void> {
  const state = await marker.read();
  if (state === "begun") await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isEmpty = (await readdir(folder)).length === 0;
  if (state === "finished" && isEmpty) throw damaged(dataDir, "its folder is empty");
  // Without this file PGlite would make a new database over what is there.
  if (!isEmpty && !existsSync(join(folder, "PG_VERSION"))) {
    throw damaged(dataDir, "PG_VERSION is missing");
  }
  const missing = Math.ceil((await missingSpace(folder, isEmpty)) / 1024 / 1024);
  if (missing > 0) {
    throw new StartError(
      `The disk is too full for the embedded database in ${dataDir}: free at least ${missing} MB more, or set DATA_DIR to a folder on another disk.`,
    );
  }
  if (isEmpty) await marker.begin();
}

async function openFolder(folder: string, dataDir: string, isUsed: boolean) {
  // Loaded here: a server on PostgreSQL does without it.
  const { PGlite } = await import("@electric-sql/pglite");
  let lite: PGlite;
  try {
    lite = await PGlite.create(folder);
  } catch (error) {
    throw damaged(dataDir, reasonOf(error), error);
  }
  try {
    const sql = queryable(lite);
    const problem = await problemBeforeMigrating(sql, isUsed);
    if (problem === NEWER) {
      throw new StartError(
        `The embedded database in ${dataDir} cannot be used: ${NEWER}. Start that version, or restore a backup from before.`,
      );
    }
    if (problem) throw damaged(dataDir, problem);
    const handle = await wrap(lite);
    const missing = await missingTables(sql);
    if (missing.length > 0) throw damaged(dataDir, `the table ${missing[0]} is missing`);
    guardFreeSpace(lite, folder);
    const endCheckpoints = keepCheckpointing(lite);
    return {
      ...handle,
      close: () => {
        endCheckpoints();
        return handle.close();
      },
    };
  } catch (error) {
    await lite.close().catch(() => undefined);
    throw error instanceof StartError ? error : damaged(dataDir, reasonOf(error), error);
  }
}

function damaged(dataDir: string, reason: string, cause?: unknown): StartError {
  return new StartError(
    `The embedded database in ${dataDir} is damaged (${reason.replace(/\.$/, "")}) and was left as it is: restore the folder from a backup, or move it away to start with a new one.`,
    { cause },
  );
}

/** An embedded database from a PGlite that is already open: migrated, with nothing to unlock. */
export async function wrap(lite: PGlite): Promise<DatabaseHandle> {
  const { drizzle } = await import("drizzle-orm/pglite");
  const db = drizzle(lite, { schema });
  const sql = queryable(lite);
  await applyMigrations(sql);
  return {
    kind: "embedded",
    db,
    sql,
    whyNotReady: (hasBeenFull) => whyNotReady(sql, hasBeenFull),
    isStuck: () => false,
    // The directory's lock already excludes every other server.
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
