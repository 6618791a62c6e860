import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { count } from "./counts";
import { rank } from "./rank";
import { catalogOf, products } from "./testing/products";
import { query } from "./testing/queries";

describe("counting", () => {
  it("agrees with what the question finds, with nothing given up", () => {
    let found = 0;
    fc.assert(
      fc.property(products, query, (given, asked) => {
        const catalog = catalogOf(given);
        const { total, relaxed } = rank(catalog, asked, 1);
        expect(count(catalog, asked)).toBe(relaxed.length === 0 ? total : 0);
        if (total > 0 && relaxed.length === 0) found += 1;
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(20);
  });
});
