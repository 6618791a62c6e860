import { gt } from "drizzle-orm";
import { toCell } from "../../catalog/csv/cells";
import { csvOf } from "../../catalog/csv/csv-of";
import type { Database } from "../../platform/database/database";
import { productsAfter, type ProductRecord } from "./queries";
import { columnOf, type StoredCatalogue } from "./stored-catalogue";

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
