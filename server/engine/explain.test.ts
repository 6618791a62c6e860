import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain, scoreOf } from "./explain";
import { catalogOf, layout, products } from "./testing/products";
import { score, scoreOfProduct } from "./testing/queries";

describe("the reasons for a product's score", () => {
  it("add up to the score, out of 100 in all", () => {
    fc.assert(
      fc.property(products, score, (given, criteria) => {
        const catalog = catalogOf(given);
        catalog.items.forEach((product, row) => {
          const reasons = explain(catalog, criteria)(row);
          expect(scoreOf(reasons)).toBe(scoreOfProduct(product, criteria));
          const maxima = reasons.reduce((sum, { max }) => sum + max, 0);
          expect(maxima).toBe(criteria.length === 0 ? 0 : 100);
        });
      }),
    );
  });

  it("are one for each criterion, in their order, with what the product states", () => {
    fc.assert(
      fc.property(products, score, (given, criteria) => {
        const catalog = catalogOf(given);
        catalog.items.forEach((product, row) => {
          const stated = criteria.map(({ id, max, columns, text }) => ({
            criterion: id,
            max,
            text: text(...columns.map((name) => layout.columns[name]!(product))),
          }));
          expect(explain(catalog, criteria)(row)).toMatchObject(stated);
        });
      }),
    );
  });

  it("are met with all points, missed with none, and partly between", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(products, score, (given, criteria) => {
        const catalog = catalogOf(given);
        catalog.items.forEach((product, row) => {
          explain(
            catalog,
            criteria,
          )(row).forEach(({ points, max, verdict }, index) => {
            const { columns, share } = criteria[index]!;
            const part = share(...columns.map((name) => layout.columns[name]!(product)));
            expect(verdict).toBe(part === 1 ? "met" : part === 0 ? "missed" : "partly");
            if (verdict === "met") expect(points).toBe(max);
            if (verdict === "missed") expect(points).toBe(0);
            // Half a point either way is what rounding takes or gives.
            expect(Math.abs(points - part * max)).toBeLessThanOrEqual(0.5);
            expect(Number.isInteger(points)).toBe(true);
            seen.add(verdict);
          });
        });
      }),
    );
    expect(seen).toEqual(new Set(["met", "partly", "missed"]));
  });
});
