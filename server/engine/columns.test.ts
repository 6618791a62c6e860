import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnOf, type Stated } from "./columns";

// Characters that a separator might be mistaken for, and texts that might be taken for another value.
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "\u0000", "\u0001", '"', "[", "]", ","), maxLength: 2 }),
  fc.constantFrom("null", '["a"]'),
);
const stated: fc.Arbitrary<Stated> = fc.oneof(
  text,
  fc.constant(null),
  fc.array(text, { maxLength: 2 }),
  fc.constantFrom(0, 1, Infinity, -Infinity, true),
);

const written = (value: Stated) => JSON.stringify([value, value === Infinity, value === -Infinity]);

describe("a column", () => {
  it("says of each row what the product states, whatever characters that has", () => {
    fc.assert(
      fc.property(fc.array(stated, { maxLength: 60 }), (rows) => {
        const { codes, values } = columnOf(rows, (value) => value);
        expect(Array.from(codes, (code) => values[code])).toEqual(rows);
      }),
    );
  });

  it("has each value once", () => {
    fc.assert(
      fc.property(fc.array(stated, { maxLength: 60 }), (rows) => {
        const { values } = columnOf(rows, (value) => value);
        expect(new Set(values.map(written)).size).toBe(values.length);
        expect(new Set(values.map(written))).toEqual(new Set(rows.map(written)));
      }),
    );
  });
});
