import { asc, gt, inArray, sql } from "drizzle-orm";
import type { FirearmItem } from "@shared/contracts/firearms";
import { firearmProducts as firearms } from "@shared/schema/products";
import type { Database } from "../database/database";
import { allRows } from "./all-rows";
import type { CatalogueFirearm } from "./firearm-catalogue";

/** The columns for results and basket. */
const itemColumns = {
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

/** The same with those for matching. */
const columns = {
  id: firearms.id,
  ...itemColumns,
  purpose: firearms.purpose,
  category: firearms.category,
  subType: firearms.subType,
  action: firearms.action,
  carryPositions: firearms.carryPositions,
  sportDisciplines: firearms.sportDisciplines,
  huntingGame: firearms.huntingGame,
  useCase: firearms.useCase,
  handSize: firearms.handSize,
};

/** Every firearm. Read by id: what is laid out is sorted anyway. */
export const allFirearms = (db: Database): Promise<CatalogueFirearm[]> =>
  allRows((after, limit) =>
    db
      .select(columns)
      .from(firearms)
      .where(after && gt(firearms.id, after.id))
      .orderBy(asc(firearms.id))
      .limit(limit),
  );

/** The existing firearms among these ids. */
export function firearmsById(db: Database, ids: string[]): Promise<CatalogueFirearm[]> {
  return db.select(columns).from(firearms).where(inArray(firearms.id, ids));
}

/** The brands of all firearms, in alphabetical order. */
export async function firearmBrands(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brand: firearms.brand })
    .from(firearms)
    .orderBy(sql`${firearms.brand}`);
  return rows.map(({ brand }) => brand);
}

/** Current data of the products with these ids, without those that are gone. */
export function firearmsBySku(db: Database, skus: string[]): Promise<FirearmItem[]> {
  return db
    .select(itemColumns)
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
