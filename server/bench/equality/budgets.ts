import fc from "fast-check";

/** More than any demonstration product costs. */
const MAX_RAND = 60_000;

/** A budget in rand. */
export interface Budget {
  minPrice?: number;
  maxPrice?: number;
}

/** Random budgets, some open at an end. Many end at one of these prices, or a cent beside it. */
export function budgets(prices: readonly number[]): fc.Arbitrary<Budget> {
  const cents = [...new Set(prices)].map((price) => Math.round(price * 100));
  const amount = fc
    .oneof(
      fc.noBias(fc.integer({ min: 0, max: MAX_RAND })).map((rand) => rand * 100),
      fc.noBias(fc.integer({ min: 0, max: MAX_RAND * 100 })),
      fc
        .tuple(fc.constantFrom(...cents), fc.constantFrom(-1, 0, 0, 0, 1))
        .map(([price, beside]) => price + beside),
    )
    .map((inCents) => inCents / 100);
  return fc
    .tuple(amount, amount, fc.constantFrom("none", "min", "max", "both", "both"))
    .map(([a, b, ends]) => ({
      ...((ends === "min" || ends === "both") && { minPrice: Math.min(a, b) }),
      ...((ends === "max" || ends === "both") && { maxPrice: Math.max(a, b) }),
    }));
}
