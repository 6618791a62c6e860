import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { UndoPreview, UndoReport } from "@shared/contracts/imports";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import {
  importSourceProducts,
  importUndoRows,
  type UndoRecord,
} from "@shared/schema/import-sources";
import { writeAudit } from "../../../people/audit/audit";
import type { Actor } from "../../../people/auth/act-as";
import type { Database } from "../../../platform/database/database";
import { AppError } from "../../../platform/http/app-error";
import { inTurnAs } from "../../imports/import-turn";
import type { ImportTarget } from "../../imports/staging";
import { leaveCatalog } from "../attribute-catalogs";
import { namingAttribute } from "../attribute-uses";
import { nameOf, productsStating } from "../attribute-queries";
import { findersUsing } from "../catalog-queries";
import { takeAttributes, takeProducts } from "../product-checks";
import { sourceById, setUndo } from "./source-queries";

const list = (columns: readonly string[], prefix = "") =>
  sql.raw(columns.map((column) => `${prefix}"${column}"`).join(", "));

/** Remembers the products that the good rows of an import change, as they are, in place of those of the file before. */
export async function rememberBefore(
  tx: Database,
  sourceId: string,
  importId: string,
  { table, columns, key }: ImportTarget,
): Promise<void> {
  await tx.delete(importUndoRows).where(eq(importUndoRows.sourceId, sourceId));
  await tx.execute(sql`
    with staged as materialized (
      select key, jsonb_populate_record(null::${table}, product) as product
      from product_import_rows where import_id = ${importId} and is_good)
    insert into import_undo_rows (source_id, key, before, was_of_source)
    select ${sourceId}, staged.key, to_jsonb(present), owned.key is not null
    from staged
    left join ${table} as present on present.${sql.identifier(key)} = staged.key
    left join import_source_products as owned
      on owned.source_id = ${sourceId} and owned.key = staged.key
    where present.id is null
      or (${list(columns, "(staged.product).")}) is distinct from (${list(columns, "present.")})`);
}

/** Remembers which versions a file made of them, and that the products of its good rows are of its source. */
export async function rememberAfter(
  tx: Database,
  sourceId: string,
  importId: string,
): Promise<void> {
  await tx.execute(sql`
    update import_undo_rows as undone set written_at = present.updated_at
    from ${products} as present
    where undone.source_id = ${sourceId} and present.key = undone.key`);
  await tx.execute(sql`
    insert into import_source_products (source_id, key)
    select ${sourceId}, key from product_import_rows where import_id = ${importId} and is_good
    on conflict do nothing`);
}

const NOTHING =
  "There is nothing to undo: the last file of this source was undone already, or was applied before undoing was kept.";

/** What undoing the last file of a source would do now. Throws a 404, and a 409 where there is nothing to undo. */
export async function undoAhead(db: Database, id: string): Promise<UndoPreview> {
  const { undo, catalogue } = await sourceById(db, id);
  if (!undo) throw new AppError(409, "gone", NOTHING);
  const isUntouched = sql`present.updated_at = undone.written_at`;
  const { rows } = await db.execute<Record<"removes" | "restores" | "keeps", number>>(sql`
    select count(*) filter (where ${isUntouched} and undone.before is null)::int as removes,
      count(*) filter (where ${isUntouched} and undone.before is not null)::int as restores,
      count(*) filter (where (${isUntouched}) is not true)::int as keeps
    from import_undo_rows as undone left join ${products} as present on present.key = undone.key
    where undone.source_id = ${id}`);
  const users = await findersUsing(db, catalogue);
  return { ...rows[0]!, finders: users.filter(({ isLive }) => isLive).map(({ name }) => name) };
}

/**
 * Undoes the last file of a source: what it added goes, and what it changed is as it was, unless somebody changed it
 * since. Throws a 404, and a 409 where there is nothing to undo.
 */
export function undoLast(db: Database, actor: Actor, id: string): Promise<UndoReport> {
  return inTurnAs(db, actor, async (tx) => {
    const { undo, name } = await sourceById(tx, id, { hold: true });
    if (!undo) throw new AppError(409, "gone", NOTHING);
    await takeAttributes(tx);
    await takeProducts(tx);
    const done = await restoreProducts(tx, id);
    const report = { ...done, notes: await forgetAdded(tx, undo, done.kept) };
    await setUndo(tx, id, null);
    await writeAudit(tx, actor, {
      action: "undo",
      subject: "imports",
      subjectId: id,
      subjectName: name,
      after: { removed: report.removed, restored: report.restored, kept: report.kept },
    });
    return report;
  });
}

async function restoreProducts(tx: Database, sourceId: string) {
  const all = Object.values(getTableColumns(products)).map(({ name }) => name);
  const ofThis = sql`undone.source_id = ${sourceId} and present.key = undone.key and present.updated_at = undone.written_at`;
  const removed = await tx.execute(sql`
    delete from ${products} as present using import_undo_rows as undone
    where ${ofThis} and undone.before is null returning 1`);
  const restored = await tx.execute(sql`
    with former as materialized (
      select undone.key, undone.written_at, jsonb_populate_record(null::${products}, undone.before) as product
      from import_undo_rows as undone
      where undone.source_id = ${sourceId} and undone.before is not null)
    update ${products} as present
    set (${list(all)}) = row (${list(all, "(former.product).")})
    from former
    where present.key = former.key and present.updated_at = former.written_at
    returning 1`);
  const total = await tx.$count(importUndoRows, eq(importUndoRows.sourceId, sourceId));
  await tx.execute(sql`
    delete from ${importSourceProducts} as owned using import_undo_rows as undone
    where owned.source_id = ${sourceId} and undone.source_id = ${sourceId}
      and undone.key = owned.key and not undone.was_of_source`);
  await tx.delete(importUndoRows).where(eq(importUndoRows.sourceId, sourceId));
  const [gone, back] = [removed.rows.length, restored.rows.length];
  return { removed: gone, restored: back, kept: total - gone - back };
}

/** Takes back the attributes, values and the catalog that a file added, where nothing needs them. Returns what stays. */
async function forgetAdded(tx: Database, undo: UndoRecord, kept: number): Promise<string[]> {
  const notes: string[] = [];
  if (undo.catalog !== null) {
    const users = await findersUsing(tx, undo.catalog);
    const isIt = eq(catalogs.id, undo.catalog);
    const [catalog] = await tx.select({ name: catalogs.name }).from(catalogs).where(isIt);
    if (users.length === 0) await tx.delete(catalogs).where(isIt);
    else
      notes.push(
        `The catalog “${catalog?.name ?? undo.catalog}” stays: the finder “${users[0]!.name}” chooses from it.`,
      );
  }
  for (const { id, before, writtenAt } of undo.attributes) {
    const isThis = and(eq(attributes.id, id), eq(attributes.updatedAt, new Date(writtenAt)));
    const isUntouched = (await tx.$count(attributes, isThis)) === 1;
    const { catalogues: selecting, lists, finders } = await namingAttribute(tx, id);
    // Products that stay may state what the file added.
    const isNeeded =
      kept > 0 ||
      (before === null &&
        (selecting.length + lists.length + finders.length > 0 ||
          (await productsStating(tx, id)) > 0));
    if (!isUntouched || isNeeded) {
      const [left] = await tx.select().from(attributes).where(eq(attributes.id, id));
      if (left)
        notes.push(
          `The attribute “${nameOf(left)}” stays as it is: it is used, or was changed since.`,
        );
    } else if (before === null) await tx.delete(attributes).where(isThis);
    else
      await tx
        .update(attributes)
        .set({
          values: before.values,
          catalogues: before.catalogues ?? null,
          updatedAt: new Date(before.updatedAt),
        })
        .where(isThis);
  }
  const isGone = undo.catalog !== null && (await findersUsing(tx, undo.catalog)).length === 0;
  if (isGone) await leaveCatalog(tx, undo.catalog!);
  return notes;
}
