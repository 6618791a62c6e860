import { describe, expect, it } from "vitest";
import { hasRoom, MAX_DAY } from "./post-limits";

describe("room for one more post of a range of addresses", () => {
  it.each([
    ["the first of a quiet day", 0, 0, 0.1, true],
    ["the last of a tenth of the day", 0, 49, 0.1, true],
    ["one more than a tenth of it", 0, 50, 0.1, false],
    ["a tenth of what is left", 250, 24, 0.1, true],
    ["more than a tenth of what is left", 250, 25, 0.1, false],
    ["the first of a range, of a day that is nearly over", 499, 0, 0.1, true],
    ["the second of a range, of a day that is nearly over", 499, 1, 0.1, false],
    ["the first of a range, of a day that is over", 500, 0, 0.5, false],
    ["one of a day that is more than over", 510, 0, 0.5, false],
  ])("for %s", (_, byAll, byRange, share, expected) => {
    expect(hasRoom({ byAll, byRange, share })).toBe(expected);
  });

  /** What `ranges` take together when each takes all that it gets. */
  const takenBy = (ranges: number, share: number) => {
    let byAll = 0;
    for (let range = 0; range < ranges; range++) {
      for (let byRange = 0; hasRoom({ byAll, byRange, share }); byRange++) byAll += 1;
    }
    return byAll;
  };

  it.each([
    [1, 0.2],
    [10, 0.1],
    [10, 0.2],
    [40, 0.1],
  ])("is left for somebody new after %i ranges took their share of %f", (ranges, share) => {
    expect(takenBy(ranges, share)).toBeLessThan(MAX_DAY);
  });
});
