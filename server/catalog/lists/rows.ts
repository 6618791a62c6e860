import {
  MAX_LIST_ROWS,
  type ListRowChange,
  type PlacedListRow,
  type ProductListRow,
} from "@shared/contracts/product-lists";
import { writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { listCells, listHeader, listRowReader, rowInWords, type FiledList } from "./list-file";
import * as queries from "./list-queries";
import { listEntry, withTarget } from "./lists";
import { appendRow, deleteRow, rowAt, updateRow } from "./row-queries";

type Cells = Record<string, string>;

/** Adds a row behind the others. Throws a 404, a 400 that names each wrong cell, and a 409 where the list is full. */
export function addRow(db: Database, actor: Actor, id: string, cells: Cells) {
  return onList(db, actor, id, async (tx, list) => {
    const row = readCells(list, cells);
    if ((await queries.countRows(tx, id)).rows >= MAX_LIST_ROWS) {
      const most = MAX_LIST_ROWS.toLocaleString("en");
      throw new AppError(409, "full", `A list has at most ${most} rows. Remove one first.`);
    }
    const place = await appendRow(tx, id, row);
    return { after: row, answer: (await rowAt(tx, id, place))! };
  });
}

/** Changes a row. Throws a 404, a 400 that names each wrong cell, and a 409 where the row says something else now. */
export function changeRow(
  db: Database,
  actor: Actor,
  { id, place }: Address,
  { cells, mark, ...row }: ListRowChange,
): Promise<PlacedListRow> {
  return onList(db, actor, id, async (tx, list) => {
    const before = await presentRow(tx, { id, place }, mark);
    const after = readCells(list, cells ?? cellsOf(list, row));
    await updateRow(tx, id, place, after);
    return { before, after, answer: (await rowAt(tx, id, place))! };
  });
}

/** Removes a row. Throws a 404, and a 409 where the row says something else now. */
export function removeRow(db: Database, actor: Actor, { id, place }: Address, mark: string) {
  return onList(db, actor, id, async (tx) => {
    const before = await presentRow(tx, { id, place }, mark);
    await deleteRow(tx, id, place);
    return { before, answer: undefined };
  });
}

interface Address {
  id: string;
  place: number;
}

interface Changed<Answer> {
  before?: ProductListRow;
  after?: ProductListRow;
  answer: Answer;
}

/** Changes the rows of a list while nobody else does; the audit says the row before and after. */
function onList<Answer>(
  db: Database,
  actor: Actor,
  id: string,
  change: (tx: Database, list: queries.ListRecord) => Promise<Changed<Answer>>,
): Promise<Answer> {
  return transactionAs(db, actor, async (tx) => {
    const found = await queries.listById(tx, id, { hold: true });
    if (!found) throw notFound();
    const list = await withTarget(tx, found);
    const { before, after, answer } = await change(tx, list);
    await queries.updateList(tx, id, {});
    const said = { before: { row: inWords(before) }, after: { row: inWords(after) } };
    await writeAudit(tx, actor, listEntry(list, "update", said));
    return answer;
  });
}

const inWords = (row: ProductListRow | undefined) => (row ? rowInWords(row) : null);

async function presentRow(tx: Database, { id, place }: Address, mark: string) {
  const row = await rowAt(tx, id, place);
  if (!row) {
    throw new AppError(404, "not_found", "This row is no longer in the list. Look at it again.");
  }
  if (row.mark === mark) return row;
  throw new AppError(
    409,
    "stale",
    "Somebody else has changed this row meanwhile. Compare both and save again.",
    { current: row },
  );
}

/** A row that was sent as it is read, as the cells of its file. */
function cellsOf(list: FiledList, { keys = [], ...row }: Omit<ListRowChange, "cells" | "mark">) {
  const cells = listCells({ ...row, keys });
  return Object.fromEntries(listHeader(list).map((column, at) => [column, cells[at] ?? ""]));
}

function readCells(list: FiledList, cells: Cells): ProductListRow {
  const columns = Object.keys(cells);
  const found = listRowReader(columns, list)({ line: 1, cells: Object.values(cells) });
  if ("row" in found) return found.row;
  throw invalid(found.problems.map(({ path, message }) => ({ path: `cells.${path}`, message })));
}
