import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnNamed, numbersNamed, orderNamed, rowsOf } from "./catalogue";
import { stockOf } from "./layout";
import { catalogueOf, idsOf, layout, products, type Product } from "./testing/products";

/** Sorted by a number, ties as given, those without one last. */
function sortedBy(given: readonly Product[], read: (product: Product) => number): Product[] {
  const having = given.filter((each) => !Number.isNaN(read(each)));
  const without = given.filter((each) => Number.isNaN(read(each)));
  const inOrder = having.sort((a, b) => (read(a) === read(b) ? 0 : read(a) - read(b)));
  return [...inOrder, ...without];
}

describe("a catalogue", () => {
  it("has every product once, by price, without a price last, ties as given", () => {
    fc.assert(
      fc.property(products, (given) => {
        const { items } = catalogueOf(given);
        expect(items).toEqual(sortedBy(given, ({ price }) => price));
      }),
    );
  });

  it("says of each row what its product states", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalogue = catalogueOf(given);
        catalogue.items.forEach((product, row) => {
          expect(catalogue.stock[row]).toBe(stockOf(product.inStock));
          for (const [name, read] of Object.entries(layout.columns)) {
            const { codes, values } = columnNamed(catalogue, name);
            expect(values[codes[row]!]).toEqual(read(product));
          }
          for (const [name, read] of Object.entries(layout.numbers)) {
            expect(numbersNamed(catalogue, name)[row]).toBe(read(product));
          }
        });
      }),
    );
  });

  it("knows the place of each row in another order, ties as the rows", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalogue = catalogueOf(given);
        const places = orderNamed(catalogue, "length");
        const inOrder = sortedBy(catalogue.items, ({ length }) => length);
        expect(catalogue.items.map(({ id }) => id)).toEqual(
          Array.from(places, (place) => inOrder[place]!.id),
        );
      }),
    );
  });

  it("finds the rows of a value, ascending, the first time and again", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalogue = catalogueOf(given);
        for (const [name, read] of Object.entries(layout.columns)) {
          const column = columnNamed(catalogue, name);
          column.values.forEach((value, code) => {
            const having = catalogue.items.filter(
              (product) => JSON.stringify(read(product)) === JSON.stringify(value),
            );
            for (let times = 0; times < 2; times++) {
              const rows = rowsOf(column, code);
              expect(idsOf(catalogue, rows)).toEqual(having.map(({ id }) => id));
            }
          });
        }
      }),
    );
  });
});
