import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bandsOf } from "./bands-of";

describe("bands of numbers", () => {
  test.each([
    ["nothing", [], []],
    ["one number", [5, 5, 5], []],
    ["two numbers", [1, 1, 1, 4, 9, 9], [{ to: 4 }, { from: 4 }]],
    [
      "prices",
      [990, 1_040, 1_990, 2_120, 3_010, 3_490, 8_990, 12_490],
      [{ to: 2_000 }, { from: 2_000, to: 3_000 }, { from: 3_000, to: 9_000 }, { from: 9_000 }],
    ],
  ])("of %s", (_name, numbers, bands) => {
    expect(bandsOf(numbers)).toEqual(bands);
  });

  test("hold every number, and follow one another without a gap", () => {
    const anyNumbers = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1 });
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const bands = bandsOf(numbers);
        bands.forEach(({ from }, at) => expect(from).toBe(bands[at - 1]?.to));
        if (bands.length === 0) return;
        for (const number of numbers) {
          const isIn = ({ from = -Infinity, to = Infinity }) => number >= from && number <= to;
          expect(bands.some(isIn)).toBe(true);
        }
      }),
    );
  });
});
