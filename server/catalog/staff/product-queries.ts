import { and, asc, eq, gt, inArray, ne, type SQL } from "drizzle-orm";
import type { StatedValues } from "@shared/contracts/attributes";
import type { AnyProductFields } from "@shared/contracts/catalog-products";
import {
  catalogs,
  products,
  STAFF_SOURCE,
  type ProductRecord,
} from "@shared/schema/catalog-products";
import { group, isOfStaff, isSelected, ofItsGroup } from "../store/selected-products";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";
import type { StaffCatalog } from "./staff-catalog";

/** Checked fields, as the table takes them. */
export type CheckedFields = Omit<AnyProductFields, "values"> & { values: StatedValues };

type Taking = Pick<StaffCatalog, "selection" | "source">;

export const isTaken = ({ selection, source }: Taking) => isSelected(selection, source?.name);

const ofSelection = (db: Database, where: SQL | undefined) =>
  db.select({ product: products }).from(products).leftJoin(group, ofItsGroup).where(where);

/** Whether a catalog takes a product. */
export async function isAmong(db: Database, at: Taking, id: string): Promise<boolean> {
  const rows = await ofSelection(db, and(isTaken(at), eq(products.id, id)));
  return rows.length > 0;
}

/**
 * Whether a product can be reached in a catalog: one that it takes, and of staff's one that none of their catalogs takes
 * any more, so that it can be brought back.
 */
export async function isWithin(db: Database, at: Taking, row: ProductRecord): Promise<boolean> {
  if (await isAmong(db, at, row.id)) return true;
  if (at.source || row.source !== STAFF_SOURCE) return false;
  for (const { selection } of await db.select({ selection: catalogs.selection }).from(catalogs))
    if (await isAmong(db, { selection }, row.id)) return false;
  return true;
}

/** The next stored products of a catalog after one, in the order of their keys. */
export async function productsAfter(
  db: Database,
  at: Taking,
  after: ProductRecord | undefined,
  limit: number,
): Promise<ProductRecord[]> {
  const rows = await ofSelection(db, and(isTaken(at), after && gt(products.key, after.key)))
    .orderBy(asc(products.key))
    .limit(limit);
  return rows.map(({ product }) => product);
}

/** A stored product; with `hold` nobody else changes it until the transaction ends. */
export async function productById(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<ProductRecord | undefined> {
  const found = db.select().from(products).where(eq(products.id, id));
  const [row] = await (hold ? found.for("update") : found);
  return row;
}

/** The stored products that have some of these keys, by them. */
export async function productsByKey(
  db: Database,
  keys: string[],
): Promise<Map<string, ProductRecord>> {
  const rows = await db.select().from(products).where(inArray(products.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

/** How many products of staff there are. */
export const countProducts = (db: Database): Promise<number> => db.$count(products, isOfStaff);

export async function insertProduct(
  tx: Database,
  fields: typeof products.$inferInsert,
): Promise<ProductRecord> {
  const [row] = await tx.insert(products).values(fields).returning();
  return row!;
}

export async function updateProduct(
  tx: Database,
  id: string,
  fields: typeof products.$inferInsert,
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

/** How many other products name this key as their group. */
export const countVariants = (tx: Database, key: string): Promise<number> =>
  tx.$count(products, and(eq(products.groupKey, key), ne(products.key, key)));

/** Whether the product of this key is a variant of another. */
export async function isVariant(tx: Database, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ groupKey: products.groupKey })
    .from(products)
    .where(eq(products.key, key));
  return row !== undefined && row.groupKey !== null && row.groupKey !== key;
}
