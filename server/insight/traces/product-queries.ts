import { and, eq, inArray, sql } from "drizzle-orm";
import { attributes, products } from "@shared/schema/catalogue-products";
import { productListRows, productLists } from "@shared/schema/product-lists";
import { isOfStaff } from "../../catalog/store/selected-products";
import type { Database } from "../../platform/database/database";
import { brandId } from "../../finders/compile/brand-id";

/** The keys among these that products have. */
export async function existingProducts(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { key } = products;
  const rows = await db.select({ key }).from(products).where(inArray(key, keys));
  return new Set(rows.map((row) => row.key));
}

/** The brands that products state, as they are called in answers. */
export async function brandIds(db: Database): Promise<Set<string>> {
  const rows = await db.selectDistinct({ brand: products.brand }).from(products).where(isOfStaff);
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

/** A number that ranges may cover. Longer ones may be telephone numbers. */
const SHORT_NUMBER = /^\d{1,4}$/;

/**
 * The texts among these words that a key has in a list, as it writes them; of ranges, short whole numbers. What people
 * typed themselves is none of them.
 */
export async function listedTexts(
  db: Database,
  { listed, key }: { listed: string; key: string },
  words: string[],
): Promise<Set<string>> {
  const [list] = await db.select().from(productLists).where(eq(productLists.id, listed));
  const place = list?.keys.findIndex(({ id }) => id === key) ?? -1;
  if (!list || place < 0) return new Set();
  if (list.keys[place]!.kind === "range") {
    return new Set(words.filter((each) => SHORT_NUMBER.test(each)));
  }
  const text = sql<string>`${productListRows.keys} ->> ${place}::int`;
  const rows = await db
    .selectDistinct({ text: text.as("text") })
    .from(productListRows)
    .where(and(eq(productListRows.listId, listed), inArray(text, words)));
  return new Set(rows.map((row) => row.text));
}
