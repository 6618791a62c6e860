import Papa from "papaparse";
import { gt, type SQL } from "drizzle-orm";
import type { Database } from "../database/database";
import { toCell } from "./csv";
import { productsAfter } from "./queries";
import { columnOf, type StoredCatalogue } from "./stored-catalogue";

const BATCH_SIZE = 1_000;
/** Tells spreadsheets that the file is UTF-8. */
const BOM = "\ufeff";

/** A catalogue as CSV, piece by piece: only a thousand products are in memory at a time. */
export async function* exportCsv(db: Database, catalogue: StoredCatalogue): AsyncGenerator<string> {
  const { fields, key } = catalogue;
  yield `${BOM}${Papa.unparse([fields.map(({ name }) => name)])}\r\n`;
  for (let after: SQL | undefined; ;) {
    const rows = await productsAfter(db, catalogue, after, BATCH_SIZE);
    if (rows.length > 0) {
      const cells = rows.map((row) => fields.map((field) => toCell(field, row[field.name])));
      yield `${Papa.unparse(cells)}\r\n`;
    }
    const last = rows.at(-1);
    if (rows.length < BATCH_SIZE || !last) return;
    after = gt(columnOf(catalogue, key), last[key]);
  }
}
