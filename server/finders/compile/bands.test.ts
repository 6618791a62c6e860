import fc from "fast-check";
import { expect, it } from "vitest";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { bandCondition, bandsBetween } from "@shared/finders/bands";
import { conditionOf, holdsOf } from "./conditions";

const given = { answers: {}, values: {} };
const anyNumber = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const anyBounds = fc
  .uniqueArray(anyNumber, { minLength: 1, maxLength: 8, selector: (each) => each + 0 })
  .map((bounds) => bounds.toSorted((one, other) => one - other));

const inBands = (
  bounds: readonly number[],
  stated: number | string | null,
  numbers?: Set<string>,
) =>
  bandsBetween(bounds).map((band) =>
    holdsOf(conditionOf(bandCondition("width", band), { ...given, numbers }), () => stated),
  );

it("any number is in exactly one band, also one right on a bound", () => {
  fc.assert(
    fc.property(anyBounds, anyNumber, fc.nat(7), fc.boolean(), (bounds, other, at, isColumn) => {
      const numbers = isColumn ? new Set<string>() : new Set(["width"]);
      for (const number of [other, bounds[at % bounds.length]!]) {
        const found = inBands(bounds, number, numbers);
        expect(found.filter((each) => each === true)).toHaveLength(1);
        expect(found).not.toContain(undefined);
      }
    }),
  );
});

it("what is not stated is in none for sure, and what does not apply is in none", () => {
  expect(inBands([1, 2], null)).toEqual([undefined, undefined, undefined]);
  expect(inBands([1, 2], DOES_NOT_APPLY)).toEqual([false, false, false]);
});
