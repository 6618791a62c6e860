import type { CataloguePath } from "@shared/templates/product-catalogues";
import type { products } from "@shared/schema/catalogue-products";
import { sourceOf } from "../../catalog/store/specified-catalogues";
import { inNamesOfStaff } from "../../catalog/store/specified-fields";

/** A product by the names of its view, checked, as a row of `products`; with what the database adds where it is given. */
export function storedRow(
  path: CataloguePath,
  { id, createdAt, ...fields }: Record<string, unknown>,
): typeof products.$inferInsert {
  const source = sourceOf(path)!;
  const { key, values, ...own } = inNamesOfStaff(path, fields);
  const stated = Object.entries(values as object).filter(([, value]) => value !== null);
  return {
    ...(id !== undefined && { id }),
    ...(createdAt !== undefined && { createdAt }),
    ...own,
    source,
    key: `${source}::${String(key)}`,
    values: Object.fromEntries(stated.map(([attribute, value]) => [`${path}.${attribute}`, value])),
  } as typeof products.$inferInsert;
}
