import { AppError } from "../../platform/http/app-error";
import { fromCell } from "../csv/cells";
import type { CsvRow } from "../csv/csv-rows";

// A table column by column. Most cells of a shop's file stand in many rows: each is kept and read once.

/** A column of a table. Its cells have no space around them. */
export interface TableColumn {
  header: string;
  /** Each different cell once, in the order of their first rows. */
  distinct: readonly string[];
  /** Which of them stands in each row. */
  codes: Uint32Array;
  /** The header of the column whose cells it is a part of. */
  partOf?: string;
  /** Whether its cells stood in headings between the rows. */
  isOfHeadings?: true;
}

export const cellAt = ({ distinct, codes }: TableColumn, row: number): string =>
  distinct[codes[row]!]!;

/** A column of these cells, one for each row. */
export function columnOf(header: string, cells: Iterable<string>, rows: number): TableColumn {
  const codes = new Uint32Array(rows);
  const distinct: string[] = [];
  const known = new Map<string, number>();
  let row = 0;
  for (const cell of cells) {
    let code = known.get(cell);
    if (code === undefined) {
      code = distinct.push(cell) - 1;
      known.set(cell, code);
    }
    codes[row++] = code;
  }
  return { header, distinct, codes };
}

/** The same column of some of its rows, or of rows in another order. */
export function ofRows({ header, distinct, codes }: TableColumn, rows: ArrayLike<number>) {
  const next = new Uint32Array(rows.length);
  const codeOf = new Int32Array(distinct.length).fill(-1);
  const kept: string[] = [];
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at]!]!;
    if (codeOf[code] === -1) codeOf[code] = kept.push(distinct[code]!) - 1;
    next[at] = codeOf[code]!;
  }
  return { header, distinct: kept, codes: next };
}

/** In how many rows each different cell of a column stands, in their order. */
export function countsOf({ distinct, codes }: TableColumn): Uint32Array {
  const counts = new Uint32Array(distinct.length);
  for (const code of codes) counts[code]! += 1;
  return counts;
}

const MAX_CELL = 20_000;
/** More than any table has, with columns that are empty but for a remark. */
const MAX_FILLED_COLUMNS = 400;
/** Different cells in all columns: what a server has memory for. */
const MAX_DIFFERENT = 4_000_000;
const FIRST_ROWS = 1_024;
const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
const refuse = (sentence: string) => new AppError(400, "invalid", sentence);

/** Characters that no text has; NUL is refused. */
const UNREADABLE = /[^\P{Cc}\0\n\r\t]|\p{Cs}/gu;
const BREAKS = /[\u2028\u2029]/g;

/** A cell without characters that no text has, and without the apostrophe that keeps spreadsheets from running it. */
export const plainCell = (cell: string | undefined): string =>
  (fromCell(AS_TEXT, cell ?? "") as string).replace(UNREADABLE, "").replace(BREAKS, "\n").trim();

/** A text of its own: a part of another one would keep that in memory. */
const ownText = (text: string): string =>
  text.length < 13 ? text : Buffer.from(text).toString("utf8");

interface Growing {
  codes: Uint32Array;
  distinct: string[];
  known: Map<string, number>;
}

/** Gathers the rows of a file as columns; none for those that are empty in all of them. */
export function rowStore() {
  const columns: (Growing | undefined)[] = [];
  let lines: Uint32Array = new Uint32Array(FIRST_ROWS);
  /** How many cells each row has, and how many of them are filled. */
  let lengths: Uint32Array = new Uint32Array(FIRST_ROWS);
  let fills: Uint32Array = new Uint32Array(FIRST_ROWS);
  let size = 0;
  let different = 0;
  let filledColumns = 0;

  function grow(): void {
    lines = widened(lines);
    lengths = widened(lengths);
    fills = widened(fills);
    for (const column of columns) if (column) column.codes = widened(column.codes);
  }

  function opened(place: number, width: number): Growing {
    filledColumns += 1;
    if (filledColumns > MAX_FILLED_COLUMNS) {
      throw refuse(`The table has ${width.toLocaleString("en")} columns. Keep at most 200.`);
    }
    const column: Growing = {
      codes: new Uint32Array(lines.length),
      distinct: [""],
      known: new Map([["", 0]]),
    };
    columns[place] = column;
    return column;
  }

  return {
    size: () => size,
    width: () => columns.length,
    lineOf: (at: number) => lines[at]!,
    fillOf: (at: number) => fills[at]!,
    /** Throws a 400 that names the place of what is no cell of a table. */
    add({ line, cells }: CsvRow): void {
      if (size === lines.length) grow();
      let filled = 0;
      for (let place = 0; place < cells.length; place++) {
        const given = cells[place]!;
        if (given === "") continue;
        // Most cells stood in a row before, as they are; one that begins with an apostrophe may lose it.
        const again = given.startsWith("'") ? undefined : columns[place]?.known.get(given);
        const cell = again === undefined ? plainCell(given) : given;
        if (cell === "") continue;
        filled += 1;
        const column = columns[place] ?? opened(place, cells.length);
        let code = again ?? column.known.get(cell);
        if (code === undefined) {
          refuseUnreadable(cell, line, place);
          const own = ownText(cell);
          code = column.distinct.push(own) - 1;
          column.known.set(own, code);
          if (++different > MAX_DIFFERENT) {
            throw refuse(
              "The file has more than four million different cells. Leave out columns, or split it.",
            );
          }
        }
        column.codes[size] = code;
      }
      lines[size] = line;
      lengths[size] = cells.length;
      fills[size] = filled;
      size += 1;
    },
    /** A row as it stands in the file. */
    row: (at: number): CsvRow => ({
      line: lines[at]!,
      cells: Array.from({ length: lengths[at]! }, (_, place) => {
        const column = columns[place];
        return column ? column.distinct[column.codes[at]!]! : "";
      }),
    }),
    /** A column of these rows; undefined where none of them has it filled. */
    column(place: number, header: string, rows: Uint32Array): TableColumn | undefined {
      const found = columns[place];
      if (!found) return undefined;
      const column = ofRows({ header, ...found }, rows);
      return column.distinct.length === 1 && column.distinct[0] === "" ? undefined : column;
    },
    linesOf: (rows: Uint32Array) => rows.map((at) => lines[at]!),
  };
}

function widened(numbers: Uint32Array): Uint32Array {
  const wider = new Uint32Array(numbers.length * 2);
  wider.set(numbers);
  return wider;
}

function refuseUnreadable(cell: string, line: number, place: number): void {
  if (!cell.includes("\0") && cell.length <= MAX_CELL) return;
  const why = cell.includes("\0")
    ? "holds a character that is no text. Is this a CSV?"
    : "is longer than 20,000 characters. Is a quotation mark missing?";
  throw refuse(`The cell in line ${line}, column ${place + 1} ${why}`);
}
