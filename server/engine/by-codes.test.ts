import { describe, expect, it } from "vitest";
import { byCodes } from "./by-codes";
import { layOut } from "./layout";

interface Row {
  id: number;
  texts: string[];
}

/** Rows of so many columns, each with as many values as there are rows; two neighbors differ in the last one alone. */
function catalogOf(columns: number, rows: number) {
  const given = Array.from({ length: rows }, (_, id): Row => ({
    id,
    texts: Array.from({ length: columns }, (_, column) =>
      column === columns - 1 ? `v${id}` : `v${id & ~1}`,
    ),
  }));
  return layOut(given, {
    itemOf: (row) => row,
    stockOf: () => "in",
    columns: Object.fromEntries(
      Array.from({ length: columns }, (_, column) => [
        String(column),
        ({ texts }: Row) => texts[column]!,
      ]),
    ),
    numbers: { id: ({ id }) => id },
    sortedBy: "id",
    compare: (a, b) => a.id - b.id,
  });
}

describe("what is worked out of several columns", () => {
  it.each([
    [1, 500],
    [2, 500],
    [6, 1_000],
    [7, 500],
    [14, 2_000],
    [40, 1_000],
  ])("is each row's own, with %i columns of many values in %i rows", (columns, rows) => {
    const catalog = catalogOf(columns, rows);
    const names = Array.from({ length: columns }, (_, column) => String(column));
    const read = byCodes(catalog, names, (...values) => JSON.stringify(values));
    for (const { id, texts } of catalog.items) expect(read(id)).toBe(JSON.stringify(texts));
  });

  it("is worked out once for rows that state the same", () => {
    const catalog = catalogOf(20, 1_000);
    const names = Array.from({ length: 19 }, (_, column) => String(column));
    let times = 0;
    const read = byCodes(catalog, names, (...values) => `${values[0] as string} ${times++}`);
    for (let row = 0; row < 1_000; row++) read(row);
    expect(times).toBe(500);
  });
});
