import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Condition } from "./criteria";
import { keep, select } from "./select";
import { catalogueOf, idsOf, products } from "./testing/products";
import { condition, conditions, meetsAll } from "./testing/queries";

describe("selecting products", () => {
  it("finds those that meet every condition, in the order of the rows, each once", () => {
    fc.assert(
      fc.property(products, conditions, (given, asked) => {
        const catalogue = catalogueOf(given);
        const meeting = catalogue.items.filter((product) => meetsAll(product, asked));
        const rows = select(catalogue, asked);
        expect(idsOf(catalogue, rows)).toEqual(meeting.map(({ id }) => id));
        expect([...rows]).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
      }),
      { numRuns: 400 },
    );
  });

  it("finds everything, when nothing is asked", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalogue = catalogueOf(given);
        expect(select(catalogue, [])).toHaveLength(given.length);
      }),
    );
  });

  it("finds the same, whatever the order of the conditions", () => {
    const shuffled = conditions.chain((asked) =>
      fc.tuple(
        fc.constant(asked),
        fc.shuffledSubarray(asked, { minLength: asked.length, maxLength: asked.length }),
      ),
    );
    fc.assert(
      fc.property(products, shuffled, (given, [asked, otherwise]) => {
        const catalogue = catalogueOf(given);
        expect(select(catalogue, otherwise)).toEqual(select(catalogue, asked));
      }),
    );
  });

  it("finds no more with one more condition", () => {
    fc.assert(
      fc.property(products, conditions, condition, (given, asked, more) => {
        const catalogue = catalogueOf(given);
        const before = new Set(select(catalogue, asked));
        const after = select(catalogue, [...asked, more]);
        expect([...after].filter((row) => !before.has(row))).toEqual([]);
        expect(keep(catalogue, select(catalogue, asked), more)).toEqual(after);
      }),
    );
  });

  it("leaves what it found before as it was", () => {
    fc.assert(
      fc.property(products, conditions, (given, asked) => {
        const catalogue = catalogueOf(given);
        const found = [...select(catalogue, asked)];
        // Whoever has an answer may do with it what they want.
        select(catalogue, asked).fill(0);
        expect([...select(catalogue, asked)]).toEqual(found);
      }),
    );
  });
});

describe("a number that is not stated", () => {
  const plain = { inStock: true, length: NaN, kind: "box", brand: null, uses: [] };
  const catalogue = catalogueOf([
    { ...plain, id: "1", price: 5, weight: 5 },
    { ...plain, id: "2", price: NaN, weight: NaN },
    { ...plain, id: "3", price: 9, weight: 9 },
    { ...plain, id: "4", price: NaN, weight: NaN },
    { ...plain, id: "5", price: Infinity, weight: Infinity },
  ]);

  it.each<[string, Omit<Extract<Condition, { number: string }>, "number">, string[]]>([
    ["from an end", { min: 6 }, ["3", "5"]],
    ["up to an end", { max: 6 }, ["1"]],
    ["between two ends", { min: 5, max: 9 }, ["1", "3"]],
    ["without an end", {}, ["1", "3", "5"]],
    ["that is empty", { min: 9, max: 5 }, []],
    ["beyond all", { min: Infinity }, ["5"]],
  ])("is in no range %s", (_, range, ids) => {
    for (const number of ["price", "weight"]) {
      expect(idsOf(catalogue, select(catalogue, [{ number, ...range }]))).toEqual(ids);
    }
  });
});
