import { listedKey } from "@shared/finders/listed-key";
import { bytesOf } from "../platform/memory/shared-bytes";
import { coder, type Column, type Stated } from "./columns";
import type { Condition } from "./criteria";

// What products are listed for: a table of keys to products, asked as a column that is made for some keys.

/** What a row has for a key: a text, or a range whose missing ends are open. */
type Cell = string | { min?: number; max?: number };

/** A row of a list: what a product is for. */
export interface ListedRow {
  keys: readonly Cell[];
  /** The key of a product, or of the group that a product is a variant of. */
  product: string;
  /** Empty where there is none. */
  note: string;
}

/** The rows of a list, found by their texts. */
export interface ListedRows {
  /** Of the keys, in their order. */
  ids: readonly string[];
  /** By place: whether the key is a range. */
  areRanges: readonly boolean[];
  byTexts: ReadonlyMap<string, readonly ListedRow[]>;
  products: ReadonlySet<string>;
  /** Whether staff say that it has every product: one that stands in no row is for nothing in it. */
  isComplete: boolean;
}

/** Puts the rows of a list where they are found. */
export function listedRows(
  areRanges: readonly boolean[],
  rows: readonly ListedRow[],
  ids: readonly string[] = [],
  isComplete = false,
): ListedRows {
  const byTexts = new Map<string, ListedRow[]>();
  for (const row of rows) {
    const key = textsOf(areRanges, row.keys.map(String));
    const found = byTexts.get(key);
    if (found) found.push(row);
    else byTexts.set(key, [row]);
  }
  const products = new Set(rows.map(({ product }) => product));
  return { ids, areRanges, byTexts, products, isComplete };
}

const textsOf = (areRanges: readonly boolean[], keys: readonly string[]) =>
  JSON.stringify(keys.filter((_, place) => !areRanges[place]).map(listedKey));

type Operands = readonly (string | number)[];

/** The rows that match all operands, one for each key. */
function matching({ areRanges, byTexts }: ListedRows, operands: Operands): readonly ListedRow[] {
  if (operands.length !== areRanges.length) return [];
  const found = byTexts.get(textsOf(areRanges, operands.map(String))) ?? [];
  return found.filter(({ keys }) =>
    keys.every((cell, place) => typeof cell === "string" || isWithin(cell, operands[place]!)),
  );
}

function isWithin({ min, max }: Exclude<Cell, string>, operand: string | number): boolean {
  const number = typeof operand === "number" ? operand : parseFloat(operand);
  // No number is in no range, not even in one without ends.
  return number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}

const PREFIX = "listed for ";

/** Asks whether products are listed for these keys. One that is not listed may be for them all the same. */
export const isListedFor = (list: string, operands: Operands): Condition => ({
  column: PREFIX + JSON.stringify([list, ...operands]),
  accepts: (value) => (value === null ? undefined : true),
});

/**
 * The same, and tells what products are not for: where the keys are in a row, one that stands in others alone is not for
 * them. Of keys that are in no row nothing is known.
 */
export const isListedOrNot = (list: string, operands: Operands): Condition => ({
  column: PREFIX_OR_NOT + JSON.stringify([list, ...operands]),
  accepts: (value) => (value === null ? undefined : value !== false),
});

const PREFIX_OR_NOT = "listed or not for ";

/** Whether a column tells what products are listed for. */
export const tellsListed = (column: string): boolean =>
  column.startsWith(PREFIX) || column.startsWith(PREFIX_OR_NOT);

/** The list, and the keys, that a column of `isListedOrNot` is for; undefined of other columns. */
export function listedOrNotIn(column: string): { list: string; operands: Operands } | undefined {
  if (!column.startsWith(PREFIX_OR_NOT)) return undefined;
  const [list, ...operands] = JSON.parse(column.slice(PREFIX_OR_NOT.length)) as [
    string,
    ...Operands,
  ];
  return { list, operands };
}

/** Whether any row of a list is for these keys. A list that is not there has none. */
export const knowsKeys = (list: ListedRows | undefined, operands: Operands): boolean =>
  list !== undefined && matching(list, operands).length > 0;

/** What the row that a product is listed by says besides; empty where it says nothing. */
export const noteIn = (value: Stated): string => (typeof value === "string" ? value : "");

/** The columns of all catalogs share the bytes. */
const shared = bytesOf("lists");
const COLUMN_BYTES = 1_000;
/** Of each row its code, and where it stands among those of its code. */
const sizeOfColumn = ({ codes }: Column): number => COLUMN_BYTES + 2 * codes.byteLength;

interface Item {
  key: string;
  groupKey: string;
}

/**
 * Makes the columns that `isListedFor` and `isListedOrNot` ask: each row has the note of the list's first row that has one
 * for it, `true` where none has, and nothing where it is not listed; of the second `false` where it is known not to be.
 * A list that is not there lists nothing.
 */
export function listedColumns(
  items: readonly Item[],
  lists: ReadonlyMap<string, ListedRows>,
): (name: string) => Column | undefined {
  const made = shared.keep<string, Column>(sizeOfColumn);
  /** Of keys that no row has: they may be any texts. */
  const nothing: Column = { codes: new Uint32Array(items.length), values: [null] };
  const placed = new Map<ListedRows, ReadonlyMap<string, readonly number[]>>();
  return (name) => {
    if (!tellsListed(name)) return undefined;
    let column = made.get(name);
    if (column) return column;
    const orNot = listedOrNotIn(name);
    const [id, ...operands] = orNot
      ? [orNot.list, ...orNot.operands]
      : (JSON.parse(name.slice(PREFIX.length)) as [string, ...Operands]);
    const list = lists.get(id);
    const rows = list ? matching(list, operands) : [];
    if (!list || rows.length === 0) return nothing;
    column = { codes: new Uint32Array(items.length), values: [null] };
    let places = placed.get(list);
    if (!places) placed.set(list, (places = placesOf(items, list)));
    const codeOf = coder(column.values);
    if (orNot) {
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
