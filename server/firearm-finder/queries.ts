import { asc, count, desc, inArray, sql, type SQL } from "drizzle-orm";
import { MAX_FIREARMS, type FirearmItem } from "@shared/contracts/firearms";
import { firearmProducts as firearms } from "@shared/schema/products";
import type { Database } from "../database/database";
import { presentPrice } from "./conditions";
import type { CountedRow } from "./tally";

/** More brands than any retailer carries: a bound, so that no list grows without end. */
const MAX_LISTED_BRANDS = 1_000;

const item = {
  sku: firearms.externalId,
  name: firearms.name,
  imageUrl: firearms.imageUrl,
  price: firearms.price,
  specialPrice: firearms.specialPrice,
  brand: firearms.brand,
  caliber: firearms.caliber,
  firearmType: firearms.firearmType,
  shortDescription: firearms.shortDescription,
  inStock: firearms.inStock,
  packSize: firearms.packSize,
  url: firearms.externalUrl,
};

/** Whether any product meets the condition. */
export async function anyFirearm(db: Database, where: SQL | undefined): Promise<boolean> {
  const found = await db.select({ id: firearms.id }).from(firearms).where(where).limit(1);
  return found.length > 0;
}

/**
 * The best 12 that meet the condition: in stock first, then by each `order` in turn, then the cheaper.
 * With the total count.
 */
export async function bestFirearms(
  db: Database,
  where: SQL | undefined,
  order: SQL[],
): Promise<{ items: FirearmItem[]; total: number }> {
  const [counted] = await db.select({ products: count() }).from(firearms).where(where);
  const items = await db
    .select(item)
    .from(firearms)
    .where(where)
    .orderBy(
      desc(firearms.inStock),
      ...order.map((each) => asc(each)),
      asc(presentPrice),
      asc(firearms.externalId),
    )
    .limit(MAX_FIREARMS);
  return { items, total: counted?.products ?? 0 };
}

/** How many meet the condition. */
export function countFirearms(db: Database, where: SQL | undefined): Promise<number> {
  return db.$count(firearms, where);
}

/** Of those that meet the condition, the nearest cost above `most` and the nearest below `least`. */
export async function nextCosts(
  db: Database,
  where: SQL | undefined,
  cost: SQL,
  least: number,
  most: number | undefined,
): Promise<{ above: number | null; below: number | null }> {
  const within = (condition: SQL, which: "min" | "max") =>
    sql<string | null>`${sql.raw(which)}(${cost}) filter (where ${condition})`;
  const [row] = await db
    .select({
      above: most === undefined ? sql<null>`null` : within(sql`${cost} > ${most}::numeric`, "min"),
      below: within(sql`${cost} < ${least}::numeric`, "max"),
    })
    .from(firearms)
    .where(where);
  const read = (text: string | null | undefined) => (text == null ? null : Number(text));
  return { above: read(row?.above), below: read(row?.below) };
}

/** Current data of the products with these ids, without those that are gone. */
export function firearmsBySku(db: Database, skus: string[]): Promise<FirearmItem[]> {
  return db
    .select(item)
    .from(firearms)
    .where(inArray(firearms.externalId, skus))
    .orderBy(asc(firearms.externalId));
}

/** The existing ones of these retailer's ids of firearms. */
export async function existingFirearms(db: Database, skus: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ sku: firearms.externalId })
    .from(firearms)
    .where(inArray(firearms.externalId, skus));
  return new Set(rows.map(({ sku }) => sku));
}

/** The number of products of each combination of the counted columns. */
export function countedFirearms(db: Database, where: SQL | undefined): Promise<CountedRow[]> {
  const groups = {
    purpose: firearms.purpose,
    category: firearms.category,
    firearmType: firearms.firearmType,
    subType: firearms.subType,
    action: firearms.action,
    caliber: firearms.caliber,
  };
  return db
    .select({ ...groups, products: count() })
    .from(firearms)
    .where(where)
    .groupBy(...Object.values(groups));
}

/** The brands of the products that meet the condition, in alphabetical order. */
export async function brandsOf(db: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brand: firearms.brand })
    .from(firearms)
    .where(where)
    .orderBy(sql`${firearms.brand}`)
    .limit(MAX_LISTED_BRANDS);
  return rows.map(({ brand }) => brand);
}
