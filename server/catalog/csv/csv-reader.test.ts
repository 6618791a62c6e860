import fc from "fast-check";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { csvReader, csvRows, type CsvRow } from "./csv-rows";
import { csvText, encodingFinder, textDecoder } from "./csv-text";

const cell = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom('"', '""', ",", ";", "\r\n", "\n", "\r", "a\nb", "", " "),
);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 12,
});
const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 });

function cut<Part extends { slice: (from: number, to: number) => Part; length: number }>(
  whole: Part,
  lengths: readonly number[],
): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const length of [...lengths, whole.length]) {
    parts.push(whole.slice(from, from + length));
    from += length;
  }
  return parts;
}

function inPieces(pieces: readonly string[]): CsvRow[] {
  const reader = csvReader();
  return [...pieces.flatMap((piece) => [...reader.add(piece)]), ...reader.end()].flat();
}

it("a text in any pieces has the rows of the whole", () => {
  fc.assert(
    fc.property(table, cuts, fc.constantFrom("\r\n", "\n"), (rows, lengths, newline) => {
      const text = Papa.unparse(rows, { newline });
      expect(inPieces(cut(text, lengths))).toEqual([...csvRows(text)].flat());
    }),
  );
});

it("a long text in pieces has the rows of the whole, quoted line breaks included", () => {
  const rows = Array.from({ length: 9_000 }, (_, n) => [
    `A${n}`,
    `line\r\n${"x".repeat(n % 90)} "${n}"`,
    "",
  ]);
  const text = Papa.unparse(rows);
  const whole = [...csvRows(text)].flat();
  expect(whole).toHaveLength(9_000);
  expect(inPieces(cut(text, [99_999, 1, 250_000, 3]))).toEqual(whole);
});

it("bytes in any parts are the text of the whole, however its characters are written", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom<BufferEncoding>("utf8", "utf16le", "latin1"),
      cuts,
      (text, encoding, lengths) => {
        const bytes = Buffer.from(`sku,name\n${text}`, encoding);
        const parts = cut(new Uint8Array(bytes), lengths);
        const finder = encodingFinder();
        for (const part of parts) finder.add(part);
        let found: ReturnType<typeof finder.found>;
        try {
          found = finder.found();
        } catch {
          expect(() => csvText(bytes)).toThrow();
          return;
        }
        const decode = textDecoder(found);
        expect(parts.map((part) => decode(part)).join("") + decode()).toBe(csvText(bytes));
      },
    ),
  );
});

it("a line whose quotation marks do not match costs no other row, wherever the text is cut", () => {
  const bad = fc.constantFrom('x,"6,7" wide,y', 'x,"never closed', 'x,"a"b');
  fc.assert(
    fc.property(table, bad, fc.nat(12), cuts, (rows, line, place, lengths) => {
      const above = rows.slice(0, place);
      const below = rows.slice(place);
      const text = [...(above.length > 0 ? [Papa.unparse(above, { newline: "\n" })] : []), line]
        .concat(below.length > 0 ? [Papa.unparse(below, { newline: "\n" })] : [])
        .join("\n");
      // What ends the mark may be one of another row: then it is a cell of several lines, and no fault.
      fc.pre(
        line !== 'x,"never closed' || !text.slice(text.indexOf(line) + line.length).includes('"'),
      );
      const reader = csvReader({ keepsBroken: true });
      const found = [
        ...cut(text, lengths).flatMap((piece) => [...reader.add(piece)]),
        ...reader.end(),
      ].flat();
      const whole = found.filter(({ isBroken }) => !isBroken).map(({ cells }) => cells);
      expect(found.filter(({ isBroken }) => isBroken).map(({ cells }) => cells)).toEqual([[line]]);
      const stated = (some: readonly string[][]) =>
        some.filter((cells) => cells.some((each) => each.trim() !== ""));
      expect(whole).toEqual(stated(rows));
    }),
  );
});
