import { setImmediate as nextTurn } from "node:timers/promises";
import type { ImportProblem } from "@shared/contracts/imports";
import {
  MAX_LIST_ROWS,
  type ListImportReport,
  type ProductListRow,
  type ProductListShape,
} from "@shared/contracts/product-lists";
import { writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { expectManyRows } from "../../platform/database/rows";
import { AppError, notFound } from "../../platform/http/app-error";
import { csvRows } from "../csv/csv-rows";
import { csvText } from "../csv/csv-text";
import { listRowReader, rowInWords, type FiledList } from "./list-file";
import * as queries from "./list-queries";
import { listEntry, withTarget } from "./lists";

/** The most problems, and notes, that a report names. */
const MAX_NAMED = 200;
/** The most rows that are shown as they would be, and that are named as gone. */
const MAX_FIRST = 10;

interface Wish {
  file: Buffer;
  dryRun: boolean;
}

export type FileRow = ProductListRow & { line: number };

/** What was read of a file for a list. */
export interface ReadList {
  rows: FileRow[];
  problems: ImportProblem[];
  /** Of a list of values: whether products state what a row points at. */
  isKnown?: (row: FileRow) => boolean;
}

/**
 * Takes a CSV as all rows of a list. Nothing is changed by a dry run, or where any row is bad. Throws a 404, and a 400
 * for a file that is no such CSV.
 */
export async function importList(
  db: Database,
  actor: Actor,
  id: string,
  { file, dryRun }: Wish,
): Promise<ListImportReport> {
  const list = await queries.listById(db, id);
  if (!list) throw notFound();
  const read = await readFile(csvText(file), await withTarget(db, list));
  return takeRows(db, actor, read, {
    list,
    dryRun: dryRun || read.problems.length > 0,
    hold: (tx) => queries.listById(tx, id, { hold: true }),
  });
}

interface Taking {
  list: ProductListShape;
  dryRun: boolean;
  /** Makes the list, or holds it until the transaction ends. */
  hold: (tx: Database) => Promise<queries.ListRecord | undefined>;
}

/** Puts rows in the place of all that a list has, unless it is a dry run. Throws a 404. */
export async function takeRows(
  db: Database,
  actor: Actor,
  { rows, problems, isKnown }: ReadList,
  { list: { id, attribute }, dryRun, hold }: Taking,
): Promise<ListImportReport> {
  const named = attribute === null ? [...new Set(rows.map(({ product }) => product))] : [];
  const present = await queries.presentKeys(db, named);
  const isThere = (row: FileRow) =>
    attribute === null ? present.has(row.product) : (isKnown?.(row) ?? true);
  const strays = rows.filter((row) => !isThere(row));
  const bad = new Set(problems.map(({ line }) => line)).size;
  const read = {
    rows: rows.length + bad,
    bad,
    problems: problems.slice(0, MAX_NAMED),
    noted: strays.length,
    notes: strays.slice(0, MAX_NAMED).map(({ line, product, value }) => ({
      line,
      path: attribute ?? "product",
      message:
        attribute === null
          ? `There is no product ${product}. The row is kept.`
          : `No product states “${value as string}”. The row is kept.`,
    })),
  };
  if (dryRun) {
    const stored = await storedRows(db, id);
    const first = rows
      .slice(0, MAX_FIRST)
      .map(({ keys, product, value, note }) => ({ keys, product, value, note }));
    const gone = goneFrom(stored, rows).slice(0, MAX_FIRST).map(rowInWords);
    return { ...read, ...difference(stored, rows), first, gone, isApplied: false };
  }
  return transactionAs(db, actor, async (tx) => {
    const held = await hold(tx);
    if (!held) throw notFound();
    await expectManyRows(tx);
    const stored = await storedRows(tx, id);
    const counts = difference(stored, rows);
    if (JSON.stringify(stored.map(queries.sameRow)) !== JSON.stringify(rows.map(queries.sameRow))) {
      await queries.replaceRows(
        tx,
        id,
        rows.map(({ keys, product, value, note }) => ({ keys, product, value, note })),
      );
      await queries.updateList(tx, id, {});
    }
    await writeAudit(
      tx,
      actor,
      listEntry(held, "import", { after: { rows: rows.length, ...counts } }),
    );
    return { ...read, ...counts, isApplied: true };
  });
}

async function readFile(text: string, list: FiledList): Promise<ReadList> {
  let read: ReturnType<typeof listRowReader> | undefined;
  const rows: FileRow[] = [];
  const problems: ImportProblem[] = [];
  let count = 0;
  for (const chunk of csvRows(text)) {
    for (const row of chunk) {
      if (!read) {
        read = listRowReader(row.cells, list);
        continue;
      }
      count += 1;
      if (count > MAX_LIST_ROWS) throw tooManyRows();
      const found = read(row);
      if ("row" in found) rows.push({ ...found.row, line: row.line });
      else problems.push(...found.problems.map((each) => ({ line: row.line, ...each })));
    }
    await nextTurn();
  }
  if (!read) throw new AppError(400, "invalid", "The file is empty: it needs a header row.");
  return { rows, problems };
}

/** Said of a file with more rows than a list has. */
export const tooManyRows = () =>
  new AppError(
    400,
    "invalid",
    `A list has at most ${MAX_LIST_ROWS.toLocaleString("en")} rows. Split it.`,
  );

const storedRows = (db: Database, id: string) =>
  queries.rowsAfter(db, id, undefined, MAX_LIST_ROWS);

/** The rows that are stored and that a file does not have. */
function goneFrom(stored: readonly ProductListRow[], rows: readonly ProductListRow[]) {
  const kept = new Set(rows.map(queries.sameRow));
  return stored.filter((row) => !kept.has(queries.sameRow(row)));
}

/** What a file adds to the rows that are stored, and what it leaves out. A row that is there twice counts twice. */
function difference(stored: readonly ProductListRow[], rows: readonly ProductListRow[]) {
  const left = new Map<string, number>();
  for (const each of stored.map(queries.sameRow)) left.set(each, (left.get(each) ?? 0) + 1);
  let unchanged = 0;
  for (const each of rows.map(queries.sameRow)) {
    const count = left.get(each) ?? 0;
    if (count === 0) continue;
    left.set(each, count - 1);
    unchanged += 1;
  }
  return { added: rows.length - unchanged, removed: stored.length - unchanged, unchanged };
}
