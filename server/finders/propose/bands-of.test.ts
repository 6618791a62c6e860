import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bandsOf, priceBandsOf, roundPrice } from "./bands-of";

const of = (count: number, number: number): number[] => Array<number>(count).fill(number);

describe("bands of numbers", () => {
  test.each([
    ["nothing", [], []],
    ["one number", [5, 5, 5], []],
    ["three numbers", [1, 1, 1, 4, 9, 9], [{ to: 2 }, { from: 2, to: 5 }, { from: 5 }]],
    [
      "whole numbers that follow one another",
      [1, 2, 3],
      [{ to: 1 }, { from: 1, to: 2 }, { from: 2 }],
    ],
    ["small numbers", [0.2, 0.2, 0.35, 0.35], [{ to: 0.3 }, { from: 0.3 }]],
    [
      "widths of which one is the usual, with no band for a single one",
      [...of(6, 80), ...of(6, 120), ...of(16, 160), 170, ...of(8, 200)],
      [{ to: 150 }, { from: 150, to: 180 }, { from: 180 }],
    ],
  ])("of %s", (_name, numbers, bands) => {
    expect(bandsOf(numbers)).toEqual(bands);
  });

  test("of prices end at round ones", () => {
    expect(priceBandsOf([990, 1_040, 1_990, 2_120, 3_010, 3_490, 8_990, 12_490])).toEqual([
      { to: 2_000 },
      { from: 2_000, to: 3_000 },
      { from: 3_000, to: 10_000 },
      { from: 10_000 },
    ]);
  });

  test("hold every number, and follow one another without a gap", () => {
    const anyNumbers = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1 });
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const bands = bandsOf(numbers);
        const bounds = bands.flatMap(({ to }) => (to === undefined ? [] : [to]));
        const inside = bounds.filter(
          (bound) => numbers.includes(bound) && !numbers.includes(bound + 1),
        );
        expect(inside).toEqual([]);
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

test.each([
  [452, 500],
  [950, 1000],
  [124, 125],
  [1740, 1750],
  [34.99, 35],
  [91, 100],
  [7.4, 7.5],
  [0, 0],
])("of %d the round price is %d", (price, round) => {
  expect(roundPrice(price)).toBe(round);
});
