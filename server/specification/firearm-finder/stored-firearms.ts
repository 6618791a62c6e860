import { asc, inArray } from "drizzle-orm";
import type { FirearmItem } from "@shared/specification/contracts/firearms";
import { firearmProducts as firearms } from "@shared/specification/tables/views";
import type { Database } from "../../platform/database/database";

/** What is shown of a product. */
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
