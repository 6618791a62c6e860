import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnNamed, numbersNamed, orderNamed, rowsOf } from "./catalog";
import { likelihoodOf } from "./layout";
import { catalogOf, idsOf, layout, products, type Product } from "./testing/products";

/** Sorted by a number, ties as given, those without one last. */
function sortedBy(given: readonly Product[], read: (product: Product) => number): Product[] {
  const having = given.filter((each) => !Number.isNaN(read(each)));
  const without = given.filter((each) => Number.isNaN(read(each)));
  const inOrder = having.sort((a, b) => (read(a) === read(b) ? 0 : read(a) - read(b)));
  return [...inOrder, ...without];
}

describe("a catalog", () => {
  it("has every product once, by price, without a price last, ties as given", () => {
    fc.assert(
      fc.property(products, (given) => {
        const { items } = catalogOf(given);
        expect(items).toEqual(sortedBy(given, ({ price }) => price));
      }),
    );
  });

  it("says of each row what its product states", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalog = catalogOf(given);
        catalog.items.forEach((product, row) => {
          expect(catalog.stock[row]).toBe(likelihoodOf(product.stock));
          for (const [name, read] of Object.entries(layout.columns)) {
            const { codes, values } = columnNamed(catalog, name);
            expect(values[codes[row]!]).toEqual(read(product));
          }
          for (const [name, read] of Object.entries(layout.numbers)) {
            expect(numbersNamed(catalog, name)[row]).toBe(read(product));
          }
        });
      }),
    );
  });

  it("knows the place of each row in another order, ties as the rows", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalog = catalogOf(given);
        const places = orderNamed(catalog, "length");
        const inOrder = sortedBy(catalog.items, ({ length }) => length);
        expect(catalog.items.map(({ id }) => id)).toEqual(
          Array.from(places, (place) => inOrder[place]!.id),
        );
      }),
    );
  });

  it("finds the rows of a value, ascending, the first time and again", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalog = catalogOf(given);
        for (const [name, read] of Object.entries(layout.columns)) {
          const column = columnNamed(catalog, name);
          column.values.forEach((value, code) => {
            const having = catalog.items.filter(
              (product) => JSON.stringify(read(product)) === JSON.stringify(value),
            );
            for (let times = 0; times < 2; times++) {
              const rows = rowsOf(column, code);
              expect(idsOf(catalog, rows)).toEqual(having.map(({ id }) => id));
            }
          });
        }
      }),
    );
  });
});
