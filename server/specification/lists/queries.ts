import { eq, getTableName, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database";
import { listOrder, nextUpdatedAt } from "../../platform/database/rows";
import type { StoredList } from "./tables";

type Table = StoredList["table"];
export type Row = Table["$inferSelect"];

/** A list's rows in their order; locked for a change that concerns all of them. */
export async function allRows(
  db: Database,
  table: Table,
  { forUpdate = false } = {},
): Promise<Row[]> {
  // Row locks do not keep others from adding rows, so such changes take turns.
  if (forUpdate)
    await db.execute(
      sql`select pg_advisory_xact_lock(${getTableName(table)}::regclass::oid::bigint)`,
    );
  const rows = db
    .select()
    .from(table)
    .orderBy(...listOrder(table));
  return forUpdate ? rows.for("update") : rows;
}

/** A row, locked until the transaction ends. */
export async function heldRow(db: Database, table: Table, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id)).for("update");
  return row;
}

/** Inserts a row; `undefined` if its id is taken. */
export async function insertRow(
  db: Database,
  table: Table,
  row: Record<string, unknown>,
): Promise<Row | undefined> {
  const [stored] = await db
    .insert(table)
    .values(row as Table["$inferInsert"])
    .onConflictDoNothing()
    .returning();
  return stored;
}

export async function updateRow(
  db: Database,
  table: Table,
  id: string,
  fields: Record<string, unknown>,
): Promise<Row> {
  const [stored] = await db
    .update(table)
    .set({ ...fields, updatedAt: nextUpdatedAt(table.updatedAt) })
    .where(eq(table.id, id))
    .returning();
  return stored!;
}

/** Moves a row without touching `updatedAt`: no open form becomes stale. */
export async function placeRow(
  db: Database,
  table: Table,
  id: string,
  sortOrder: number,
): Promise<void> {
  await db.update(table).set({ sortOrder }).where(eq(table.id, id));
}

export async function deleteRow(db: Database, table: Table, id: string): Promise<void> {
  await db.delete(table).where(eq(table.id, id));
}
