import { setImmediate as nextTurn } from "node:timers/promises";
import { MAX_LEFT_OUT, type LeftOutRow } from "@shared/contracts/file-look";
import { MAX_FILE_ROWS, TOO_MANY_ROWS } from "@shared/contracts/imports";
import { AppError } from "../../platform/http/app-error";
import { csvReader, type CsvRow } from "../csv/csv-rows";
import { textDecoder } from "../csv/csv-text";
import { feedColumns, feedReader, isXml, type FeedProduct } from "./feed-rows";
import { rowStore } from "./table-columns";
import type { TableFile } from "./table-file";

// The rows of a file, whatever they are: others are served in between.

/** The rows of a table, with its head among them. */
export type Rows = ReturnType<typeof rowStore>;

const ROWS_A_TURN = 2_000;
/** So many characters tell a table from XML, with blanks before it. */
const SO_MUCH_TELLS = 500;

/** The rows of a sheet. */
export async function gathered(rows: readonly CsvRow[]): Promise<Rows> {
  const all = rowStore();
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_TURN === 0) await nextTurn();
    take(all, row);
  }
  return all;
}

/** The text of a file, piece by piece. */
async function* textOf({ encoding, parts }: TableFile): AsyncGenerator<string> {
  const decode = textDecoder(encoding as Exclude<TableFile["encoding"], "workbook">);
  for await (const bytes of parts()) yield decode(bytes);
  yield decode();
}

/** Whether a file is XML. Throws a 400 for what is no text. */
export async function isFeedFile(file: TableFile): Promise<boolean> {
  let start = "";
  for await (const text of textOf(file)) if ((start += text).length >= SO_MUCH_TELLS) break;
  return isXml(start);
}

/** The products of a feed under its fields, which are known once all products are: it is read twice, and not held. */
export async function productsOf(file: TableFile): Promise<Rows> {
  const all = rowStore();
  const columns = feedColumns();
  const read = async (onProduct: (product: FeedProduct) => void) => {
    const reader = feedReader();
    for await (const text of textOf(file)) {
      await nextTurn();
      reader.add(text).forEach(onProduct);
    }
    reader.end().forEach(onProduct);
  };
  await read((product) => columns.add(product));
  take(all, columns.head());
  await read((product) => take(all, columns.row(product)));
  return all;
}

/** The rows of a CSV; those that are broken are left out. */
export async function rowsOf(file: TableFile, left: LeftOut): Promise<Rows> {
  const all = rowStore();
  const reader = csvReader({ keepsBroken: true });
  const add = (row: CsvRow) => (row.isBroken ? left.add(row, BROKEN) : take(all, row));
  const addAll = async (batches: Iterable<CsvRow[]>) => {
    for (const rows of batches) {
      await nextTurn();
      for (const row of rows) add(row);
    }
  };
  for await (const text of textOf(file)) await addAll(reader.add(text));
  await addAll(reader.end());
  return all;
}

function take(all: Rows, row: CsvRow): void {
  if (all.size() > MAX_FILE_ROWS) throw new AppError(400, "invalid", TOO_MANY_ROWS);
  all.add(row);
}

/** Gathers the rows that are no products. */
export function leftOutRows() {
  const found: { leftOut: LeftOutRow[]; leftOutCount: number } = { leftOut: [], leftOutCount: 0 };
  return {
    found,
    add({ line, cells }: CsvRow, why: string): void {
      found.leftOutCount += 1;
      if (found.leftOut.length >= MAX_LEFT_OUT) return;
      const text = cells.filter(Boolean).join(" · ").slice(0, 120);
      found.leftOut.push({ line, text, why });
    },
  };
}

const BROKEN =
  "A quotation mark in it is never closed, or stands inside a text. Close it, or write it twice.";

/** What stands in a file and is no product. */
export type LeftOut = ReturnType<typeof leftOutRows>;
