import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { ListCell, ProductListRow, ProductListShape } from "@shared/contracts/product-lists";
import { productListRows, productLists, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";

const columns = {
  id: productLists.id,
  name: productLists.name,
  attribute: productLists.attribute,
  keys: productLists.keys,
  isComplete: productLists.isComplete,
  updatedAt: productLists.updatedAt,
};

export const rowColumns = {
  keys: productListRows.keys,
  product: productListRows.product,
  value: productListRows.value,
  note: productListRows.note,
};

export type ListRecord = ProductListShape & { updatedAt: Date };

/** A row with its place in staff's order, from 1. */
export type PlacedRow = ProductListRow & { place: number };

/** Every list with the number of its rows, in the order of their names. */
export async function allLists(db: Database): Promise<(ListRecord & { rows: number })[]> {
  return db
    .select({ ...columns, rows: sql<number>`count(${productListRows.listId})::int` })
    .from(productLists)
    .leftJoin(productListRows, eq(productListRows.listId, productLists.id))
    .groupBy(productLists.id)
    .orderBy(asc(productLists.name), asc(productLists.id));
}

/** A list; with `hold` nobody else changes it until the transaction ends. */
export async function listById(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<ListRecord | undefined> {
  const found = db.select(columns).from(productLists).where(eq(productLists.id, id));
  const [row] = await (hold ? found.for("update") : found);
  return row;
}

/** How many rows a list has, and how many of them name products that there are not. */
export async function countRows(db: Database, id: string) {
  const [row] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      rowsWithoutProduct: sql<number>`(count(*) filter (where ${isNull(products.id)} and ${productListRows.value} is null))::int`,
    })
    .from(productListRows)
    .leftJoin(products, eq(products.key, productListRows.product))
    .where(eq(productListRows.listId, id));
  return row!;
}

export const countLists = (tx: Database): Promise<number> => tx.$count(productLists);

/** Adds or counts lists while nobody else does, until the transaction ends. */
export const takeLists = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell product lists'))`);

export async function insertList(tx: Database, shape: ProductListShape): Promise<ListRecord> {
  const [row] = await tx.insert(productLists).values(shape).returning(columns);
  return row!;
}

export async function updateList(
  tx: Database,
  id: string,
  changed: Partial<Omit<ProductListShape, "id">>,
): Promise<ListRecord> {
  const [row] = await tx
    .update(productLists)
    .set({ ...changed, updatedAt: nextUpdatedAt(productLists.updatedAt) })
    .where(eq(productLists.id, id))
    .returning(columns);
  return row!;
}

export async function deleteList(tx: Database, id: string): Promise<void> {
  await tx.delete(productLists).where(eq(productLists.id, id));
}

/** What uses a list: the names of finders, and "the draft of …". */
export async function usersOf(tx: Database, id: string): Promise<string[]> {
  const names = (document: ReturnType<typeof sql>) =>
    sql`coalesce(jsonb_path_exists(${document},
      '$.** ? ((@.list == $id && exists (@.listedFor)) || @.listed == $id)', jsonb_build_object('id', ${id}::text)), false)`;
  const { rows } = await tx.execute<{ name: string; live: boolean; draft: boolean }>(sql`
    select ${finders.name} as name, ${names(sql`live.document`)} as live,
      ${names(sql`${finders.draft}`)} as draft
    from ${finders}
    left join finder_versions as live
      on live.slug = ${finders.slug} and live.version = ${finders.liveVersion}
    order by name`);
  return rows.flatMap(({ name, live, draft }) => [
    ...(live ? [`the finder ${name}`] : []),
    ...(draft ? [`the draft of ${name}`] : []),
  ]);
}

/** The next rows of a list after one, in their order; all of them without a limit. */
export function rowsAfter(
  db: Database,
  id: string,
  after: PlacedRow | undefined,
  limit: number,
): Promise<PlacedRow[]> {
  return db
    .select({ ...rowColumns, place: productListRows.place })
    .from(productListRows)
    .where(
      and(
        eq(productListRows.listId, id),
        after ? gt(productListRows.place, after.place) : undefined,
      ),
    )
    .orderBy(asc(productListRows.place))
    .limit(limit);
}

/** Puts these rows in the place of all that a list has. */
export async function replaceRows(
  tx: Database,
  id: string,
  rows: readonly ProductListRow[],
): Promise<void> {
  await tx.delete(productListRows).where(eq(productListRows.listId, id));
  if (rows.length === 0) return;
  // One statement: each raises the version of the catalogs.
  const placed = rows.map((row, at) => ({ ...row, place: at + 1 }));
  await tx.execute(sql`
    insert into ${productListRows} (list_id, place, keys, product, value, note)
    select ${id}, place, keys, product, nullif(value, 'null'::jsonb), note
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as given(place int, keys jsonb, product text, value jsonb, note text)`);
}

const MAX_KEYS = 1_000;

/** Those of the keys that products have. */
export async function presentKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < keys.length; at += MAX_KEYS) {
    const rows = await db
      .select({ key: products.key })
      .from(products)
      .where(inArray(products.key, keys.slice(at, at + MAX_KEYS)));
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** A row as it is compared with others: all that it says. */
export function sameRow({ keys, product, value, note }: ProductListRow): string {
  const cell = (each: ListCell) =>
    typeof each === "string" ? each : [each.min ?? null, each.max ?? null];
  const points = typeof value === "object" && value !== null ? cell(value) : (value ?? product);
  return JSON.stringify([keys.map(cell), points, note]);
}
