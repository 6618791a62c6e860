import { setImmediate as nextTurn } from "node:timers/promises";
import { MAX_COLUMNS } from "@shared/contracts/file-look";
import { MAX_FILE_ROWS, TOO_MANY_ROWS } from "@shared/contracts/imports";
import { AppError } from "../../../platform/http/app-error";
import { fromCell } from "../../csv/cells";
import { csvRows, csvText, type CsvRow } from "../../csv/csv-rows";

const MAX_CELL = 20_000;
const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
const refuse = (sentence: string) => new AppError(400, "invalid", sentence);

/** A cell without the apostrophe that keeps spreadsheets from running it. */
export const plainCell = (cell: string | undefined): string =>
  (fromCell(AS_TEXT, cell ?? "") as string).trim();

/** The headers of a file. Throws a 400 that names the column that has no name, or the name of another one. */
function checkedHeaders(cells: readonly string[]): string[] {
  if (cells.length > MAX_COLUMNS) {
    throw refuse(
      `Line 1 has ${cells.length.toLocaleString("en")} columns. Keep at most ${MAX_COLUMNS}.`,
    );
  }
  if (cells.length === 1) {
    throw refuse(
      "Line 1 has one column only. Separate columns by commas, semicolons or tabs, and name at least a key and a name.",
    );
  }
  const headers = cells.map((cell) => cell.trim());
  headers.forEach((header, place) => {
    if (header === "") throw refuse(`Column ${place + 1} has no name in line 1. Name it.`);
    const first = headers.findIndex((other) => other.toLowerCase() === header.toLowerCase());
    if (first !== place) {
      throw refuse(
        `Columns ${first + 1} and ${place + 1} are both called ${header.slice(0, 40)} in line 1. Rename one.`,
      );
    }
  });
  return headers;
}

/** A file's headers and rows; others are served in between. Throws a 400 that names the place of what cannot be read. */
export async function readTable(file: Buffer): Promise<{ headers: string[]; rows: CsvRow[] }> {
  const rows = [];
  for (const some of csvRows(csvText(file))) {
    await nextTurn();
    for (const row of some) {
      const place = row.cells.findIndex((cell) => cell.includes("\0") || cell.length > MAX_CELL);
      if (place !== -1) {
        const why = row.cells[place]!.includes("\0")
          ? "holds a character that is no text. Is this a CSV?"
          : "is longer than 20,000 characters. Is a quotation mark missing?";
        throw refuse(`The cell in line ${row.line}, column ${place + 1} ${why}`);
      }
      rows.push(row);
    }
    if (rows.length > MAX_FILE_ROWS + 1) throw refuse(TOO_MANY_ROWS);
  }
  const head = rows.shift();
  if (!head) throw refuse("The file is empty: it needs a header row.");
  const headers = checkedHeaders(head.cells);
  if (rows.length === 0) throw refuse("There are no rows under line 1.");
  const ragged = rows.find(({ cells }) => cells.length !== headers.length);
  if (ragged) {
    throw refuse(
      `Line ${ragged.line} has ${ragged.cells.length} cells, the header ${headers.length}. Is a quotation mark missing?`,
    );
  }
  return { headers, rows };
}
