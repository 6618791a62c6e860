import { setImmediate as nextTurn } from "node:timers/promises";
import { MAX_FILE_ROWS, TOO_MANY_ROWS } from "@shared/contracts/imports";
import { MAX_COLUMNS, type LeftOutRow } from "@shared/contracts/file-look";
import { AppError } from "../../platform/http/app-error";
import { fromCell } from "../csv/cells";
import { csvRows, csvText, type CsvRow } from "../csv/csv-rows";
import { besideTable, findHead, usualFill } from "./find-head";
import { isArchive, sheetsOf, type Sheet } from "./workbook";

/** What a file holds as a table, whatever stands around it. */
export interface Table {
  /** The sheets of a workbook, each with the number of its rows; none of a CSV. */
  sheets: { name: string; rows: number }[];
  /** The one that is read. */
  sheet: string | null;
  headLine: number;
  /** Each another one, and none empty. */
  headers: string[];
  /** As many cells as there are headers. */
  rows: CsvRow[];
  /** Rows that are no products. */
  leftOut: LeftOutRow[];
}

const MAX_CELL = 20_000;
const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
/** The header of what stands in headings between the rows. */
const HEADING = "Heading";
const refuse = (sentence: string) => new AppError(400, "invalid", sentence);

/** A cell without the apostrophe that keeps spreadsheets from running it. */
export const plainCell = (cell: string | undefined): string =>
  (fromCell(AS_TEXT, cell ?? "") as string).trim();

/**
 * A file's table; others are served in between. Of a workbook the sheet of this name, or the one with most in it. Throws
 * a 400 that names the place of what cannot be read.
 */
export async function readTable(file: Buffer, sheetName?: string | null): Promise<Table> {
  const sheets = isArchive(file) ? await sheetsOf(file) : [];
  const sheet = sheetOf(sheets, sheetName);
  const all = sheet ? sheet.rows : await csvOf(file);
  if (all.length === 0) throw refuse("The file is empty: it needs a header row.");
  if (all.length > MAX_FILE_ROWS + 1) throw refuse(TOO_MANY_ROWS);
  await refuseUnreadable(all);
  const { at, headers: named, from } = findHead(all);
  if (named.filter(Boolean).length === 1 && all.every(({ cells }) => cells.length < 2)) {
    throw refuse(
      "Line 1 has one column only. Separate columns by commas, semicolons, tabs or |, and name at least a name.",
    );
  }
  const { rows, leftOut } = await rowsUnder(all.slice(from), named);
  leftOut.unshift(...all.slice(0, at).map((row) => left(row, "It stands above the table.")));
  if (rows.length === 0) throw refuse(`There are no rows under line ${all[from - 1]!.line}.`);
  return {
    sheets: sheets.map(({ name, rows: { length } }) => ({ name, rows: length })),
    sheet: sheet?.name ?? null,
    headLine: all[from - 1]!.line,
    ...withNames(named, rows),
    leftOut,
  };
}

const left = ({ line, cells }: CsvRow, why: string): LeftOutRow => ({
  line,
  text: cells
    .filter((cell) => cell.trim() !== "")
    .join(" · ")
    .slice(0, 120),
  why,
});

function sheetOf(sheets: readonly Sheet[], name: string | null | undefined): Sheet | undefined {
  const cellsIn = ({ rows }: Sheet) => rows.length * (rows[0]?.cells.length ?? 0);
  const largest = sheets.toSorted((a, b) => cellsIn(b) - cellsIn(a))[0];
  return sheets.find((each) => each.name === name) ?? largest;
}

async function csvOf(file: Buffer): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for (const some of csvRows(csvText(file))) {
    await nextTurn();
    rows.push(...some);
    if (rows.length > MAX_FILE_ROWS + 1) break;
  }
  return rows;
}

async function refuseUnreadable(rows: readonly CsvRow[]): Promise<void> {
  for (const [at, { line, cells }] of rows.entries()) {
    if (at % 2_000 === 0) await nextTurn();
    const place = cells.findIndex((cell) => cell.includes("\0") || cell.length > MAX_CELL);
    if (place === -1) continue;
    const why = cells[place]!.includes("\0")
      ? "holds a character that is no text. Is this a CSV?"
      : "is longer than 20,000 characters. Is a quotation mark missing?";
    throw refuse(`The cell in line ${line}, column ${place + 1} ${why}`);
  }
}

interface Row extends CsvRow {
  heading: string;
}

const WHY = {
  heading: "It is a heading; the rows under it have it in a column of their own.",
  total: "It is a total.",
  remark: "It is a remark, and no product.",
  "head again": "It is the head once more.",
};

/** The rows of products, and those beside them with the reason. */
async function rowsUnder(all: readonly CsvRow[], headers: readonly string[]) {
  const rows: Row[] = [];
  const leftOut: LeftOutRow[] = [];
  const usual = usualFill(all);
  const lastAt = all.findLastIndex((row) => besideTable(row, headers, usual, true) === undefined);
  let heading = "";
  for (const [at, row] of all.entries()) {
    if (at % 2_000 === 0) await nextTurn();
    const beside = besideTable(row, headers, usual, at > lastAt);
    const surplus = row.cells.slice(headers.length).filter((cell) => cell.trim() !== "");
    if (beside) {
      if (beside === "heading") heading = row.cells.find((cell) => cell.trim() !== "")!.trim();
      leftOut.push(left(row, WHY[beside]));
    } else if (surplus.length > 0) {
      const why = `It has ${row.cells.length} cells, and the head has ${headers.length}: is a cell with a separator in it not quoted?`;
      leftOut.push(left(row, why));
    } else rows.push({ ...row, heading });
  }
  return { rows, leftOut };
}

/** Names for columns that have none or another's, without those that are empty and have no name. */
function withNames(headers: readonly string[], rows: readonly Row[]) {
  const places = headers.flatMap((header, place) =>
    header !== "" || rows.some(({ cells }) => (cells[place] ?? "").trim() !== "") ? [place] : [],
  );
  const hasHeadings = rows.some(({ heading }) => heading !== "");
  if (places.length > MAX_COLUMNS) {
    throw refuse(
      `The table has ${places.length.toLocaleString("en")} columns. Keep at most ${MAX_COLUMNS}.`,
    );
  }
  const taken = new Set<string>();
  const free = (name: string) => {
    let own = name;
    for (let count = 2; taken.has(own.toLowerCase()); count++) own = `${name} (${count})`;
    taken.add(own.toLowerCase());
    return own;
  };
  const names = places.map((place) => free(headers[place] || `Column ${place + 1}`));
  return {
    headers: hasHeadings ? [...names, free(HEADING)] : names,
    rows: rows.map(({ line, cells, heading }) => ({
      line,
      cells: [...places.map((place) => cells[place] ?? ""), ...(hasHeadings ? [heading] : [])],
    })),
  };
}
