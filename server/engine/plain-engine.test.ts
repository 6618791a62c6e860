import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engineCases, engineDifference } from "./testing/compare-engines";

describe("the engine", () => {
  it.each([
    ["small", 40],
    ["wide", 4],
    ["packed", 1],
    ["large", 1],
  ] as const)("answers as plain loops over all products do: %s catalogs", (kind, numRuns) => {
    fc.assert(
      fc.property(engineCases[kind], (each) => {
        expect(engineDifference(each)).toBeUndefined();
      }),
      { numRuns },
    );
  });
});
