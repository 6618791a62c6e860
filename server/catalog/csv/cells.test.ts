import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { ProductField } from "@shared/templates/product-catalogs";
import { fromCell, toCell } from "./cells";
import { csvRows } from "./csv-rows";
import { csvText } from "./csv-text";

const field = (kind: ProductField["kind"]): ProductField => ({ name: "x", label: "X", kind });

/** The cells that a spreadsheet would take for formulas, if it splits rows at that delimiter. */
function formulas(file: string, delimiter: string): string[] {
  return Papa.parse<string[]>(file, { delimiter })
    .data.flat()
    .map((cell) => cell.replace(/^["]+/, ""))
    .filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell));
}

/** The formulas in an exported text, whatever delimiter the spreadsheet splits at, quoted or not. */
function opened(text: string): string[] {
  const file = Papa.unparse([["1", toCell(field("text"), text), "x"]]);
  // A quotation mark inside a cell does not hold it together where cells end elsewhere.
  const torn = file.split(/[;\t\r\n]/).filter((part) => /^["]*[=+\-@＝＋－＠]/.test(part));
  return [...[",", ";", "\t"].flatMap((sign) => formulas(file, sign)), ...torn];
}

/** A text after its way out to a file and back in. */
function roundTrip(text: string): unknown {
  const file = `\ufeff${Papa.unparse([["id", "text", "last"]])}\r\n${Papa.unparse([["1", toCell(field("text"), text), "x"]])}\r\n`;
  const [, row] = [...csvRows(csvText(Buffer.from(file)))].flat();
  return fromCell(field("text"), row!.cells[1]!);
}

describe("a cell", () => {
  it.each([
    "=1+1",
    "+27 11",
    "-5",
    "@cmd",
    "\t=1",
    "'=1",
    "''-x",
    "a;=1+1",
    "a;=1+1;b",
    'a;"=1+1;b',
    "a,b;@x",
    "Features:\n- cool\n- dry",
    "a\n=1",
    "a\r\n+1",
    "a\r=1",
    "a\t-1",
    "a;'=1",
    "a;;\t\n=1",
    ";;;;;",
    "＝1+1",
  ])("of %j is no formula, wherever it is split, and comes back as it was", (text) => {
    expect(opened(text)).toEqual([]);
    expect(roundTrip(text)).toBe(text);
  });

  it.each(["a'=1", "it's; 'quoted'", "a=b", "1;2", "'", "''", "a;'b", "a - b"])(
    "of %j is left alone",
    (text) => {
      expect(toCell(field("text"), text)).toBe(text);
      expect(fromCell(field("text"), text)).toBe(text);
    },
  );

  it("of any text is no formula, and comes back as it was", () => {
    const sign = fc.constantFrom(..."=+-@;,\t\r\n'\"|＝ ab");
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: sign, maxLength: 12 }));
    fc.assert(
      fc.property(text, (each) => {
        expect(opened(each)).toEqual([]);
        expect(roundTrip(each)).toBe(each);
      }),
      { numRuns: 3_000 },
    );
  });

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
