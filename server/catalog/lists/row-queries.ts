import { createHash } from "node:crypto";
import { and, asc, eq, max, sql, type SQL } from "drizzle-orm";
import type { Page } from "@shared/contracts/paging";
import type { PlacedListRow, ProductListRow } from "@shared/contracts/product-lists";
import { productListRows, products } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { pageOf } from "../../platform/database/rows";
import { rowColumns, sameRow } from "./list-queries";

interface Wish {
  q: string;
  page: number;
  pageSize: number;
}

const named = { ...rowColumns, place: productListRows.place, productName: products.name };
const at = (list: string, place: number) =>
  and(eq(productListRows.listId, list), eq(productListRows.place, place));
const ofProduct = eq(products.key, productListRows.product);

/** A page of a list's rows in their order, or of those that have every word that is searched for. */
export function rowsPage(
  db: Database,
  list: string,
  { q, ...paging }: Wish,
): Promise<Page<PlacedListRow>> {
  const words = q.split(/\s+/).filter(Boolean);
  const where = and(eq(productListRows.listId, list), ...words.map(hasWord));
  const total = db
    .select({ count: sql<number>`count(*)::int` })
    .from(productListRows)
    .leftJoin(products, ofProduct)
    .where(where)
    .then(([row]) => row!.count);
  return pageOf(paging, total, async (limit, offset) => {
    const rows = await db
      .select(named)
      .from(productListRows)
      .leftJoin(products, ofProduct)
      .where(where)
      .orderBy(asc(productListRows.place))
      .limit(limit)
      .offset(offset);
    return rows.map(marked);
  });
}

/** Marks on letters, and what stands between words. */
const UNSEEN = "[\\u0300-\\u036f\\s-]";
const plainly = (word: string) =>
  word.normalize("NFKD").replace(new RegExp(UNSEEN, "g"), "").toLowerCase();

/** A cell, the product's key or name or the note contains the word; or the word is a number in a cell's range. */
function hasWord(word: string): SQL {
  const { keys, product, value, note } = productListRows;
  const pattern = `%${plainly(word).replace(/[\\%_]/g, "\\$&")}%`;
  // "205/55R16" finds "205/55 R 16", and "skoda" finds "Škoda".
  const isInText = sql`regexp_replace(lower(normalize(concat_ws('|', (select string_agg(cell #>> '{}', '|')
    from jsonb_array_elements(${keys}) as cell where jsonb_typeof(cell) = 'string'),
    ${product}, ${products.name}, ${value} #>> '{}', ${note}), NFKD)), ${UNSEEN}, '', 'g') like ${pattern}`;
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(word)) return isInText;
  return sql`(${isInText} or exists (select from jsonb_array_elements(${keys}) as cell
    where jsonb_typeof(cell) = 'object' and cell <> '{}'::jsonb
      and coalesce((cell ->> 'min')::numeric <= ${word}::numeric, true)
      and coalesce((cell ->> 'max')::numeric >= ${word}::numeric, true)))`;
}

/** A row of a list with what a change of it is based on. */
export async function rowAt(
  db: Database,
  list: string,
  place: number,
): Promise<PlacedListRow | undefined> {
  const [row] = await db
    .select(named)
    .from(productListRows)
    .leftJoin(products, ofProduct)
    .where(at(list, place));
  return row && marked(row);
}

const marked = (row: Omit<PlacedListRow, "mark">): PlacedListRow => ({
  ...row,
  mark: createHash("sha256").update(sameRow(row)).digest("base64url").slice(0, 22),
});

/** Puts a row behind all others of a list; its place. */
export async function appendRow(tx: Database, list: string, row: ProductListRow): Promise<number> {
  const [last] = await tx
    .select({ place: max(productListRows.place) })
    .from(productListRows)
    .where(eq(productListRows.listId, list));
  const place = (last?.place ?? 0) + 1;
  await tx.insert(productListRows).values({ ...row, listId: list, place });
  return place;
}

export async function updateRow(tx: Database, list: string, place: number, row: ProductListRow) {
  await tx.update(productListRows).set(row).where(at(list, place));
}

export async function deleteRow(tx: Database, list: string, place: number): Promise<void> {
  await tx.delete(productListRows).where(at(list, place));
}
