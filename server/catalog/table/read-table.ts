import { setImmediate as nextTurn } from "node:timers/promises";
import { MAX_COLUMNS } from "@shared/contracts/file-look";
import { AppError } from "../../platform/http/app-error";
import { besideTable, findHead, LOOKED_AT, usualFill } from "./find-head";
import { shapeTable } from "./shape-table";
import { columnOf, type TableColumn } from "./table-columns";
import type { TableFile } from "./table-file";
import {
  gathered,
  isFeedFile,
  leftOutRows,
  productsOf,
  rowsOf,
  type LeftOut,
  type Rows,
} from "./table-rows";
import { calmHeadings } from "./calm-headings";
import { headingAmong, isExportHead, type Table } from "./whole-table";
import { sheetsOf, type Sheet } from "./workbook";

/** How a table is read. */
export interface TableWish {
  /** Of a workbook: its name; the sheet with most in it unless given. */
  sheet?: string | null | undefined;
  /** Whether nothing is made of its rows and columns. */
  asItIs?: boolean;
}

const ROWS_A_TURN = 2_000;
const refuse = (sentence: string) => new AppError(400, "invalid", sentence);

/**
 * A file's table; others are served in between. Throws a 400 that names the place of what cannot be read.
 */
export async function readTable(file: TableFile, wish: TableWish = {}): Promise<Table> {
  const sheets = file.encoding === "workbook" ? await sheetsOf(file) : [];
  const sheet = sheetOf(sheets, wish.sheet);
  const left = leftOutRows();
  const isFeed = !sheet && (await isFeedFile(file));
  const readRows = () => (isFeed ? productsOf(file) : rowsOf(file, left));
  const all = sheet ? await gathered(sheet.rows) : await readRows();
  if (all.size() === 0) throw refuse("The file is empty: it needs a header row.");
  const usual = usualFill(all);
  const first = Array.from({ length: Math.min(all.size(), LOOKED_AT) }, (_, at) => all.row(at));
  const {
    at,
    headers: named,
    from,
  } = isFeed ? { at: 0, headers: first[0]!.cells, from: 1 } : findHead(first, usual);
  if (named.filter(Boolean).length === 1 && all.width() < 2) {
    throw refuse(
      "Line 1 has one column only. Separate columns by commas, semicolons, tabs or |, and name at least a name.",
    );
  }
  const headLine = from === 0 ? 0 : all.lineOf(from - 1);
  for (const row of first.slice(0, at)) left.add(row, "It stands above the table.");
  const isExport = isExportHead(named);
  const rows = isExport || isFeed ? everyRow(all, from) : await rowsUnder(all, from, named, left);
  if (rows.places.length === 0) throw refuse(`There are no rows under line ${headLine}.`);
  const table: Table = {
    sheets: sheets.map(({ name, rows: { length } }) => ({ name, rows: length })),
    sheet: sheet?.name ?? null,
    headLine,
    columns: withNames(named, all, rows),
    lines: all.linesOf(rows.places),
    ...left.found,
    isExport,
    shaped: [],
  };
  return isExport || wish.asItIs === true ? table : shapeTable(table);
}

function sheetOf(sheets: readonly Sheet[], name: string | null | undefined): Sheet | undefined {
  const cellsIn = ({ rows }: Sheet) => rows.length * (rows[0]?.cells.length ?? 0);
  const largest = sheets.toSorted((a, b) => cellsIn(b) - cellsIn(a))[0];
  return sheets.find((each) => each.name === name) ?? largest;
}

const everyRow = (all: Rows, from: number): ProductRows => ({
  places: Uint32Array.from({ length: all.size() - from }, (_, at) => from + at),
  headings: [],
});

const WHY = {
  heading: "It is a heading; rows under it have it in a column of their own.",
  total: "It is a total.",
  remark: "It is a remark, and no product.",
  "head again": "It is the head once more.",
};

/** The places of the rows of products, each with the heading above it. */
interface ProductRows {
  places: Uint32Array;
  headings: string[];
}

async function rowsUnder(
  all: Rows,
  from: number,
  headers: readonly string[],
  left: LeftOut,
): Promise<ProductRows> {
  const usual = usualFill(all, from);
  let last = all.size() - 1;
  while (last >= from && besideTable(all.row(last), headers, usual, true) !== undefined) last--;
  const places: number[] = [];
  const headings: string[] = [];
  let heading = "";
  for (let at = from; at < all.size(); at++) {
    if (at % ROWS_A_TURN === 0) await nextTurn();
    const row = all.row(at);
    const beside = besideTable(row, headers, usual, at > last);
    if (beside) {
      if (beside === "heading") heading = headingIn(row.cells.find(Boolean)!);
      left.add(row, WHY[beside]);
    } else if (row.cells.slice(headers.length).some(Boolean)) {
      const why = `It has ${row.cells.length} cells, and the head has ${headers.length}: is a cell with a separator in it not quoted?`;
      left.add(row, why);
    } else {
      places.push(at);
      headings.push(heading);
    }
  }
  return { places: Uint32Array.from(places), headings };
}

/** What a heading says without the marks that make it stand out: "*** WIPES ***". */
const headingIn = (cell: string) =>
  cell.replace(/^[\s*=#•_~>–—-]+(?=[^\s*=#•_~>–—-])|[\s*=#•_~<:–—-]+$/gu, "") || cell;

/** The columns, each of a name that no other has, without those that are empty and have none. */
function withNames(headers: readonly string[], all: Rows, rows: ProductRows): TableColumn[] {
  const taken = new Set<string>();
  const free = (name: string) => {
    let own = name;
    for (let count = 2; taken.has(own.toLowerCase()); count++) own = `${name} (${count})`;
    taken.add(own.toLowerCase());
    return own;
  };
  const count = rows.places.length;
  const columns = headers.flatMap((header, place) => {
    const column = all.column(place, header, rows.places);
    if (!column && header === "") return [];
    const empty = { distinct: [""], codes: new Uint32Array(count) };
    return [{ ...(column ?? empty), header: free(header || `Column ${place + 1}`) }];
  });
  if (columns.length > MAX_COLUMNS) {
    throw refuse(
      `The table has ${columns.length.toLocaleString("en")} columns. Keep at most ${MAX_COLUMNS}.`,
    );
  }
  if (rows.headings.every((heading) => heading === "")) return columns;
  const headings = columnOf(
    free(headingAmong(headers)),
    calmHeadings(rows.headings, columns),
    count,
  );
  return [...columns, { ...headings, isOfHeadings: true }];
}
