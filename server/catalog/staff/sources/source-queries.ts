import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ImportSource } from "@shared/contracts/imports";
import { products, STAFF_SOURCE } from "@shared/schema/catalog-products";
import {
  importSourceProducts,
  importSources,
  type UndoRecord,
} from "@shared/schema/import-sources";
import type { Database } from "../../../platform/database/database";
import { nextUpdatedAt } from "../../../platform/database/rows";
import { notFound } from "../../../platform/http/app-error";

export type SourceRecord = typeof importSources.$inferSelect;
type SourceFields = Pick<SourceRecord, "name" | "catalogue" | "columns" | "choices">;

/** So many keys are asked for at once. */
const KEYS_A_QUERY = 5_000;

/** The sources of a catalog, or all, as staff see them; the latest first. */
export async function listedSources(db: Database, catalog?: string): Promise<ImportSource[]> {
  const rows = await db
    .select({
      id: importSources.id,
      name: importSources.name,
      catalog: importSources.catalogue,
      products: sql<number>`(select count(*)::int from ${importSourceProducts} where ${importSourceProducts.sourceId} = ${importSources.id})`,
      updatedAt: importSources.updatedAt,
      undo: importSources.undo,
    })
    .from(importSources)
    .where(catalog === undefined ? undefined : eq(importSources.catalogue, catalog))
    .orderBy(desc(importSources.updatedAt));
  return rows.map(({ updatedAt, undo, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    undo: undo && {
      added: undo.added,
      changed: undo.changed,
      file: undo.file ?? null,
      by: undo.by ?? null,
    },
  }));
}

/** The sources of a catalog with what was chosen for them, in the order in which they were made. */
export const sourcesOf = (db: Database, catalog: string): Promise<SourceRecord[]> =>
  db
    .select()
    .from(importSources)
    .where(eq(importSources.catalogue, catalog))
    .orderBy(asc(importSources.createdAt));

/** Throws a 404; with `hold` nobody else changes it until the transaction ends. */
export async function sourceById(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<SourceRecord> {
  const found = db.select().from(importSources).where(eq(importSources.id, id));
  const [row] = await (hold ? found.for("update") : found);
  if (!row) throw notFound();
  return row;
}

/** Keeps a source, a new one or what was chosen for its last file. Returns its id. Throws a 404. */
export async function keepSource(
  tx: Database,
  id: string | null,
  fields: SourceFields,
): Promise<string> {
  if (id === null) {
    const [added] = await tx
      .insert(importSources)
      .values(fields)
      .returning({ id: importSources.id });
    return added!.id;
  }
  await sourceById(tx, id, { hold: true });
  await tx
    .update(importSources)
    .set({ ...fields, updatedAt: nextUpdatedAt(importSources.updatedAt) })
    .where(eq(importSources.id, id));
  return id;
}

export async function setUndo(tx: Database, id: string, undo: UndoRecord | null): Promise<void> {
  await tx.update(importSources).set({ undo }).where(eq(importSources.id, id));
}

/** Forgets a source; its products stay. Throws a 404. */
export async function removeSource(db: Database, id: string): Promise<void> {
  const gone = await db
    .delete(importSources)
    .where(eq(importSources.id, id))
    .returning({ id: importSources.id });
  if (gone.length === 0) throw notFound();
}

/** The keys of the products that came from a source. */
export async function keysOfSource(db: Database, id: string | null): Promise<Set<string>> {
  if (id === null) return new Set();
  const rows = await db
    .select({ key: importSourceProducts.key })
    .from(importSourceProducts)
    .where(eq(importSourceProducts.sourceId, id));
  return new Set(rows.map(({ key }) => key));
}

/** The names of staff's products that have some of these keys, by them. */
export async function namesByKey(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < keys.length; from += KEYS_A_QUERY) {
    const some = keys.slice(from, from + KEYS_A_QUERY);
    const rows = await db
      .select({ key: products.key, name: products.name })
      .from(products)
      .where(and(inArray(products.key, some), eq(products.source, STAFF_SOURCE)));
    for (const { key, name } of rows) found.set(key, name);
  }
  return found;
}
