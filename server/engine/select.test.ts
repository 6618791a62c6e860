import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Condition } from "./criteria";
import { keep, select } from "./select";
import { catalogOf, idsOf, products } from "./testing/products";
import { condition, conditions, meetsAll } from "./testing/queries";

describe("selecting products", () => {
  it("finds those that meet every condition, in the order of the rows, each once", () => {
    fc.assert(
      fc.property(products, conditions, (given, asked) => {
        const catalog = catalogOf(given);
        const meeting = catalog.items.filter((product) => meetsAll(product, asked));
        const rows = select(catalog, asked);
        expect(idsOf(catalog, rows)).toEqual(meeting.map(({ id }) => id));
        expect([...rows]).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
      }),
      { numRuns: 400 },
    );
  });

  it("finds everything, when nothing is asked", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalog = catalogOf(given);
        expect(select(catalog, [])).toHaveLength(given.length);
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
        const catalog = catalogOf(given);
        expect(select(catalog, otherwise)).toEqual(select(catalog, asked));
      }),
    );
  });

  it("finds no more with one more condition", () => {
    fc.assert(
      fc.property(products, conditions, condition, (given, asked, more) => {
        const catalog = catalogOf(given);
        const before = new Set(select(catalog, asked));
        const after = select(catalog, [...asked, more]);
        expect([...after].filter((row) => !before.has(row))).toEqual([]);
        expect(keep(catalog, select(catalog, asked), more)).toEqual(after);
      }),
    );
  });

  it("leaves what it found before as it was", () => {
    fc.assert(
      fc.property(products, conditions, (given, asked) => {
        const catalog = catalogOf(given);
        const found = [...select(catalog, asked)];
        // Whoever has an answer may do with it what they want.
        select(catalog, asked).fill(0);
        expect([...select(catalog, asked)]).toEqual(found);
      }),
    );
  });
});

describe("a number that is not stated", () => {
  const plain = { stock: "in" as const, length: NaN, kind: "box", brand: null, uses: [] };
  const catalog = catalogOf([
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
      expect(idsOf(catalog, select(catalog, [{ number, ...range }]))).toEqual(ids);
    }
  });
});
