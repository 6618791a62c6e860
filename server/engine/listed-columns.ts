import { bytesOf } from "../platform/memory/shared-bytes";
import { coder, wordsIn, type Column, type Stated, type StatedRange } from "./columns";
import {
  listedIn,
  matching,
  type ListedRow,
  type ListedRows,
  type ListedValue,
} from "./listed-for";

// Lists as columns: each is made for the keys that somebody asks for.

/** The columns of all catalogs share the bytes. */
const shared = bytesOf("lists");
const COLUMN_BYTES = 1_000;
/** Of each row its code, and where it stands among those of its code. */
const sizeOfColumn = ({ codes }: Column): number => COLUMN_BYTES + 2 * codes.byteLength;

interface Item {
  key: string;
  groupKey: string;
}

/** What products state, as rows of lists of values are compared with it. */
export interface ListedColumns {
  columns: ReadonlyMap<string, Column>;
  /** What a word of a row is as products state it. */
  understood: (attribute: string, value: ListedValue) => Stated;
}

/**
 * Makes the columns that `isListedFor` and `isListedOrNot` ask: each row has the note of the list's first row that has one
 * for it, `true` where none has, and nothing where it is not listed; of the second `false` where it is known not to be.
 * Of a list of values both have `false` where a product states another one. A list that is not there lists nothing.
 */
export function listedColumns(
  items: readonly Item[],
  lists: ReadonlyMap<string, ListedRows>,
  stated: ListedColumns = { columns: new Map(), understood: (_, value) => value },
): (name: string) => Column | undefined {
  const made = shared.keep<string, Column>(sizeOfColumn);
  /** Of keys that no row has: they may be any texts. */
  const nothing: Column = { codes: new Uint32Array(items.length), values: [null] };
  const placed = new Map<ListedRows, ReadonlyMap<string, readonly number[]>>();
  return (name) => {
    let column = made.get(name);
    if (column) return column;
    const asked = listedIn(name);
    if (!asked) return undefined;
    const list = lists.get(asked.list);
    const rows = list ? matching(list, asked.operands) : [];
    if (!list || rows.length === 0) return nothing;
    if (list.attribute !== null) {
      column = columnOfValues(items.length, list.attribute, rows, stated);
      made.set(name, column);
      return column;
    }
    column = { codes: new Uint32Array(items.length), values: [null] };
    let places = placed.get(list);
    if (!places) placed.set(list, (places = placesOf(items, list)));
    const codeOf = coder(column.values);
    if (asked.orNot) {
      const no = codeOf(false);
      if (list.isComplete) column.codes.fill(no);
      else for (const each of places.values()) for (const row of each) column.codes[row] = no;
    }
    // Notes have higher numbers.
    const listed = codeOf(true);
    for (const { product, note } of rows) {
      for (const row of places.get(product) ?? []) {
        if (column.codes[row]! > listed) continue;
        column.codes[row] = note === "" ? listed : codeOf(note);
      }
    }
    made.set(name, column);
    return column;
  };
}

/** What each product's value says of rows that point at values: nothing where it states none. */
function columnOfValues(
  length: number,
  attribute: string,
  rows: readonly ListedRow[],
  { columns, understood }: ListedColumns,
): Column {
  const values: Stated[] = [null];
  const codeOf = coder(values);
  const column = columns.get(attribute);
  if (!column) return { codes: new Uint32Array(length), values };
  // A text is spelled in as many ways by products as by rows.
  const inWords = (value: Stated): Stated => {
    if (typeof value === "string") return understood(attribute, value);
    if (!Array.isArray(value)) return value;
    return value.map((word: string) => understood(attribute, word) as string);
  };
  const wanted = rows.map(({ value, note }) => ({ value: understood(attribute, value!), note }));
  const said = column.values.map((value) => {
    if (value === null) return 0;
    const own = inWords(value);
    const found = wanted.filter((each) => isFor(own, each.value));
    if (found.length === 0) return codeOf(false);
    const note = found.find((each) => each.note !== "")?.note;
    return note === undefined ? codeOf(true) : codeOf(note);
  });
  return { codes: column.codes.map((code) => said[code]!), values };
}

/** Whether what a product states is what a row points at, has it among it, or overlaps its range. */
export function isFor(stated: Stated, wanted: Stated): boolean {
  if (typeof wanted === "string") return wordsIn(stated).includes(wanted);
  if (typeof wanted === "boolean") return stated === wanted;
  const [a, b] = [endsOf(stated), endsOf(wanted)];
  return a !== undefined && b !== undefined && a.min <= b.max && b.min <= a.max;
}

/** The ends of a range, or of a number alone. */
function endsOf(value: Stated): Required<StatedRange> | undefined {
  if (typeof value === "number") return { min: value, max: value };
  if (typeof value !== "object" || value === null || "length" in value) return undefined;
  return { min: value.min ?? -Infinity, max: value.max ?? Infinity };
}

/** The rows of each product that a list names; those of its variants, where it names a group. */
function placesOf(items: readonly Item[], { products }: ListedRows) {
  const places = new Map<string, number[]>();
  items.forEach(({ key, groupKey }, row) => {
    for (const each of key === groupKey ? [key] : [key, groupKey]) {
      if (!products.has(each)) continue;
      const found = places.get(each);
      if (found) found.push(row);
      else places.set(each, [row]);
    }
  });
  return places;
}
