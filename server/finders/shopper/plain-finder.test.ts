import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFinderCase } from "../testing/plain/any-finder";
import { finderDifference, nothingCompared } from "../testing/plain/compare-finders";

describe("any finder", () => {
  it.each([
    ["of one part", 1, 10, 25],
    ["of several parts", 3, 5, 15],
  ] as const)("answers as its document says, read word by word: %s", (_, parts, times, numRuns) => {
    const compared = nothingCompared();
    fc.assert(
      fc.property(anyFinderCase(parts, times), (each) => {
        expect(finderDifference(each, compared)).toBeUndefined();
      }),
      { numRuns },
    );
    expect(compared.products).toBeGreaterThan(5);
  });
});
