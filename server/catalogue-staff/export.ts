import type { AttributeShape, Selection } from "@shared/contracts/attributes";
import type { ProductRecord } from "@shared/schema/catalogue-products";
import type { Database } from "../database/database";
import { toCell } from "../csv/cells";
import { csvOf } from "../csv/csv-of";
import { cellOf } from "./cells";
import { ownColumns } from "./file-columns";
import { productsAfter } from "./product-queries";

/** The products that a selection takes, as CSV piece by piece: each attribute that is not retired is a column. */
export function exportProducts(
  db: Database,
  selection: Selection,
  attributes: ReadonlyMap<string, AttributeShape>,
): AsyncGenerator<string> {
  const ids = [...attributes.values()].filter(({ isRetired }) => !isRetired).map(({ id }) => id);
  return csvOf<ProductRecord>({
    header: [...ownColumns.map(({ header }) => header), ...ids],
    read: (last, limit) => productsAfter(db, selection, last, limit),
    cellsOf: (row) => [
      ...ownColumns.map(({ field }) => toCell(field, row[field.name as keyof ProductRecord])),
      ...ids.map((id) => toCell(AS_TEXT, cellOf(statedBy(row, id)))),
    ],
  });
}

const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;

const statedBy = ({ values }: ProductRecord, id: string) =>
  Object.hasOwn(values, id) ? values[id] : undefined;
