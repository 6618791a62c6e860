import type { CatalogChoices, OfferedAttribute } from "@shared/contracts/product-search";
import type { StatedValue } from "@shared/contracts/attributes";
import { stockState, type Stocked } from "@shared/stock";
import { nameOf, statedWords, stockWords } from "@/staff-kit/attribute-words";

/** What every product has besides what it states, as forms call it. */
export const OWN_LABELS = {
  name: "Name",
  key: "Key",
  brand: "Brand",
  price: "Price",
  specialPrice: "Special price",
  gtin: "EAN or GTIN",
  groupKey: "Variant of",
  collections: "Collections",
  pictureUrl: "Picture",
  pageUrl: "Page at the store",
  description: "Description",
  shortDescription: "Short description",
  inStock: "Availability",
} as const;

const FACT = "values.";

/** What is compared of two versions of a product. */
export const compared = (
  attributes: readonly OfferedAttribute[],
  { lacks }: Pick<CatalogChoices, "lacks">,
) => [
  ...Object.entries(OWN_LABELS)
    .filter(([name]) => !lacks.includes(name))
    .map(([name, label]) => ({ name, label })),
  ...attributes.map((each) => ({ name: FACT + each.id, label: nameOf(each) || each.id })),
];

/** A version of a product in words, what it states under the names by which it is compared. */
export function flat(
  row: Record<string, unknown>,
  attributes: readonly OfferedAttribute[],
): Record<string, unknown> {
  const values = row.values as Record<string, StatedValue | null>;
  const stock = stockState(row as unknown as Stocked);
  const said = { ...row, inStock: stock === null ? "" : stockWords[stock] } as typeof row;
  const own = Object.keys(OWN_LABELS).map((name) => [name, asStored(name, said[name])] as const);
  const stated = attributes.map(
    (each) => [FACT + each.id, statedWords(values[each.id] ?? undefined, each, String)] as const,
  );
  return Object.fromEntries([...own, ...stated]);
}

/** As the database has it: none is empty, and a price has two decimals. */
function asStored(name: string, value: unknown): unknown {
  if (value === null) return "";
  const isPrice = name === "price" || name === "specialPrice";
  return isPrice && typeof value === "string" && /^\d+(\.\d+)?$/.test(value)
    ? Number(value).toFixed(2)
    : value;
}
