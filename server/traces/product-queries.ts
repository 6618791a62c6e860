import { and, eq, inArray, sql } from "drizzle-orm";
import { attributes, products } from "@shared/schema/catalogue-products";
import type { Database } from "../database/database";
import { brandId } from "../finders/compile/brand-id";

/** The keys among these that products have. */
export async function existingProducts(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { key } = products;
  const rows = await db.select({ key }).from(products).where(inArray(key, keys));
  return new Set(rows.map((row) => row.key));
}

/** The brands that products state, as they are called in answers. */
export async function brandIds(db: Database): Promise<Set<string>> {
  const rows = await db.selectDistinct({ brand: products.brand }).from(products);
  return new Set(rows.map(({ brand }) => brandId(brand ?? "")).filter(Boolean));
}

/** The values among these words that an attribute has, or where it has no list of them, that products state. */
export async function statedValues(
  db: Database,
  attribute: string,
  words: string[],
): Promise<Set<string>> {
  const [known] = await db.select().from(attributes).where(eq(attributes.id, attribute));
  if (!known) return new Set();
  if (known.kind === "flag") return new Set(["yes", "no"]);
  if (known.kind === "choice" || known.kind === "choices") {
    return new Set(known.values.map(({ id }) => id));
  }
  const value = sql<string>`${products.values} ->> ${attribute}::text`;
  const rows = await db
    .selectDistinct({ value: value.as("value") })
    .from(products)
    .where(and(sql`${products.values} ? ${attribute}::text`, inArray(value, words)));
  return new Set(rows.map((row) => row.value));
}
