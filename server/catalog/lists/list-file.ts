import type { z } from "zod";
import type { ImportProblem } from "@shared/contracts/imports";
import {
  ownColumnsOf,
  type ListCell,
  type ListValue,
  type ProductListRow,
  type ProductListShape,
} from "@shared/contracts/product-lists";
import { oneLine, plainText } from "@shared/input/plain-text";
import { cellOf, cellReader } from "../staff/cells";
import type { CatalogAttribute } from "../store/catalog-definition";
import { finder } from "../store/words";
import { fromCell, toCell } from "../csv/cells";
import type { CsvRow } from "../csv/csv-rows";
import { hasWords, rangeIn } from "./list-words";
import { refuseColumns } from "../imports/import-kind";

// A list as a file: a column for each key, one for the product or the value, and one for the note.

const A_RANGE = "Write a range such as 2012–2018, from 2019 or up to 2011.";
const SEVERAL = /[;|\n]/;
const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
const aText = oneLine("Enter a text.", 200);
const aProduct = oneLine("Enter the product's key.", 100);
const aNote = plainText(500);

/** A list as its rows are read and written: of a list of values with the attribute. */
export type FiledList = Pick<ProductListShape, "keys" | "attribute"> & {
  target?: CatalogAttribute;
  /** The units of keys that are looked up by numbers of products, by their ids. */
  units?: ReadonlyMap<string, string | null>;
};

/** A row in a line. */
export const rowInWords = (row: ProductListRow): string =>
  listCells(row).filter(Boolean).join(", ");

/** The columns of a list's file. */
export const listHeader = (list: FiledList): string[] => [
  ...list.keys.map(({ id }) => id),
  ...ownColumnsOf(list),
];

/** A row as the cells of its file. */
export const listCells = ({ keys, product, value, note }: ProductListRow): string[] =>
  [...keys.map(cellText), value === null ? product : cellOf(value), note].map((text) =>
    toCell(AS_TEXT, text),
  );

const cellText = (cell: ListCell): string =>
  typeof cell === "string" ? cell : isOpen(cell) ? "" : cellOf(cell);

const isOpen = ({ min, max }: Exclude<ListCell, string>) => min === undefined && max === undefined;

type Problem = Pick<ImportProblem, "path" | "message">;

/** A row that was read, or what is wrong with it. */
type ReadRow = { row: ProductListRow } | { problems: Problem[] };

/**
 * Reads the rows under a header: a key's column is called by its id or label. Throws a 400 that names columns that are
 * missing, unknown or twice; a note may be missing.
 */
export function listRowReader(
  header: readonly string[],
  list: FiledList,
): (row: CsvRow) => ReadRow {
  const { keys } = list;
  const known = [...keys, ...ownColumnsOf(list).map((id) => ({ id, label: id }))];
  const columnOf = finder(known, ({ label }) => [label]);
  const columns = header.map((cell) => columnOf(cell)?.id);
  refuseColumns(
    {
      missing: known.map(({ id }) => id).filter((id) => id !== "note" && !columns.includes(id)),
      unknown: header
        .filter((_, place) => columns[place] === undefined)
        .map((cell) => cell.trim() || "a column without a name"),
      twice: header.filter(
        (_, place) => columns[place] !== undefined && columns.indexOf(columns[place]) !== place,
      ),
    },
    "list",
  );
  const read = readers(list);
  return ({ cells }) => {
    if (cells.length !== columns.length) {
      const message = `This row has ${cells.length} cells, the header ${columns.length}.`;
      return { problems: [{ path: "", message }] };
    }
    const problems: Problem[] = [];
    const found = new Map<string, ListCell | ListValue>();
    for (const [id, readCell] of read) {
      const cell = fromCell(AS_TEXT, cells[columns.indexOf(id)] ?? "") as string;
      const result = readCell(cell.trim());
      if ("problem" in result) problems.push({ path: id, message: result.problem });
      else found.set(id, result.cell);
    }
    if (problems.length > 0) return { problems };
    return {
      row: {
        keys: keys.map(({ id }) => found.get(id)! as ListCell),
        product: (found.get("product") ?? "") as string,
        value: found.get("value") ?? null,
        note: found.get("note") as string,
      },
    };
  };
}

type CellReader = (text: string) => { cell: ListCell | ListValue } | { problem: string };

function readers({ keys, attribute, target, units }: FiledList): Map<string, CellReader> {
  const ofKeys = keys.map(
    ({ id, kind }) =>
      [id, kind === "range" ? rangeReader(id, units?.get(id)) : textReader(aText)] as const,
  );
  return new Map<string, CellReader>([
    ...ofKeys,
    attribute === null ? ["product", textReader(aProduct)] : ["value", valueReader(target)],
    ["note", textReader(aNote)],
  ]);
}

/** A word stays as it is written: the attribute may get such a value later. */
function valueReader(attribute: CatalogAttribute | undefined): CellReader {
  const read = attribute && !hasWords(attribute) ? cellReader(attribute) : undefined;
  const readText = textReader(aText);
  return (text) => {
    if (!read && SEVERAL.test(text)) return { problem: "Write one value a row." };
    const isOfNumbers = attribute?.kind === "range" || attribute?.kind === "number";
    const range = isOfNumbers && text !== "" ? rangeIn(text, attribute.unit ?? null) : undefined;
    const found =
      text === "" ? undefined : read?.(range ? cellOf(numbersOf(range, attribute!)) : text);
    if (!found) return readText(text);
    return "problem" in found ? found : { cell: found.value as ListValue };
  };
}

/** Both ends of a range, or the one number of an attribute of numbers. */
const numbersOf = (range: { min?: number; max?: number }, { kind }: CatalogAttribute) =>
  kind === "number" && range.min !== undefined && range.min === range.max ? range.min : range;

const textReader =
  (shape: z.ZodType<string>): CellReader =>
  (text) => {
    const { success, data, error } = shape.safeParse(text);
    return success ? { cell: data } : { problem: error.issues[0]!.message };
  };

/** An empty cell is a range without ends: it is for every number. */
function rangeReader(id: string, unit: string | null = null): CellReader {
  const read = cellReader({ id, label: {}, kind: "range", values: [], isRetired: false });
  return (given) => {
    const range = given === "" ? undefined : rangeIn(given, unit);
    const found = read(range ? cellOf(range) : given);
    if (found && "problem" in found)
      return found.problem.startsWith("Write a range") ? { problem: A_RANGE } : found;
    if (typeof found?.value === "string") return { problem: A_RANGE };
    return { cell: (found?.value ?? {}) as ListCell };
  };
}
