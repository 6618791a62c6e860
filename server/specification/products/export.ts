import { gt } from "drizzle-orm";
import { toCell } from "../../catalog/csv/cells";
import { csvOf } from "../../catalog/csv/csv-of";
import type { Database } from "../../platform/database/database";
import { productsAfter, type ProductRecord } from "./queries";
import { columnOf, type StoredCatalog } from "./stored-catalog";

/** A catalog as CSV, piece by piece. */
export function exportCsv(db: Database, catalog: StoredCatalog): AsyncGenerator<string> {
  const { fields, key } = catalog;
  return csvOf<ProductRecord>({
    header: fields.map(({ name }) => name),
    read: (last, limit) =>
      productsAfter(db, catalog, last && gt(columnOf(catalog, key), last[key]), limit),
    cellsOf: (row) => fields.map((field) => toCell(field, row[field.name])),
  });
}
