import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFinderCase } from "../testing/plain/any-finder";
import { pointedFinder } from "../testing/plain/pointed-finder";
import { finderDifference } from "../testing/plain/compare-finders";
import { nothingCompared } from "../testing/plain/compared";

describe("any finder", () => {
  it.each([
    ["of one part", anyFinderCase(1, 4), 12],
    ["of several parts", anyFinderCase(3, 2), 8],
    ["of which much is given up", pointedFinder, 8],
  ] as const)("answers as its document says, read word by word: %s", (_, cases, numRuns) => {
    const compared = nothingCompared();
    fc.assert(
      fc.property(cases, (each) => {
        expect(finderDifference(each, compared)).toBeUndefined();
      }),
      { numRuns },
    );
    // At least the results, and what is made of the answers.
    expect(compared.answers).toBeGreaterThan(3 * numRuns);
  });
});
