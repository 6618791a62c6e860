import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray, lt } from "drizzle-orm";
import { builtFiles } from "@shared/schema/machinery";
import type { Database } from "../database/database";
import { bytesOf } from "../memory/shared-bytes";

/** Pages stay open, and versions are rolled back: a file stays this long after its last server. */
const TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** Unknown names are looked up together, this often at most. */
const REFRESH_INTERVAL_MS = 2_000;

/** Stores the files of this server's client for servers of other versions, and forgets old ones. */
export async function storeBuiltFiles(db: Database, folder: string, now: number): Promise<void> {
  const files = await readBuiltFiles(folder);
  const paths = files.map(({ path }) => path);
  const there = await db
    .update(builtFiles)
    .set({ seenAt: new Date(now) })
    .where(inArray(builtFiles.path, paths))
    .returning({ path: builtFiles.path });
  const known = new Set(there.map(({ path }) => path));
  for (const { path, read } of files) {
    if (known.has(path)) continue;
    const row = { path, content: await read(), seenAt: new Date(now) };
    await db.insert(builtFiles).values(row).onConflictDoNothing();
  }
  await db.delete(builtFiles).where(lt(builtFiles.seenAt, new Date(now - TTL_MS)));
}

/** Finds a file of another version by its path. Throws when the database is away. */
export type FindBuiltFile = (path: string) => Promise<Buffer | undefined>;

/** What was found is kept in memory, and names that nobody has cost no query each. */
export function createBuiltFileFinder(db: Database, now: () => number): FindBuiltFile {
  const found = bytesOf("pages").keep<string, Buffer>(({ byteLength }) => byteLength);
  let known = new Set<string>();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const refresh = async () => {
    const rows = await db.select({ path: builtFiles.path }).from(builtFiles);
    known = new Set(rows.map(({ path }) => path));
    readAt = now();
  };
  return async (path) => {
    const kept = found.get(path);
    if (kept) return kept;
    if (!known.has(path) && Math.abs(now() - readAt) >= REFRESH_INTERVAL_MS) {
      await (reading ??= refresh().finally(() => (reading = undefined)));
    }
    if (!known.has(path)) return undefined;
    const [row] = await db.select().from(builtFiles).where(eq(builtFiles.path, path));
    if (!row) return undefined;
    // A copy: what the database hands out may be a part of a far larger piece of memory.
    const content = Buffer.from(row.content);
    found.set(path, content);
    return content;
  };
}

/** Where the files with a hash in their name are served. */
const ASSETS = "assets";

interface BuiltFile {
  /** Its address, such as `/assets/admin-1a2b.js`. */
  path: string;
  read: () => Promise<Buffer>;
}

/** The files of a built client that have a hash in their name, without their compressed twins. */
async function readBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const names = await readdir(join(folder, ASSETS));
  return names
    .filter((name) => !/\.(br|gz|map)$/.test(name))
    .map((name) => ({
      path: `/${ASSETS}/${name}`,
      read: () => readFile(join(folder, ASSETS, name)),
    }));
}
