import { cellOf } from "../../catalog/staff/cells";
import { WORST } from "../../finders/testing/costly/documents";
import { attributes, productAt } from "../../finders/testing/costly/products";

/** A file has at most 10 MB. */
const MAX_FILE_BYTES = 9_990_000;
/** So many products are those of a small finder as well. */
const FEW = 300;

/** The collections of the products: all of them, and a few. */
export const COLLECTIONS = { all: WORST, few: "bench-few" } as const;

const HEADER = ["key", "group", "name", "brand", "price", "page", "in stock", "collections"];

/** So many products, each with so many variants, as files that staff can import. Variants stand in one file. */
export function* filesOf(products: number, variants: number): Generator<string> {
  const header = [...HEADER, ...attributes.map(({ id }) => id)].join(",");
  let rows = [header];
  let length = header.length;
  for (let product = 0; product < products; product++) {
    const own = Array.from({ length: variants }, (_, variant) => rowOf(product, variant, variants));
    const added = own.reduce((sum, row) => sum + row.length + 1, 0);
    if (length + added > MAX_FILE_BYTES) {
      yield rows.join("\n");
      rows = [header];
      length = header.length;
    }
    rows.push(...own);
    length += added;
  }
  yield rows.join("\n");
}

function rowOf(product: number, variant: number, variants: number): string {
  const first = product * variants;
  const { key, name, brand, price, pageUrl, inStock, values } = productAt(
    first + variant,
    variants,
  );
  const group = variant === 0 ? "" : productAt(first, variants).key;
  const collections = product < FEW ? `${COLLECTIONS.all}|${COLLECTIONS.few}` : COLLECTIONS.all;
  const stated = attributes.map(({ id }) => cellOf(values[id]));
  const own = [key, group, name, brand, price, pageUrl, inStock ? "yes" : "no", collections];
  return [...own, ...stated].join(",");
}
