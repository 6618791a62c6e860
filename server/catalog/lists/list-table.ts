import { setImmediate as nextTurn } from "node:timers/promises";
import type { ListColumnUse, ListFilePlan } from "@shared/contracts/list-files";
import { MAX_LIST_ROWS, ownColumnsOf, type ListKey } from "@shared/contracts/product-lists";
import { cellOf } from "../staff/cells";
import { partsOfHeader } from "../staff/file-look/own-columns";
import { isNotStated } from "../table/not-stated";
import { cellAt, type TableColumn } from "../table/table-columns";
import type { Table } from "../table/whole-table";
import { goesOn, shortYearsIn, yearsIn } from "../table/years";
import { tooManyRows, type FileRow, type ReadList } from "./import-list";
import { listRowReader, type FiledList } from "./list-file";
import {
  candidatesIn,
  hasWords,
  isMostly,
  partsOf,
  rangeIn,
  withUnit,
  wordsOf,
  type KnownThings,
} from "./list-words";

// The rows of a list that a shop's own table makes.

const ROWS_A_TURN = 200;

/** The rows that a table makes as its plan says; a row that cannot be read is named, and stays out. */
export async function rowsOfTable(
  { columns, lines }: Table,
  plan: ListFilePlan["columns"],
  list: FiledList,
  known: KnownThings,
): Promise<ReadList> {
  if (lines.length > MAX_LIST_ROWS) throw tooManyRows();
  const columnAs = (use: ListColumnUse, key: string | null = null) => {
    const place = plan.findIndex((each) => each.use === use && each.key === key);
    return place === -1 ? undefined : columns[place];
  };
  const target = targetReader(
    columnAs,
    list,
    await partsReader(columnAs("points at"), list, known),
  );
  const keys = list.keys.map((key) => ({
    ...key,
    read: keyReader(key, columnAs, list.units?.get(key.id) ?? null),
  }));
  const remark = columnAs("remark");
  const read = listRowReader([...list.keys.map(({ id }) => id), ...ownColumnsOf(list)], list);
  const rows: FileRow[] = [];
  const problems: ReadList["problems"] = [];
  const named = new Set<string>();
  for (const [row, line] of lines.entries()) {
    if (row % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn();
    const cells = [...keys.map((key) => key.read(row)), target(row), [cellIn(remark, row)]];
    // A row of many values by many keys is counted before it is made.
    const several = cells.reduce((product, { length }) => product * length, 1);
    if (rows.length + several > MAX_LIST_ROWS) throw tooManyRows();
    const made = cells.reduce<string[][]>(
      (before, next) => before.flatMap((cell) => next.map((each) => [...cell, each])),
      [[]],
    );
    for (const each of made) {
      const found = read({ line, cells: each });
      if ("row" in found) rows.push({ ...found.row, line });
      else
        for (const bad of found.problems) {
          // Once a row, however many values it has.
          if (named.has(`${line} ${bad.path}`)) continue;
          named.add(`${line} ${bad.path}`);
          problems.push({ line, ...inColumns(bad, each) });
        }
    }
  }
  const { target: attribute } = list;
  const words = attribute && hasWords(attribute) ? wordsOf(known)(attribute) : undefined;
  return {
    rows,
    problems,
    ...(words && { isKnown: ({ value }) => typeof value !== "string" || words.has(value) }),
  };

  /** A problem under the header of its column, with what stands there. */
  function inColumns<Bad extends { path: string; message: string }>(
    bad: Bad,
    cells: string[],
  ): Bad {
    const at = keys.findIndex(({ id }) => id === bad.path);
    const column =
      at === -1
        ? (columnAs("points at") ?? columnAs("points from"))
        : (columnAs("key", bad.path) ?? columnAs("from", bad.path));
    if (bad.path === "note" || !column) return bad;
    const cell = cells[at === -1 ? keys.length : at]!;
    const message = cell === "" ? bad.message : `“${cell.slice(0, 60)}”: ${bad.message}`;
    return { ...bad, path: column.header, message };
  }
}

/** The part of cells that have to be years in full where the others are short ones. */
const SOME_YEARS = 0.3;

type Cells = (row: number) => string[];
type ColumnAs = (use: ListColumnUse, key?: string | null) => TableColumn | undefined;

function cellIn(column: TableColumn | undefined, row: number): string {
  const cell = column ? cellAt(column, row) : "";
  return isNotStated(cell) ? "" : cell;
}

/** Cells of a column with its unit, and in full where they are years of two digits among others. */
function numberCells(column: TableColumn | undefined): (row: number) => string {
  const { unit } = partsOfHeader(column?.header ?? "");
  const cells = column?.distinct.filter((cell) => !isNotStated(cell)) ?? [];
  const years = cells.filter((cell) => yearsIn(cell) !== undefined).length;
  const isYear = (cell: string) => (yearsIn(cell) ?? shortYearsIn(cell)) !== undefined;
  const areYears = years > 0 && years >= SOME_YEARS * cells.length && isMostly(cells, isYear);
  return (row) => {
    const cell = cellIn(column, row);
    return areYears ? (shortYearsIn(cell) ?? cell) : withUnit(cell, unit);
  };
}

function keyReader({ id, kind }: ListKey, columnAs: ColumnAs, unit: string | null): Cells {
  const whole = columnAs("key", id);
  if (whole && kind === "text") return (row) => partsOrNothing(cellIn(whole, row), () => false);
  if (whole) {
    const cell = numberCells(whole);
    return (row) => [rangeCell(cell(row), unit)];
  }
  return betweenReader(columnAs("from", id), columnAs("to", id), unit);
}

function betweenReader(
  begin: TableColumn | undefined,
  end: TableColumn | undefined,
  unit: string | null,
): Cells {
  const [from, to] = [numberCells(begin), numberCells(end)];
  return (row) => [betweenCell(from(row), to(row), unit)];
}

/** What rows point at, as the list's file writes it: one cell for each of several. */
function targetReader(
  columnAs: ColumnAs,
  { target }: FiledList,
  partsIn: (cell: string) => string[],
): Cells {
  const [begin, end] = [columnAs("points from"), columnAs("points to")];
  const unit = target?.unit ?? null;
  if (begin ?? end) return betweenReader(begin, end, unit);
  const column = columnAs("points at");
  const numbers = numberCells(column);
  if (target?.kind === "range") return (row) => [rangeCell(numbers(row), unit)];
  if (target?.kind === "number") return (row) => [numbers(row)];
  return (row) => partsIn(cellIn(column, row));
}

async function partsReader(
  column: TableColumn | undefined,
  { attribute, target }: FiledList,
  known: KnownThings,
): Promise<(cell: string) => string[]> {
  if (!column || (attribute !== null && !target)) return (cell) => [cell];
  const keys =
    attribute === null ? await known.productKeys(candidatesIn(column.distinct)) : undefined;
  const isPart = target ? wordsOf(known)(target).isLike : (part: string) => keys!.has(part);
  return (cell) => partsOrNothing(cell, isPart);
}

const partsOrNothing = (cell: string, isPart: (part: string) => boolean) =>
  cell === "" ? [""] : partsOf(cell, isPart);

/** A cell of numbers as the list's file writes it; what it does not say is left to be refused. */
function rangeCell(cell: string, unit: string | null): string {
  const range = rangeIn(cell, unit);
  return range ? cellOf(range) : cell;
}

function betweenCell(from: string, to: string, unit: string | null): string {
  const last = goesOn(to) ? "" : to;
  const [begin, end] = [rangeIn(from, unit), rangeIn(last, unit)];
  if ((from !== "" && !begin) || (last !== "" && !end)) return `${from} – ${to}`;
  const [min, max] = [begin?.min, end?.max ?? (last === "" ? undefined : end?.min)];
  if (min === undefined && max === undefined) return "";
  return cellOf({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
}
