import type { AttributeShape, Selection } from "@shared/contracts/attributes";
import { anyProductShape } from "@shared/contracts/catalogue-products";
import type { ImportProblem, ImportReport } from "@shared/contracts/imports";
import { products, type ProductRecord } from "@shared/schema/catalogue-products";
import { getTableColumns } from "drizzle-orm";
import { fromCell } from "../csv/cells";
import type { CsvRow } from "../csv/csv-rows";
import type { StagedRow } from "../imports/staging";
import { isLater } from "../csv/stock-cells";
import { cellReader } from "./cells";
import type { valueChecker } from "./check-values";
import { ownColumns, type FileColumn } from "./file-columns";
import type { NewValues } from "./new-values";
import type { SizeBrand } from "./size-cells";
import { withSelected } from "./selected-fields";
import { wordKey } from "./words";

const MAX_NOTES = 200;
const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
const table = getTableColumns(products);
const FIELDS = Object.keys(anyProductShape.shape) as (keyof typeof anyProductShape.shape)[];
const headers = new Map(ownColumns.map(({ header, field }) => [field.name, header]));

interface Reading {
  columns: readonly FileColumn[];
  check: ReturnType<typeof valueChecker>;
  attributes: ReadonlyMap<string, AttributeShape>;
  /** Makes a value of an attribute of a text that none is called, if it may. */
  add?: NewValues["add"] | undefined;
  /** What its catalogue selects: new products have it as far as it is one thing, unless they say otherwise. */
  selection: Selection;
  currency: string;
}

type Problems = StagedRow["problems"];

/** Reads the rows of a file with these columns. */
export function rowReader({ columns, check, attributes, add, selection, currency }: Reading) {
  const placeOf = (name: string) =>
    columns.findIndex((column) => "own" in column && column.own.name === name);
  const keyPlace = placeOf("key");
  const groupPlace = placeOf("groupKey");
  const cellReaders = columns.map((column) => {
    if (!("attribute" in column)) return undefined;
    const { attribute, system } = column;
    return cellReader(attribute, system, add && ((text) => add(attribute.id, text)));
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

  /** The key of a row, if it has one. With a NUL the row is bad anyway, and it could not be stored. */
  function keyOf({ cells }: CsvRow): string | null {
    const cell = fromCell(AS_TEXT, cells[keyPlace] ?? "") as string;
    return cell.replaceAll("\0", "").trim() || null;
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
    const before = key === null ? undefined : present.get(key);
    const fields = readFields(row);
    const brand = brandOf(row, fields, before, present);
    if (key !== null && "brand" in brand) brandsAbove.set(key, brand.brand);
    const { values: read, problems } = readValues(row, brand);
    const { values, ...own } = before ? { ...fields, values: read } : asSelected(fields, read);
    const kept = Object.fromEntries(FIELDS.map((name) => [name, before?.[name]]));
    const parsed = anyProductShape.safeParse({ ...kept, ...own, values: {} });
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

  /** What a row gives of a new product, with what its catalogue asks for where the row says nothing. */
  function asSelected(fields: Record<string, unknown>, read: Record<string, unknown>) {
    const values = Object.entries(read).filter(([, value]) => value !== null);
    const given = Object.entries(fields).filter(
      ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
    );
    const sent = { ...Object.fromEntries(given), values: Object.fromEntries(values) };
    return withSelected(selection, attributes, sent) as { values: Record<string, unknown> };
  }

  /** The fields that the cells of a row give. */
  function readFields({ cells }: CsvRow): Record<string, unknown> {
    return Object.fromEntries(
      columns.flatMap((column, place) =>
        "own" in column ? [[column.own.name, ownValue(column.own, cells[place]!)]] : [],
      ),
    );
  }

  /** The values that the cells of a row give; null for one that is not stated. */
  function readValues({ cells }: CsvRow, brand: SizeBrand) {
    const values: Record<string, unknown> = {};
    const problems: Problems = [];
    columns.forEach((column, place) => {
      if ("own" in column) return;
      const { id } = column.attribute;
      const read = cellReaders[place]!(fromCell(AS_TEXT, cells[place]!) as string, brand);
      if (read && "problem" in read) problems.push({ path: column.header, message: read.problem });
      else values[id] = read?.value ?? null;
    });
    return { values, problems };
  }

  function ownValue(field: (typeof ownColumns)[number]["field"], cell: string): unknown {
    const value = fromCell(field, cell);
    if (field.name === "collections") return (value as string[]).map(wordKey);
    if (field.name !== "price" && field.name !== "specialPrice") return value;
    const amount = String(value).replace(/\s/g, "");
    const code = new RegExp(`^${currency}|${currency}$`, "i");
    return amount.replace(code, "");
  }

  /** What can be had later is neither in stock nor out of it; a note says so, because more may have been meant. */
  function note({ line, cells }: CsvRow): void {
    columns.forEach((column, place) => {
      const cell = cells[place]!.trim();
      if (!("own" in column) || column.own.kind !== "stock" || !isLater(cell)) return;
      noted += 1;
      const message = `“${cell}” is neither in stock nor out of it, so it is not stated.`;
      if (notes.length < MAX_NOTES) notes.push({ line, path: column.header, message });
    });
  }
}
