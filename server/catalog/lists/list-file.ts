import type { z } from "zod";
import type { ImportProblem } from "@shared/contracts/imports";
import {
  ownListColumns,
  type ListCell,
  type ListKey,
  type ProductListRow,
} from "@shared/contracts/product-lists";
import { oneLine, plainText } from "@shared/input/plain-text";
import { cellOf, cellReader } from "../staff/cells";
import { finder } from "../staff/words";
import { fromCell, toCell } from "../csv/cells";
import type { CsvRow } from "../csv/csv-rows";
import { refuseColumns } from "../imports/import-kind";

// A list as a file: a column for each key, one for the product and one for the note.

const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
const aText = oneLine("Enter a text.", 200);
const aProduct = oneLine("Enter the product's key.", 100);
const aNote = plainText(500);

/** The columns of a list's file. */
export const listHeader = (keys: readonly ListKey[]): string[] => [
  ...keys.map(({ id }) => id),
  ...ownListColumns,
];

/** A row as the cells of its file. */
export const listCells = ({ keys, product, note }: ProductListRow): string[] =>
  [...keys.map(cellText), product, note].map((text) => toCell(AS_TEXT, text));

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
  keys: readonly ListKey[],
): (row: CsvRow) => ReadRow {
  const known = [...keys, ...ownListColumns.map((id) => ({ id, label: id }))];
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
  const read = readers(keys);
  return ({ cells }) => {
    if (cells.length !== columns.length) {
      const message = `This row has ${cells.length} cells, the header ${columns.length}.`;
      return { problems: [{ path: "", message }] };
    }
    const problems: Problem[] = [];
    const found = new Map<string, ListCell>();
    for (const [id, readCell] of read) {
      const cell = fromCell(AS_TEXT, cells[columns.indexOf(id)] ?? "") as string;
      const result = readCell(cell.trim());
      if ("problem" in result) problems.push({ path: id, message: result.problem });
      else found.set(id, result.cell);
    }
    if (problems.length > 0) return { problems };
    return {
      row: {
        keys: keys.map(({ id }) => found.get(id)!),
        product: found.get("product") as string,
        note: found.get("note") as string,
      },
    };
  };
}

type CellReader = (text: string) => { cell: ListCell } | { problem: string };

function readers(keys: readonly ListKey[]): Map<string, CellReader> {
  const ofKeys = keys.map(
    ({ id, kind }) => [id, kind === "range" ? rangeReader(id) : textReader(aText)] as const,
  );
  return new Map([...ofKeys, ["product", textReader(aProduct)], ["note", textReader(aNote)]]);
}

const textReader =
  (shape: z.ZodType<string>): CellReader =>
  (text) => {
    const { success, data, error } = shape.safeParse(text);
    return success ? { cell: data } : { problem: error.issues[0]!.message };
  };

/** An empty cell is a range without ends: it is for every number. */
function rangeReader(id: string): CellReader {
  const read = cellReader({ id, label: {}, kind: "range", values: [], isRetired: false });
  return (text) => {
    const found = read(text);
    if (found && "problem" in found) return found;
    if (typeof found?.value === "string") return { problem: "Write a range such as 2012–2018." };
    return { cell: (found?.value ?? {}) as ListCell };
  };
}
