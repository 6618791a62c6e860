import { anyProductShape } from "@shared/contracts/catalogue-products";
import type { ImportProblem, ImportReport } from "@shared/contracts/imports";
import { products, type ProductRecord } from "@shared/schema/catalogue-products";
import { getTableColumns } from "drizzle-orm";
import { fromCell } from "../products/csv";
import type { CsvRow } from "../products/csv-rows";
import type { StagedRow } from "../products/staging";
import { cellReader } from "./cells";
import type { valueChecker } from "./check-values";
import { ownColumns, type FileColumn } from "./file-columns";
import { wordKey } from "./words";

const MAX_NOTES = 200;
const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
const table = getTableColumns(products);
const FIELDS = Object.keys(anyProductShape.shape) as (keyof typeof anyProductShape.shape)[];
const headers = new Map(ownColumns.map(({ header, field }) => [field.name, header]));

interface Reading {
  columns: readonly FileColumn[];
  check: ReturnType<typeof valueChecker>;
  /** The collection of new products, unless they name others. */
  collection: string | undefined;
  currency: string;
}

type Problems = StagedRow["problems"];

/** Reads the rows of a file with these columns. */
export function rowReader({ columns, check, collection, currency }: Reading) {
  const keyPlace = columns.findIndex((column) => "own" in column && column.own.name === "key");
  const cellReaders = columns.map((column) =>
    "attribute" in column ? cellReader(column.attribute) : undefined,
  );
  const notes: ImportProblem[] = [];
  let noted = 0;
  return {
    keyOf,
    check: checkedRow,
    said: (): Pick<ImportReport, "noted" | "notes"> => ({ noted, notes }),
  };

  /** The key of a row, if it has one. With a NUL the row is bad anyway, and it could not be stored. */
  function keyOf({ cells }: CsvRow): string | null {
    const cell = fromCell(AS_TEXT, cells[keyPlace] ?? "") as string;
    return cell.replaceAll("\0", "").trim() || null;
  }

  /** A row, with what its product has already where the file says nothing of it. */
  function checkedRow(row: CsvRow, present: ReadonlyMap<string, ProductRecord>): StagedRow {
    const key = keyOf(row);
    const bad = (problems: Problems) => ({ line: row.line, key, product: null, problems });
    if (row.cells.length !== columns.length) {
      const message = `This row has ${row.cells.length} cells, the header ${columns.length}.`;
      return bad([{ path: "", message }]);
    }
    const before = key === null ? undefined : present.get(key);
    const { fields, values, problems } = readCells(row);
    if (
      !before &&
      collection !== undefined &&
      !(fields.collections as string[] | undefined)?.length
    ) {
      fields.collections = [collection];
    }
    const kept = Object.fromEntries(FIELDS.map((name) => [name, before?.[name]]));
    const parsed = anyProductShape.safeParse({ ...kept, ...fields, values: {} });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        problems.push({ path: headers.get(String(path[0])) ?? path.join("."), message });
      }
    }
    const stated = check(values);
    for (const { path, message } of stated.errors) {
      problems.push({ path: path.replace(/^values\./, ""), message });
    }
    if (!parsed.success || problems.length > 0) return bad(problems);
    note(row);
    const others = Object.entries(before?.values ?? {}).filter(
      ([id]) => !Object.hasOwn(values, id),
    );
    const whole = { ...parsed.data, values: { ...Object.fromEntries(others), ...stated.values } };
    const product = {
      ...Object.fromEntries(FIELDS.map((name) => [table[name].name, whole[name]])),
      // What was kept of it is as old as this.
      updated_at: before?.updatedAt.toISOString(),
    };
    return { line: row.line, key, product, problems };
  }

  /** The fields and values that the cells of a row give; null for a value that is not stated. */
  function readCells({ cells }: CsvRow) {
    const fields: Record<string, unknown> = {};
    const values: Record<string, unknown> = {};
    const problems: Problems = [];
    columns.forEach((column, place) => {
      const cell = cells[place]!;
      if ("own" in column) {
        fields[column.own.name] = ownValue(column.own, cell);
        return;
      }
      const { id } = column.attribute;
      const read = cellReaders[place]!(fromCell(AS_TEXT, cell) as string);
      if (read && "problem" in read) problems.push({ path: column.header, message: read.problem });
      else values[id] = read?.value ?? null;
    });
    return { fields, values, problems };
  }

  function ownValue(field: (typeof ownColumns)[number]["field"], cell: string): unknown {
    const value = fromCell(field, cell);
    if (field.name === "collections") return (value as string[]).map(wordKey);
    if (field.name !== "price" && field.name !== "specialPrice") return value;
    const amount = String(value).replace(/\s/g, "");
    const code = new RegExp(`^${currency}|${currency}$`, "i");
    return amount.replace(code, "");
  }

  /** An empty cell in this column is read as a yes; a note says so, because it may not have been meant. */
  function note({ line, cells }: CsvRow): void {
    columns.forEach((column, place) => {
      if (!("own" in column) || column.own.kind !== "flag" || cells[place]!.trim() !== "") return;
      noted += 1;
      const message = "Nothing is entered, so it is in stock.";
      if (notes.length < MAX_NOTES) notes.push({ line, path: column.header, message });
    });
  }
}
