import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../../platform/process/project-root";
import { readTable } from "../../table/read-table";
import { cellAt } from "../../table/table-columns";
import { tableFile } from "../../../testing/table-file";
import { lookAt } from "./file-look";
import { cellsReader } from "./read-cells";

// Files as shops have them, each with what a person reads in it, written before any of this could read one.

const FOLDER = join(projectRoot, "server/testing/shop-files");

type Meaning = number | string | boolean | null | { ask: unknown[] } | object;

interface Expected {
  file: string;
  sheet?: string;
  headLine: number;
  products: number;
  columns: Record<string, { is: string; unit?: string | null }>;
  rows: { line: number; values: Record<string, Meaning> }[];
}

/** What a person calls it, and what a column is taken for. */
const USES: Record<string, string> = {
  key: "key",
  gtin: "gtin",
  price: "price",
  "special price": "special price",
  stock: "in stock",
};

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".expected.json"))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Expected);

/** What is read in the columns that are what a person says: how many cells, and those that are read wrong. */
async function readings({ file, sheet, columns, rows }: Expected) {
  const bytes = tableFile(readFileSync(join(FOLDER, file)));
  const table = await readTable(bytes, { sheet });
  const look = await lookAt(bytes, { known: [] }, { sheet });
  const rowOf = new Map(Array.from(table.lines, (line, row) => [line, row]));
  let cells = 0;
  const wrong: unknown[] = [];
  const missed: string[] = [];
  for (const [header, { is }] of Object.entries(columns)) {
    const place = table.columns.findIndex((column) => column.header === header);
    const use = USES[is];
    if (use === undefined) continue;
    const { plan } = look.columns[place]!;
    if (plan.use !== use) {
      missed.push(`${header}: ${is}`);
      continue;
    }
    const read = cellsReader(plan, undefined);
    for (const { line, values } of rows) {
      if (!Object.hasOwn(values, header)) continue;
      const cell = cellAt(table.columns[place]!, rowOf.get(line)!);
      const reading = read(cell);
      cells += 1;
      if ("text" in reading && !isMeant(values[header]!, reading.text, is))
        wrong.push({ file, header, line, cell, read: reading.text, meant: values[header] });
    }
  }
  return { cells, wrong, missed, table, problems: look.problems };
}

/** A person told three of the states apart. */
const STOCK: Record<string, string[]> = {
  in: ["yes", "low"],
  later: ["made to order", "backorder", ""],
  out: ["no"],
};

function isMeant(meant: Meaning, text: string, is: string): boolean {
  if (meant === null) return text === "";
  if (is === "stock") return STOCK[meant as string]?.includes(text) ?? false;
  if (typeof meant === "object" && "ask" in meant)
    return meant.ask.some((each) => isMeant(each as Meaning, text, is));
  return is.endsWith("price")
    ? Number(text) === meant
    : text.replace(/\s/g, "") === `${meant as string}`.replace(/\s/g, "");
}

describe.each(files)("$file", (expected) => {
  it("has the head, the rows and nothing else that a person sees", async () => {
    const { table } = await readings(expected);
    expect([table.headLine, Array.from(table.lines)]).toEqual([
      expected.headLine,
      expected.rows.map(({ line }) => line),
    ]);
    for (const header of Object.keys(expected.columns)) {
      if (expected.columns[header]!.is !== "empty")
        expect(table.columns.map((column) => column.header)).toContain(header);
    }
  });

  it("has no price, stock, key or number of the trade that is read wrong", async () => {
    const { wrong, cells, missed, problems } = await readings(expected);
    // The name is proposed, too.
    expect(problems).toEqual([]);
    expect(missed).toEqual([]);
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(80);
  });
});
