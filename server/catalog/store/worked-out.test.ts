import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductCalculation } from "@shared/contracts/product-calculation";
import { productCalculation } from "@shared/contracts/product-calculation";
import { workOutBy } from "./any-catalog";

const price: ProductCalculation = { price: "paid" };
const weight: ProductCalculation = { attribute: "weight" };

describe("what is worked out of a product", () => {
  it.each<[ProductCalculation, number, object, number]>([
    [{ divide: [price, weight] }, 30, { weight: 20 }, 1.5],
    [{ divide: [{ multiply: [price, 100] }, weight] }, 89.9, { weight: 250 }, 35.96],
    [{ divide: [price, weight] }, 30, {}, NaN],
    [{ divide: [price, weight] }, NaN, { weight: 20 }, NaN],
    [{ divide: [price, weight] }, 30, { weight: 0 }, NaN],
    [{ divide: [price, weight] }, 30, { weight: "does-not-apply" }, NaN],
    [{ multiply: [price, 3] }, 12.99, {}, 38.97],
    [{ add: [0.1, 0.2] }, 0, {}, 0.3],
    [{ subtract: [weight, 5] }, 0, { weight: 7 }, 2],
    [{ min: [weight, 5] }, 0, { weight: 7 }, 5],
    [{ max: [weight, 5] }, 0, {}, NaN],
    [{ bands: [{ of: weight, from: 250, is: 1 }], otherwise: 3 }, 0, { weight: 250 }, 1],
    [{ bands: [{ of: weight, from: 250, is: 1 }], otherwise: 3 }, 0, { weight: 249 }, 3],
    // What is not stated is in no band.
    [{ bands: [{ of: weight, from: 250, is: 1 }], otherwise: 3 }, 0, {}, 3],
  ])("is by %j of a price of %d and %j: %d", (calculation, paid, values, expected) => {
    expect(workOutBy(calculation)(paid, values as never)).toBe(expected);
  });

  it("is the price of a round, times the rounds, again", () => {
    const positive = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(positive, fc.integer({ min: 1, max: 1_000 }), (cents, count) => {
        const each = workOutBy({ divide: [price, weight] })(cents / 100, { weight: count });
        expect(Math.abs(each * count - cents / 100)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe("a calculation", () => {
  it.each([
    [{ price: "full" }],
    [{ attribute: "Weight" }],
    [{ divide: [price] }],
    [{ add: [] }],
    ["1"],
    [{ add: Array.from({ length: 20 }, () => ({ add: [1, 1, 1] })) }],
  ])("is none: %j", (given) => {
    expect(productCalculation.safeParse(given).success).toBe(false);
  });
});
