import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Catalog } from "./catalog";
import { coverage } from "./coverage";
import { select } from "./select";
import { catalogOf, layout, products, type Product } from "./testing/products";
import { conditions } from "./testing/queries";

/** What some products state, counted one by one; a value that is stated twice counts once. */
function plainCoverage(some: readonly Product[], column: string) {
  const stated = some.map((product) => {
    const value = layout.columns[column]!(product);
    return new Set(value === null ? [] : [value].flat());
  });
  const all = new Set(stated.flatMap((each) => [...each]));
  return {
    stated: stated.filter(({ size }) => size > 0).length,
    values: new Map(
      Array.from(all, (value) => [value, stated.filter((each) => each.has(value)).length]),
    ),
  };
}

const productsOf = ({ items }: Catalog<Product>, rows: Uint32Array) =>
  Array.from(rows, (row) => items[row]!);

describe("what products state", () => {
  it("agrees with counting one by one", () => {
    fc.assert(
      fc.property(products, conditions, (given, asked) => {
        const catalog = catalogOf(given);
        const rows = select(catalog, asked);
        for (const column of Object.keys(layout.columns)) {
          expect(coverage(catalog, column, rows)).toEqual(
            plainCoverage(productsOf(catalog, rows), column),
          );
        }
      }),
    );
  });

  it("counts a product at each of its values, and nowhere where it states none", () => {
    const plain = { stock: "in" as const, price: 1, weight: 1, length: 1, kind: "box" };
    const catalog = catalogOf([
      { ...plain, id: "1", brand: "acme", uses: ["home", "garden"] },
      { ...plain, id: "2", brand: null, uses: ["garden", "garden"] },
      { ...plain, id: "3", brand: null, uses: [] },
    ]);
    const rows = select(catalog, []);
    expect(coverage(catalog, "uses", rows)).toEqual({
      stated: 2,
      values: new Map([
        ["home", 1],
        ["garden", 2],
      ]),
    });
    expect(coverage(catalog, "brand", rows)).toEqual({
      stated: 1,
      values: new Map([["acme", 1]]),
    });
    expect(coverage(catalog, "kind", rows.subarray(1))).toEqual({
      stated: 2,
      values: new Map([["box", 2]]),
    });
    expect(coverage(catalog, "kind", new Uint32Array())).toEqual({
      stated: 0,
      values: new Map(),
    });
  });
});
