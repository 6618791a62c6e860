import { and, asc, desc, eq, gt, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import type { StatedValues } from "@shared/contracts/attributes";
import type { AnyProductFields } from "@shared/contracts/catalogue-products";
import type { Page } from "@shared/contracts/paging";
import { products, type ProductRecord } from "@shared/schema/catalogue-products";
import type { Selection } from "@shared/contracts/attributes";
import { group, isSelected, ofItsGroup } from "../catalogues/selected-products";
import type { Database } from "../database/database";
import { nextUpdatedAt } from "../database/next-updated-at";
import { pageOf } from "../database/page-of";

/** The columns that a list may be in the order of, by the names that a call uses. */
export const sortColumns = {
  name: products.name,
  key: products.key,
  brand: products.brand,
  price: products.price,
  inStock: products.inStock,
  updatedAt: products.updatedAt,
};

export type ProductSort = keyof typeof sortColumns;

interface PageWish {
  q: string | undefined;
  sort: ProductSort;
  isDescending: boolean;
  page: number;
  pageSize: number;
}

/** Checked fields, as the table takes them. */
export type CheckedFields = Omit<AnyProductFields, "values"> & { values: StatedValues };

const ofSelection = (db: Database, where: SQL | undefined) =>
  db.select({ product: products }).from(products).leftJoin(group, ofItsGroup).where(where);

/** A page of the products that a selection takes, groups as well as their variants. */
export function productsPage(
  db: Database,
  selection: Selection,
  { q, sort, isDescending, ...paging }: PageWish,
): Promise<Page<ProductRecord>> {
  const where = and(isSelected(selection), q ? contains(q) : undefined);
  const column = sortColumns[sort];
  const total = db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(where)
    .then(([row]) => row!.count);
  return pageOf(paging, total, async (limit, offset) => {
    const rows = await ofSelection(db, where)
      .orderBy(isDescending ? desc(column) : asc(column), asc(products.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ product }) => product);
  });
}

/** The name, the key or the brand contains the text; wildcards in it are plain characters. */
function contains(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...[products.name, products.key, products.brand].map((each) => ilike(each, pattern)));
}

/** The next products of a selection after one, in the order of their keys. */
export async function productsAfter(
  db: Database,
  selection: Selection,
  after: ProductRecord | undefined,
  limit: number,
): Promise<ProductRecord[]> {
  const rows = await ofSelection(
    db,
    and(isSelected(selection), after && gt(products.key, after.key)),
  )
    .orderBy(asc(products.key))
    .limit(limit);
  return rows.map(({ product }) => product);
}

/** A product; with `hold` nobody else changes it until the transaction ends. */
export async function productById(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<ProductRecord | undefined> {
  const found = db.select().from(products).where(eq(products.id, id));
  const [row] = await (hold ? found.for("update") : found);
  return row;
}

/** The products that have some of these keys. */
export async function productsByKey(
  db: Database,
  keys: string[],
): Promise<Map<string, ProductRecord>> {
  const rows = await db.select().from(products).where(inArray(products.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

export const countProducts = (db: Database): Promise<number> => db.$count(products);

export async function insertProduct(tx: Database, fields: CheckedFields): Promise<ProductRecord> {
  const [row] = await tx.insert(products).values(fields).returning();
  return row!;
}

export async function updateProduct(
  tx: Database,
  id: string,
  fields: CheckedFields,
): Promise<ProductRecord> {
  const [row] = await tx
    .update(products)
    .set({ ...fields, updatedAt: nextUpdatedAt(products.updatedAt) })
    .where(eq(products.id, id))
    .returning();
  return row!;
}

export async function deleteProduct(tx: Database, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

/** How many products name this key as their group. */
export const countVariants = (tx: Database, key: string): Promise<number> =>
  tx.$count(products, eq(products.groupKey, key));

/** Whether the product of this key is itself a variant. */
export async function isVariant(tx: Database, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ groupKey: products.groupKey })
    .from(products)
    .where(eq(products.key, key));
  return row !== undefined && row.groupKey !== null;
}
