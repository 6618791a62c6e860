import Papa from "papaparse";
import { gt } from "drizzle-orm";
import type { Database } from "../database/database";
import { toCell } from "./csv";
import { productsAfter, type ProductRecord } from "./queries";
import { columnOf, type StoredCatalogue } from "./stored-catalogue";

const BATCH_SIZE = 1_000;
/** Tells spreadsheets that the file is UTF-8. */
const BOM = "\ufeff";

/** What a file is made of: the header, and rows, which are read after one another. */
interface Exported<Row> {
  header: string[];
  read: (after: Row | undefined, limit: number) => Promise<Row[]>;
  cellsOf: (row: Row) => string[];
}

/** Rows as CSV, piece by piece: only a thousand are in memory at a time. */
export async function* csvOf<Row>({
  header,
  read,
  cellsOf,
}: Exported<Row>): AsyncGenerator<string> {
  yield `${BOM}${Papa.unparse([header])}\r\n`;
  for (let last: Row | undefined; ;) {
    const rows = await read(last, BATCH_SIZE);
    if (rows.length > 0) yield `${Papa.unparse(rows.map(cellsOf))}\r\n`;
    last = rows.at(-1);
    if (rows.length < BATCH_SIZE || last === undefined) return;
  }
}

/** A catalogue as CSV, piece by piece. */
export function exportCsv(db: Database, catalogue: StoredCatalogue): AsyncGenerator<string> {
  const { fields, key } = catalogue;
  return csvOf<ProductRecord>({
    header: fields.map(({ name }) => name),
    read: (last, limit) =>
      productsAfter(db, catalogue, last && gt(columnOf(catalogue, key), last[key]), limit),
    cellsOf: (row) => fields.map((field) => toCell(field, row[field.name])),
  });
}
