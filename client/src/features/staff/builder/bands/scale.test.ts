import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anotherBound, countsBetween, scaleOf } from "./scale";

/** What is told of these numbers. */
function told(numbers: readonly number[], bounds: number[] = []) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upTo = [...new Set(sorted)].map((each): [number, number] => [
    each,
    sorted.lastIndexOf(each) + 1,
  ]);
  return { min: sorted[0]!, max: sorted.at(-1)!, bounds, spread: { upTo, isExact: true } };
}

const anyNumbers = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 80 });
const anyBounds = fc
  .uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 5 })
  .map((bounds) => bounds.toSorted((one, other) => one - other));

describe("the slider's scale", () => {
  it("holds every bound, at steps that keep them apart", () => {
    fc.assert(
      fc.property(anyNumbers, anyBounds, (numbers, own) => {
        const { min, max, step } = scaleOf(told(numbers), own);
        expect(step).toBeGreaterThan(0);
        own.forEach((bound, at) => {
          expect(bound >= min && bound <= max).toBe(true);
          if (at > 0) expect(bound - own[at - 1]!).toBeGreaterThanOrEqual(step);
        });
      }),
    );
  });

  it("does not go to the one product that is ten times as heavy", () => {
    const numbers = told([1, 2, 3, 4, 5, 6, 7, 80], [3, 4, 6]);
    expect(scaleOf(numbers, [3, 4, 6])).toEqual({ min: 1, max: 9, step: 1 });
  });

  it("has steps as fine as what products state", () => {
    expect(scaleOf(told([0.1, 1.5, 2]), [1]).step).toBe(0.01 * 10);
    expect(scaleOf(told([1, 2_000, 90_000]), [500]).step).toBe(100);
    expect(scaleOf(told([7]), [7])).toEqual({ min: 7, max: 7, step: 1 });
  });
});

describe("products in bands", () => {
  it("are each in one", () => {
    fc.assert(
      fc.property(anyNumbers, anyBounds, (numbers, bounds) => {
        const counts = countsBetween(told(numbers), bounds);
        expect(counts).toEqual(
          [...bounds, Infinity].map(
            (to, at) =>
              numbers.filter((each) => each <= to && each > (bounds[at - 1] ?? -Infinity)).length,
          ),
        );
      }),
    );
  });

  it("are shared out evenly between numbers that are not all known", () => {
    const spread = {
      upTo: [
        [0, 1],
        [100, 101],
      ] as [number, number][],
      isExact: false,
    };
    expect(countsBetween({ min: 0, max: 100, bounds: [], spread }, [25])).toEqual([26, 75]);
  });

  it("leave a place for another bound, where there is one", () => {
    fc.assert(
      fc.property(anyNumbers, anyBounds, (numbers, bounds) => {
        const bound = anotherBound(told(numbers), bounds);
        if (bound !== undefined) expect(bounds).not.toContain(bound);
      }),
    );
    expect(anotherBound(told([1, 2, 3, 4, 5, 6, 7, 80]), [2])).toBe(5);
    expect(anotherBound(told([5, 5]), [5])).toBeUndefined();
  });
});
