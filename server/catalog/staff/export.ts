import type { ProductRecord } from "@shared/schema/catalogue-products";
import { isWorkedOut } from "../store/specified-attributes";
import type { Database } from "../../platform/database/database";
import { toCell } from "../csv/cells";
import { csvOf } from "../csv/csv-of";
import { cellOf } from "./cells";
import { ownColumnsOf } from "./file-columns";
import { productsAfter } from "./product-queries";
import { entered, type StaffCatalogue } from "./staff-catalogue";

/** The products of a catalogue as CSV, piece by piece: each attribute that is not retired is a column. */
export function exportProducts(db: Database, at: StaffCatalogue): AsyncGenerator<string> {
  const own = ownColumnsOf(at);
  const ids = [...at.attributes.values()]
    .filter((each) => !each.isRetired && !isWorkedOut(each))
    .map(({ id }) => id);
  return csvOf<ProductRecord>({
    header: [...own.map(({ header }) => header), ...ids],
    read: (last, limit) => productsAfter(db, at, last, limit),
    cellsOf(row) {
      const product = entered(at, row);
      return [
        ...own.map(({ field }) => toCell(field, product[field.name as keyof ProductRecord])),
        ...ids.map((id) => toCell(AS_TEXT, cellOf(statedBy(product, id)))),
      ];
    },
  });
}

const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;

const statedBy = ({ values }: ProductRecord, id: string) =>
  Object.hasOwn(values, id) ? values[id] : undefined;
