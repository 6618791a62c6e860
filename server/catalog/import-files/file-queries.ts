import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, eq, isNotNull, lt, notInArray, sql } from "drizzle-orm";
import {
  IMPORT_FILE_DAYS,
  type ImportChoices,
  type ImportFile,
} from "@shared/contracts/import-files";
import { adminUsers } from "@shared/schema/accounts";
import { importFileParts, importFiles } from "@shared/schema/import-files";
import type { Database } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { fileFinder, type TableFile } from "../table/table-file";
import { unpacked } from "./unpacked";

/** More than anybody works on at once. */
const MAX_FILES_OF_ONE = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

const shown = {
  id: importFiles.id,
  name: importFiles.name,
  size: importFiles.size,
  catalog: importFiles.catalogue,
  isList: importFiles.isList,
  choices: sql<ImportChoices | null>`${importFiles.choices}`,
  actor: adminUsers.username,
  updatedAt: sql<string>`to_char(${importFiles.updatedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

const files = (db: Database) =>
  db.select(shown).from(importFiles).leftJoin(adminUsers, eq(adminUsers.id, importFiles.actorId));

/** The files that can be gone on with, the latest first. */
export const allFiles = (db: Database): Promise<ImportFile[]> =>
  files(db).orderBy(desc(importFiles.updatedAt)).limit(50);

/** Throws a 404. */
export async function fileById(db: Database, id: string): Promise<ImportFile> {
  const [file] = await files(db).where(eq(importFiles.id, id));
  if (!file) throw notFound();
  return file;
}

/** Begins a file of somebody, and forgets those that nobody goes on with. */
export async function addFile(
  db: Database,
  file: { name: string; size: number; catalogue: string | null; isList: boolean; actorId: string },
  now: number,
): Promise<ImportFile> {
  await db
    .delete(importFiles)
    .where(lt(importFiles.updatedAt, new Date(now - IMPORT_FILE_DAYS * DAY_MS)));
  const kept = db
    .select({ id: importFiles.id })
    .from(importFiles)
    .where(eq(importFiles.actorId, file.actorId))
    .orderBy(desc(importFiles.updatedAt))
    .limit(MAX_FILES_OF_ONE - 1);
  await db
    .delete(importFiles)
    .where(and(eq(importFiles.actorId, file.actorId), notInArray(importFiles.id, kept)));
  const [added] = await db.insert(importFiles).values(file).returning({ id: importFiles.id });
  return fileById(db, added!.id);
}

/** Keeps a part; one that was sent before is replaced. Throws a 404. */
export async function putPart(
  db: Database,
  fileId: string,
  place: number,
  content: Uint8Array,
): Promise<void> {
  await fileById(db, fileId);
  await db
    .insert(importFileParts)
    .values({ fileId, place, content })
    .onConflictDoUpdate({
      target: [importFileParts.fileId, importFileParts.place],
      set: { content },
    });
  // What was found out about the file is found out anew.
  await db
    .update(importFiles)
    .set({ encoding: null })
    .where(and(eq(importFiles.id, fileId), isNotNull(importFiles.encoding)));
}

/** Keeps what staff chose. Throws a 404. */
export async function keepChoices(
  db: Database,
  id: string,
  choices: ImportChoices | null,
  now: number,
): Promise<void> {
  const kept = await db
    .update(importFiles)
    .set({ choices, updatedAt: new Date(now) })
    .where(eq(importFiles.id, id))
    .returning({ id: importFiles.id });
  if (kept.length === 0) throw notFound();
}

export async function removeFile(db: Database, id: string): Promise<void> {
  await db.delete(importFiles).where(eq(importFiles.id, id));
}

/**
 * A file that was sent, as it is read. Throws a 404, a 409 where parts of it are missing, and a 400 for what is no text.
 */
export async function sentFile(db: Database, id: string): Promise<TableFile> {
  const file = await fileById(db, id);
  const parts = () => unpacked(partsOf(db, id));
  const [kept] = await db
    .select({ encoding: importFiles.encoding })
    .from(importFiles)
    .where(eq(importFiles.id, id));
  if (kept?.encoding) return { encoding: kept.encoding as TableFile["encoding"], parts };
  const [{ size } = { size: 0 }] = await db
    .select({
      size: sql<number>`coalesce(sum(octet_length(${importFileParts.content})), 0)::int`,
    })
    .from(importFileParts)
    .where(eq(importFileParts.fileId, id));
  if (size !== file.size) {
    const [has, all] = [size, file.size].map((bytes) => bytes.toLocaleString("en"));
    throw new AppError(
      409,
      "incomplete",
      `Only ${has} of the file’s ${all} bytes have come. Send it again.`,
    );
  }
  const finder = fileFinder();
  for await (const bytes of parts()) finder.add(bytes);
  const encoding = finder.found();
  await db.update(importFiles).set({ encoding }).where(eq(importFiles.id, id));
  return { encoding, parts };
}

/** The parts of a file in their order, one in memory at a time. */
async function* partsOf(db: Database, fileId: string): AsyncGenerator<Uint8Array> {
  const places = await db
    .select({ place: importFileParts.place })
    .from(importFileParts)
    .where(eq(importFileParts.fileId, fileId))
    .orderBy(asc(importFileParts.place));
  for (const { place } of places) {
    const [part] = await db
      .select({ content: importFileParts.content })
      .from(importFileParts)
      .where(and(eq(importFileParts.fileId, fileId), eq(importFileParts.place, place)));
    // The embedded database answers before anything else can happen.
    await nextTurn();
    if (part) yield part.content;
  }
}
