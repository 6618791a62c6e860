import type { ListColumnUse, ListFilePlan } from "@shared/contracts/list-files";
import { MAX_LIST_ROWS, ownColumnsOf, type ListKey } from "@shared/contracts/product-lists";
import { cellOf } from "../staff/cells";
import { isNotStated } from "../table/not-stated";
import { cellAt, type TableColumn } from "../table/table-columns";
import type { Table } from "../table/whole-table";
import { tooManyRows, type FileRow, type ReadList } from "./import-list";
import { listRowReader, type FiledList } from "./list-file";
import { candidatesIn, isKnown, partsOf, rangeIn, type KnownThings } from "./list-words";

// The rows of a list that a shop's own table makes.

/** The rows that a table makes as its plan says; a row that cannot be read is named, and stays out. */
export async function rowsOfTable(
  { columns, lines }: Table,
  plan: ListFilePlan["columns"],
  list: FiledList,
  known: KnownThings,
): Promise<ReadList> {
  if (lines.length > MAX_LIST_ROWS) throw tooManyRows();
  const placesOf = (use: ListColumnUse, key: string | null = null) =>
    plan.flatMap((each, at) =>
      each.use === use && each.key === key && at < columns.length ? [at] : [],
    );
  const [points] = placesOf("points at");
  const [remark] = placesOf("remark");
  const isPart = await partFinder(points === undefined ? undefined : columns[points]);
  const own = ownColumnsOf(list);
  const read = listRowReader([...list.keys.map(({ id }) => id), ...own], list);
  const rows: FileRow[] = [];
  const problems: ReadList["problems"] = [];
  lines.forEach((line, row) => {
    const at = (place: number | undefined) => {
      const cell = place === undefined ? "" : cellAt(columns[place]!, row);
      return isNotStated(cell) ? "" : cell;
    };
    const cellsOf = ({ id, kind }: ListKey): string[] => {
      const [whole] = placesOf("key", id);
      if (whole !== undefined && kind === "range") return [rangeCell(at(whole))];
      if (whole !== undefined) return partsOrNothing(at(whole), () => false);
      const [from, to] = [at(placesOf("from", id)[0]), at(placesOf("to", id)[0])];
      return [betweenCell(from, to)];
    };
    const all = [
      ...list.keys.map(cellsOf),
      partsOrNothing(at(points), isPart).map((cell) => valueCell(list, cell)),
      [at(remark)],
    ];
    const made = all.reduce<string[][]>(
      (before, cells) => before.flatMap((cell) => cells.map((next) => [...cell, next])),
      [[]],
    );
    for (const cells of made) {
      const found = read({ line, cells });
      if ("row" in found) rows.push({ ...found.row, line });
      else problems.push(...found.problems.map((each) => ({ line, ...each })));
    }
    if (rows.length > MAX_LIST_ROWS) throw tooManyRows();
  });
  return { rows, problems };

  async function partFinder(column: TableColumn | undefined): Promise<(part: string) => boolean> {
    if (!column) return () => false;
    const { target } = list;
    if (list.attribute !== null) return target ? (part) => isKnown(target, part) : () => false;
    const keys = await known.productKeys(candidatesIn(column.distinct));
    return (part) => keys.has(part);
  }
}

const partsOrNothing = (cell: string, isPart: (part: string) => boolean) =>
  cell === "" ? [""] : partsOf(cell, isPart);

/** A cell of numbers as the list's file writes it; what it does not say is left to be refused. */
function rangeCell(cell: string): string {
  const range = rangeIn(cell);
  return range ? cellOf(range) : cell;
}

function betweenCell(from: string, to: string): string {
  const [begin, end] = [rangeIn(from), rangeIn(to)];
  if ((from !== "" && !begin) || (to !== "" && !end)) return `${from} – ${to}`;
  const [min, max] = [begin?.min, end?.max];
  if (min === undefined && max === undefined) return "";
  return cellOf({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
}

/** What a row points at, as the list's file writes it. */
function valueCell({ target }: FiledList, cell: string): string {
  if (target?.kind === "range") return rangeCell(cell);
  if (target?.kind !== "number") return cell;
  const range = rangeIn(cell);
  return range && range.min !== undefined && range.min === range.max ? String(range.min) : cell;
}
