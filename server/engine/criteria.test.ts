import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOut } from "./criteria";

describe("sharing out 100 points", () => {
  it.each([
    [
      [30, 25, 20, 15, 10],
      [30, 25, 20, 15, 10],
    ],
    [[30], [100]],
    [
      [30, 25, 20],
      [40, 33, 27],
    ],
    [
      [30, 25],
      [55, 45],
    ],
    [
      [15, 10],
      [60, 40],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    // Three remainders are a third.
    [
      [30, 22, 13, 10],
      [40, 30, 17, 13],
    ],
  ])("gives %j the points %j", (weights, points) => {
    expect(shareOut(weights)).toEqual(points);
  });

  it("always adds up to 100, in whole numbers within one point of the exact share", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
        (weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          const points = shareOut(weights);
          expect(points.reduce((sum, point) => sum + point, 0)).toBe(100);
          points.forEach((point, index) => {
            expect(Math.abs(point - (100 * weights[index]!) / total)).toBeLessThan(1);
          });
        },
      ),
    );
  });
});
