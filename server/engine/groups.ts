import { columnNamed, type Catalog } from "./catalog";

// A product with variants has a row for each. To a shopper it is one product: it is counted, placed and
// shown once, by the variant that fits best.

/** Each row's product, as a number; `undefined` where every row is a product of its own. */
export function groupsOf(catalog: Catalog<unknown>): Uint32Array | undefined {
  return catalog.groupedBy === undefined
    ? undefined
    : columnNamed(catalog, catalog.groupedBy).codes;
}

/** How many products these rows are of. */
export function countProducts(catalog: Catalog<unknown>, rows: Uint32Array): number {
  const groups = groupsOf(catalog);
  if (!groups) return rows.length;
  const seen = new Uint8Array(columnNamed(catalog, catalog.groupedBy!).values.length);
  let count = 0;
  for (const row of rows) {
    const group = groups[row]!;
    if (seen[group] === 1) continue;
    seen[group] = 1;
    count++;
  }
  return count;
}

/** The first item of each product, of items in any order; `rowOf` tells which row an item is of. */
export function firstOfEach<Item>(
  catalog: Catalog<unknown>,
  items: readonly Item[],
  rowOf: (item: Item) => number,
): Item[] {
  const groups = groupsOf(catalog);
  if (!groups) return [...items];
  const seen = new Set<number>();
  return items.filter((item) => {
    const group = groups[rowOf(item)]!;
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}
