import { columnNamed, type Catalog } from "./catalog";
import { wordsIn } from "./columns";

/** What some products state in one attribute. */
export interface Coverage {
  /** How many state anything. */
  stated: number;
  /** How many state each value, by the value; a product with several counts at each. */
  values: Map<string, number>;
}

/** What the products of these rows state in an attribute. */
export function coverage(catalog: Catalog<unknown>, column: string, rows: Uint32Array): Coverage {
  const { codes, values } = columnNamed(catalog, column);
  const found = new Uint32Array(values.length);
  for (const row of rows) found[codes[row]!]!++;
  const result: Coverage = { stated: 0, values: new Map() };
  found.forEach((times, code) => {
    const value = values[code]!;
    const each = wordsIn(value);
    if (times === 0 || each.length === 0) return;
    result.stated += times;
    for (const one of new Set(each)) {
      result.values.set(one, (result.values.get(one) ?? 0) + times);
    }
  });
  return result;
}
