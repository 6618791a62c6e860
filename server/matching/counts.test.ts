import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { count, counts } from "./counts";
import { rank } from "./rank";
import { catalogueOf, products } from "./testing/products";
import { allConditions, condition, meetsAll, query } from "./testing/queries";

describe("counting", () => {
  it("agrees with what the question finds, with nothing given up", () => {
    let found = 0;
    fc.assert(
      fc.property(products, query, (given, asked) => {
        const catalogue = catalogueOf(given);
        const { total, relaxed } = rank(catalogue, asked, 1);
        expect(count(catalogue, asked)).toBe(relaxed.length === 0 ? total : 0);
        if (total > 0 && relaxed.length === 0) found += 1;
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(20);
  });

  it("says of each option what choosing it finds", () => {
    fc.assert(
      fc.property(products, query, fc.array(condition), (given, asked, choices) => {
        const catalogue = catalogueOf(given);
        const options = choices.map((choice, index) => ({
          id: `option-${index}`,
          query: { ...asked, filter: [...asked.filter, choice] },
        }));
        const plain = options.map(({ id, query: chosen }) => [
          id,
          given.filter((product) => meetsAll(product, allConditions(chosen))).length,
        ]);
        expect(counts(catalogue, options)).toEqual(Object.fromEntries(plain));
      }),
    );
  });
});
