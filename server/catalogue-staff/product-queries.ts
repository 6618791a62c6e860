import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import type { StatedValues } from "@shared/contracts/attributes";
import type { AnyProductFields } from "@shared/contracts/catalogue-products";
import type { Page } from "@shared/contracts/paging";
import type { ProductSort, WholeProduct } from "@shared/contracts/product-search";
import { products, type ProductRecord } from "@shared/schema/catalogue-products";
import type { Selection } from "@shared/contracts/attributes";
import {
  group,
  inherited,
  isOfStaff,
  isSelected,
  ofItsGroup,
  paid,
} from "../catalogues/selected-products";
import type { Database } from "../database/database";
import { nextUpdatedAt } from "../database/next-updated-at";
import { pageOf } from "../database/page-of";
import { containing } from "./product-filters";

const sortColumns: Record<ProductSort, SQL | AnyColumn> = {
  name: inherited.name,
  key: products.key,
  brand: inherited.brand,
  price: paid,
  inStock: products.inStock,
  updatedAt: products.updatedAt,
};

interface PageWish {
  q: string | undefined;
  /** A condition more. */
  where: SQL | undefined;
  /** The name of an order, or what to order by. */
  sort: ProductSort | SQL;
  isDescending: boolean;
  page: number;
  pageSize: number;
}

/** Checked fields, as the table takes them. */
export type CheckedFields = Omit<AnyProductFields, "values"> & { values: StatedValues };

const { name, brand, price, specialPrice, pictureUrl, values } = inherited;
const whole = { name, brand, price, specialPrice, pictureUrl, values };

const ofSelection = (db: Database, where: SQL | undefined) =>
  db.select({ product: products }).from(products).leftJoin(group, ofItsGroup).where(where);

/** A product with what it has, of its own or from its group. */
type WholeRecord = ProductRecord & { whole: WholeProduct };

/** A page of the products that a selection takes, groups as well as their variants. */
export function productsPage(
  db: Database,
  selection: Selection,
  { q, where: wished, sort, isDescending, ...paging }: PageWish,
): Promise<Page<WholeRecord>> {
  const where = and(isSelected(selection), q ? contains(q) : undefined, wished);
  const by = typeof sort === "string" ? sortColumns[sort] : sort;
  const total = db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(where)
    .then(([row]) => row!.count);
  return pageOf(paging, total, async (limit, offset) => {
    const found = await db
      .select({ id: products.id })
      .from(products)
      .leftJoin(group, ofItsGroup)
      .where(where)
      // What is not stated is last in both orders.
      .orderBy(sql`${isDescending ? desc(by) : asc(by)} nulls last`, asc(products.key))
      .limit(limit)
      .offset(offset);
    return wholeProducts(
      db,
      found.map(({ id }) => id),
    );
  });
}

/** Products in the order of their ids here. Read only once the page is known: sorting would carry all of each. */
async function wholeProducts(db: Database, ids: string[]): Promise<WholeRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: products, whole })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(inArray(products.id, ids));
  const byId = new Map(
    rows.map(({ product, whole: all }) => [product.id, { ...product, whole: all }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The name, the key or the brand contains the text. */
function contains(q: string): SQL | undefined {
  const pattern = containing(q);
  return or(...[inherited.name, products.key, inherited.brand].map((each) => ilike(each, pattern)));
}

/** Whether a selection takes a product. */
export async function isAmong(db: Database, selection: Selection, id: string): Promise<boolean> {
  const rows = await ofSelection(db, and(isSelected(selection), eq(products.id, id)));
  return rows.length > 0;
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

/** How many products of staff there are. */
export const countProducts = (db: Database): Promise<number> => db.$count(products, isOfStaff);

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
