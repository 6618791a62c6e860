import { statfs } from "node:fs/promises";
import { statfsSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";

/**
 * Below this nothing is written any more. Data that finds no room is an ordinary failure; a log that
 * finds none ends the embedded database for good, so it must never come to that.
 */
const RESERVE_BYTES = 48 * 1024 * 1024;
/** A new database takes about 60 MB before anybody has used it. */
const NEW_DATABASE_BYTES = 100 * 1024 * 1024;

/** Bytes missing for a start with a new database or an old one; 0 when there is room. */
export async function missingSpace(folder: string, isNew: boolean): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, RESERVE_BYTES + (isNew ? NEW_DATABASE_BYTES : 0) - bavail * bsize);
}

/** PostgreSQL's own code for a full disk, with the message that operators search for. */
class DiskFullError extends Error {
  readonly code = "53100";
}

/**
 * Makes a database refuse writes with a disk-full error while its disk is nearly full, and take them
 * again by itself once there is room; reads go on. The room is looked at before every statement.
 */
export function guardFreeSpace(lite: PGlite, folder: string): void {
  const query = lite.query.bind(lite);
  const transaction = lite.transaction.bind(lite);
  let isFull = false;

  const look = async () => {
    const { bavail, bsize } = statfsSync(folder);
    const wasFull = isFull;
    isFull = bavail * bsize < RESERVE_BYTES;
    if (isFull !== wasFull) {
      await query(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
    }
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    await look();
    try {
      return await work();
    } catch (error) {
      if (isFull && isReadOnly(error)) {
        throw new DiskFullError("the disk of the embedded database is full", { cause: error });
      }
      throw error;
    }
  };
  lite.query = <T>(...args: Parameters<PGlite["query"]>) => guarded(() => query<T>(...args));
  lite.transaction = (work) => guarded(() => transaction(work));
}

function isReadOnly(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && each.code === "25006") return true;
  }
  return false;
}
