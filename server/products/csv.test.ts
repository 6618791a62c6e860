import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductField } from "@shared/product-catalogues";
import { fromCell, toCell } from "./csv";

const field = (kind: ProductField["kind"]): ProductField => ({ name: "x", label: "X", kind });

describe("a cell", () => {
  it.each(["=1+1", "+27 11", "-5", "@cmd", "\t=1", "'=1", "''-x"])(
    "of %j is no formula",
    (text) => {
      const cell = toCell(field("line"), text);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(fromCell(field("line"), cell)).toBe(text);
    },
  );

  it("gives back every text, and every list", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fromCell(field("text"), toCell(field("text"), text))).toBe(text);
      }),
    );
    const part = fc
      .string({ minLength: 1 })
      .map((text) => text.replaceAll("|", "").trim())
      .filter(Boolean);
    fc.assert(
      fc.property(fc.array(part), (list) => {
        expect(fromCell(field("list"), toCell(field("list"), list))).toEqual(list);
      }),
    );
  });

  it.each([
    ["flag", "TRUE", true],
    ["flag", "no", false],
    ["flag", "", undefined],
    ["flag", "maybe", "maybe"],
    ["number", "12", 12],
    ["number", "", null],
    ["number", "1.5", "1.5"],
    ["price", " 12.50 ", "12.50"],
    // A comma before one or two figures can only be a decimal one.
    ["price", "1299,50", "1299.50"],
    ["price", "1299,5", "1299.5"],
    ["price", "1,299", "1,299"],
    ["price", "1,299.50", "1,299.50"],
    ["price", "1 299,50", "1 299,50"],
    ["list", " a | b ||", ["a", "b"]],
  ] as const)("of kind %s reads %j as %j", (kind, cell, value) => {
    expect(fromCell(field(kind), cell)).toEqual(value);
  });
});
