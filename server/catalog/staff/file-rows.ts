// Longer than 200 lines: a row is read, checked and told in one place.

import type { StatedValue, StatedValues } from "@shared/contracts/attributes";
import { anyProductShape } from "@shared/contracts/catalog-products";
import type { ImportProblem, ImportReport } from "@shared/contracts/imports";
import { products, type ProductRecord } from "@shared/schema/catalog-products";
import { availabilities, statedStock } from "@shared/stock";
import { getTableColumns } from "drizzle-orm";
import { fromCell, isLater, stockIn } from "../csv/cells";
import type { CsvRow } from "../csv/csv-rows";
import type { StagedRow } from "../imports/staging";
import { cellReader, type CellReader, type SizeBrand } from "./cells";
import type { valueChecker } from "./check-values";
import { ownColumns, type FileColumn, type OwnField } from "./file-columns";
import type { NewValues } from "./new-values";
import { entered, rowAsSelected, stored, storedKey, type StaffCatalog } from "./staff-catalog";
import { wordKey } from "../store/words";

/** So many notes are named. */
export const MAX_NOTES = 200;
const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
const table = getTableColumns(products);
export const FIELDS = Object.keys(anyProductShape.shape) as (keyof typeof anyProductShape.shape)[];
const headers = new Map(ownColumns.map(({ header, field }) => [field.name, header]));

interface Reading {
  at: StaffCatalog;
  columns: readonly FileColumn[];
  check: ReturnType<typeof valueChecker>;
  /** Makes a value of an attribute of a text that none is called, if it may. */
  add?: NewValues["add"] | undefined;
}

type Problems = StagedRow["problems"];

/** What begins a cell that is for products that are not there yet: of one that is, it changes nothing. */
export const ONLY_NEW = "\u0001";
/** So many cells of a column are remembered with what they say. */
const MAX_REMEMBERED = 20_000;

/** The same reader, which checks what it reads, too. */
const checking =
  (id: string, read: CellReader, check: Reading["check"]): CellReader =>
  (cell, brand) => {
    const found = read(cell, brand);
    if (!found || "problem" in found) return found;
    const { values, errors } = check({ [id]: found.value });
    if (errors.length > 0) return { problem: errors[0]!.message };
    return Object.hasOwn(values, id) ? { value: values[id]! } : undefined;
  };

/** What such readers read needs no other check. */
function checkedBefore(given: Record<string, unknown>) {
  const values: StatedValues = {};
  for (const id in given) {
    if (given[id] !== null) values[id] = given[id] as StatedValue;
  }
  return { values, errors: [] };
}

/** The same reader, which reads what stands in many rows once. */
function remembering(read: CellReader): CellReader {
  const known = new Map<string, ReturnType<CellReader>>();
  return (cell, brand) => {
    if (known.has(cell)) return known.get(cell);
    const checked = read(cell, brand);
    if (known.size < MAX_REMEMBERED) known.set(cell, checked);
    return checked;
  };
}

/** Reads the rows of a file with these columns. */
export function rowReader({ at, columns, check, add }: Reading) {
  const { currency, source } = at;
  const shape = source?.shape ?? anyProductShape;
  const placeOf = (name: string) =>
    columns.findIndex((column) => "own" in column && column.own.name === name);
  const asksForValues = (at.selection.attributes ?? []).length > 0;
  const code = new RegExp(`^${currency}|${currency}$`, "i");
  const keyPlace = placeOf("key");
  const groupPlace = placeOf("groupKey");
  const cellReaders = columns.map((column) => {
    if (!("attribute" in column)) return undefined;
    const { attribute, system } = column;
    const read = cellReader(attribute, system, add && ((text) => add(attribute.id, text)));
    const checked = source ? read : checking(attribute.id, read, check);
    // Sizes depend on the brand, too.
    return attribute.sizes ? checked : remembering(checked);
  });
  /** The brands of the rows above, by their keys: what a variant does not say its group says. */
  const brandsAbove = new Map<string, string | null>();
  const notes: ImportProblem[] = [];
  let noted = 0;
  return {
    keysOf,
    check: checkedRow,
    said: (): Pick<ImportReport, "noted" | "notes"> => ({ noted, notes }),
  };

  /** The key of a row as it is stored, if it has one. With a NUL the row is bad anyway, and it could not be. */
  function keyOf({ cells }: CsvRow): string | null {
    const cell = fromCell(AS_TEXT, cells[keyPlace] ?? "") as string;
    const key = cell.replaceAll("\0", "").trim();
    return key === "" ? null : storedKey(at, key);
  }

  /** The keys whose products are needed to check a row: its own, and its group's. */
  function keysOf(row: CsvRow): string[] {
    return [keyOf(row), groupOf(row)].filter((key) => key !== null);
  }

  function groupOf({ cells }: CsvRow): string | null {
    return cells[groupPlace]?.trim() || null;
  }

  /** Whose sizes a row is in: those of its brand, or of its group's. */
  function brandOf(
    row: CsvRow,
    fields: Record<string, unknown>,
    before: ProductRecord | undefined,
    present: ReadonlyMap<string, ProductRecord>,
  ): SizeBrand {
    const brand = "brand" in fields ? fields.brand : before?.brand;
    if (typeof brand === "string" && brand.trim() !== "") return { brand };
    const group = groupPlace === -1 ? (before?.groupKey ?? null) : groupOf(row);
    if (group === null || group === keyOf(row)) return { brand: null };
    if (brandsAbove.has(group)) return { brand: brandsAbove.get(group)! };
    return present.has(group) ? { brand: present.get(group)!.brand } : { group };
  }

  /** A row, with what its product has already where the file says nothing of it. */
  function checkedRow(row: CsvRow, present: ReadonlyMap<string, ProductRecord>): StagedRow {
    const key = keyOf(row);
    const bad = (problems: Problems) => ({ line: row.line, key, product: null, problems });
    if (row.cells.length !== columns.length) {
      const message = `This row has ${row.cells.length} cells, the header ${columns.length}.`;
      return bad([{ path: "", message }]);
    }
    const found = key === null ? undefined : present.get(key);
    const before = found && entered(at, found);
    const fields = readFields(row, before !== undefined);
    const brand = brandOf(row, fields, before, present);
    if (key !== null && "brand" in brand) brandsAbove.set(key, brand.brand);
    const { values: read, problems } = readValues(row, brand, before !== undefined);
    const { values, ...own } = before
      ? { ...fields, values: read }
      : rowAsSelected(at, fields, read);
    const kept = Object.fromEntries(FIELDS.map((name) => [name, before?.[name]]));
    const others = Object.fromEntries(
      Object.entries(before?.values ?? {}).filter(([id]) => !Object.hasOwn(values, id)),
    );
    const parsed = shape.safeParse({
      ...kept,
      ...own,
      values: source ? { ...others, ...values } : {},
    });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        // A cell that could not be read is told as such.
        const where = headerOf(path.join("."));
        if (!problems.some((each) => each.path === where)) problems.push({ path: where, message });
      }
    }
    const stated = source
      ? check(parsed.data?.values ?? values)
      : asksForValues
        ? check(values)
        : checkedBefore(values);
    for (const { path, message } of stated.errors) problems.push({ path: headerOf(path), message });
    if (!parsed.success || problems.length > 0) return bad(problems);
    note(row);
    const whole = stored(at, {
      ...parsed.data,
      values: source ? stated.values : { ...others, ...stated.values },
    });
    const product = {
      source: whole.source,
      ...Object.fromEntries(FIELDS.map((name) => [table[name].name, whole[name]])),
      // What was kept of it is as old as this.
      updated_at: before?.updatedAt.toISOString(),
    };
    return { line: row.line, key, product, problems };
  }

  /** Where a problem stands in the file: its column's header, or what staff call it. */
  function headerOf(path: string): string {
    const [first = "", id = ""] = path.split(".");
    const column = columns.find((each) =>
      "own" in each ? each.own.name === first : first === "values" && each.attribute.id === id,
    );
    return column?.header ?? headers.get(first) ?? path.replace(/^values\./, "");
  }

  /** The fields that the cells of a row give, of a product that is there or is not. */
  function readFields({ cells }: CsvRow, isThere: boolean): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    columns.forEach((column, place) => {
      const cell = cells[place]!;
      if (!("own" in column) || (isThere && cell.startsWith(ONLY_NEW))) return;
      const value = ownValue(column.own, cell.replace(ONLY_NEW, ""));
      if (column.own.kind === "stock") Object.assign(fields, stockFields(value));
      else fields[column.own.name] = value;
    });
    return fields;
  }

  /** The values that the cells of a row give; null for one that is not stated. */
  function readValues({ cells }: CsvRow, brand: SizeBrand, isThere: boolean) {
    const values: Record<string, unknown> = {};
    const problems: Problems = [];
    columns.forEach((column, place) => {
      if ("own" in column) return;
      const { id } = column.attribute;
      const cell = cells[place]!;
      if (isThere && cell.startsWith(ONLY_NEW)) return;
      const read = cellReaders[place]!(
        fromCell(AS_TEXT, cell.replace(ONLY_NEW, "")) as string,
        brand,
      );
      if (read && "problem" in read) problems.push({ path: column.header, message: read.problem });
      else values[id] = read?.value ?? null;
    });
    return { values, problems };
  }

  function ownValue(field: OwnField, cell: string): unknown {
    const value = fromCell(field, cell);
    if (field.name === "collections") return (value as string[]).map(wordKey);
    if (field.name !== "price" && field.name !== "specialPrice") return value;
    const amount = String(value).replace(/\s/g, "");
    return amount.replace(code, "");
  }

  /** Catalogs that come with the product know yes and no alone, and take what is not said as a yes. */
  function stockFields(value: unknown): Record<string, unknown> {
    const availability = availabilities.find((each) => each === value);
    if (!source && availability) return { ...statedStock(availability) };
    const inStock = availability ? availability === "low" || null : value;
    return source ? { inStock } : { inStock, availability: null };
  }

  /** What can be had later is neither in stock nor out of it; a note says so, because more may have been meant. */
  function note({ line, cells }: CsvRow): void {
    columns.forEach((column, place) => {
      const cell = cells[place]!.replace(ONLY_NEW, "").trim();
      if (!("own" in column) || column.own.kind !== "stock") return;
      const isEmpty = source !== undefined && cell === "";
      const isSaid = source ? isLater(cell) : isLater(cell) && stockIn(cell) === null;
      if (!isEmpty && !isSaid) return;
      noted += 1;
      const taken = source ? "it counts as in stock" : "it is not stated";
      const message = isEmpty
        ? "Nothing is entered, so “In stock” is yes."
        : `“${cell}” is neither in stock nor out of it, so ${taken}.`;
      if (notes.length < MAX_NOTES) notes.push({ line, path: column.header, message });
    });
  }
}
