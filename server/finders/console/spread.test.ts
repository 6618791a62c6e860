import fc from "fast-check";
import { expect, it } from "vitest";
import { spreadOf } from "./stated";

const anyNumbers = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 900 });

it("counts exactly how many of any numbers are at most what is named, and names both ends", () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const { upTo, isExact } = spreadOf(numbers);
      for (const [bound, count] of upTo) {
        expect(count).toBe(numbers.filter((each) => each <= bound).length);
      }
      expect(upTo[0]![0]).toBe(Math.min(...numbers));
      expect(upTo.at(-1)).toEqual([Math.max(...numbers), numbers.length]);
      expect(isExact).toBe(new Set(numbers).size <= 100);
    }),
  );
});

it("is short however many numbers there are", () => {
  const { upTo } = spreadOf(Array.from({ length: 50_000 }, (_, at) => at / 7));
  expect(upTo).toHaveLength(100);
  expect(new Set(upTo.map(([number]) => number)).size).toBe(100);
});
