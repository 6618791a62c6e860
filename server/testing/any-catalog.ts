import type { AttributeShape, StatedValue, StatedValues } from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { attributes, catalogs, type products } from "@shared/schema/catalog-products";
import type { AnyCatalog } from "../catalog/store/any-catalog";
import type { Database } from "../platform/database/database";

/** An attribute with English labels; its values by their ids and labels. */
export function attributeOf(
  id: string,
  kind: AttributeShape["kind"],
  { unit, values = {} }: { unit?: string; values?: Record<string, string> } = {},
): AttributeShape {
  return {
    id,
    label: { en: id.charAt(0).toUpperCase() + id.slice(1) },
    kind,
    unit: unit ?? null,
    values: Object.entries(values).map(([value, label]) => ({
      id: value,
      label: { en: label },
      synonyms: [],
      isRetired: false,
    })),
    isRetired: false,
  };
}

/** One attribute of each kind, as for car seats. */
export const seatAttributes: readonly AttributeShape[] = [
  attributeOf("facing", "choice", { values: { rear: "Rear-facing", forward: "Forward-facing" } }),
  attributeOf("fixing", "choices", {
    values: { belt: "Belt", isofix: "Isofix", leg: "Support leg" },
  }),
  attributeOf("weight", "number", { unit: "kg" }),
  attributeOf("child", "range", { unit: "kg" }),
  attributeOf("swivels", "flag"),
  attributeOf("fabric", "text"),
];

/** Puts attributes and a catalog into the database. */
export async function keepCatalog(
  db: Database,
  id: string,
  {
    selection = {},
    stated = [],
  }: { selection?: Selection; stated?: readonly AttributeShape[] } = {},
): Promise<void> {
  if (stated.length > 0) {
    await db
      .insert(attributes)
      .values(stated.map((each, position) => ({ ...each, position })))
      .onConflictDoNothing();
  }
  await db.insert(catalogs).values({ id, name: id, selection });
}

/** A product for the table; what is not given is not there. */
export const productRow = (
  key: string,
  given: Partial<Omit<typeof products.$inferInsert, "values">> & { values?: StatedValues } = {},
): typeof products.$inferInsert => ({ key, name: key, ...given });

/** What the product in a row states. */
export function valuesAt({ attributes, columns }: AnyCatalog, row: number): StatedValues {
  const stated: StatedValues = {};
  for (const id of attributes.keys()) {
    const { codes, values } = columns.get(id)!;
    const value = values[codes[row]!]!;
    if (value !== null) stated[id] = value as StatedValue;
  }
  return stated;
}
