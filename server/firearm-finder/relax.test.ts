import fc from "fast-check";
import { expect, it } from "vitest";
import { keepWhatFits } from "./relax";

// A product is the set of criteria that it meets.
const fitsOneOf = (products: number[][]) => (criteria: readonly number[]) =>
  Promise.resolve(products.some((met) => criteria.every((criterion) => met.includes(criterion))));

it.each([
  ["everything, when something meets it", [[1, 2, 3]], [1, 2, 3]],
  ["the more important of two that exclude each other", [[1], [2]], [1]],
  ["a lesser one that still fits", [[1, 3], [2]], [1, 3]],
  ["nothing, when there is no product", [], []],
])("keeps %s", async (_, products, kept) => {
  expect(await keepWhatFits([1, 2, 3], fitsOneOf(products))).toEqual(kept);
});

it("never leaves out what could come back, and always leaves something to show", async () => {
  const criteria = [1, 2, 3, 4, 5, 6];
  const catalogue = fc.array(fc.subarray(criteria), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(catalogue, async (products) => {
      const fits = fitsOneOf(products);
      const kept = await keepWhatFits(criteria, fits);
      expect(await fits(kept)).toBe(true);
      for (const left of criteria.filter((criterion) => !kept.includes(criterion))) {
        expect(await fits([...kept, left])).toBe(false);
      }
    }),
  );
});
