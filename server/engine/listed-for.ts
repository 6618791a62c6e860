import { listedKey } from "@shared/finders/listed-key";
import type { Stated, StatedRange } from "./columns";
import type { Condition } from "./criteria";

// What products are listed for: a table of keys to products or values, asked as a column; see `listedColumns`.

/** What a row has for a key: a text, or a range whose missing ends are open. */
type Cell = string | StatedRange;

/** What a row says of an attribute: a word, a number, a range, or yes and no. */
export type ListedValue = string | number | boolean | StatedRange;

/** A row of a list: what a product is for, or which value is for the keys. */
export interface ListedRow {
  keys: readonly Cell[];
  /** The key of a product, or of the group that a product is a variant of; empty in a list of values. */
  product: string;
  /** Null in a list of products. */
  value?: ListedValue | null;
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
  /** The attribute whose values its rows point at; null where they point at products. */
  attribute: string | null;
  /** By place: what of a product its rows are found by, an attribute or `brand`; null for an answer. */
  keyAttributes: readonly (string | null)[];
}

/** What a list is, besides its rows. */
type ListHead = Pick<ListedRows, "ids" | "areRanges"> &
  Partial<Pick<ListedRows, "isComplete" | "attribute" | "keyAttributes">>;

/** Puts the rows of a list where they are found. */
export function listedRows(head: ListHead, rows: readonly ListedRow[]): ListedRows {
  const { areRanges, isComplete = false, attribute = null } = head;
  const byTexts = new Map<string, ListedRow[]>();
  for (const row of rows) {
    const key = textsOf(areRanges, row.keys.map(String));
    const found = byTexts.get(key);
    if (found) found.push(row);
    else byTexts.set(key, [row]);
  }
  const products = new Set(rows.map(({ product }) => product));
  const keyAttributes = head.keyAttributes ?? areRanges.map(() => null);
  return { ...head, byTexts, products, isComplete, attribute, keyAttributes };
}

const textsOf = (areRanges: readonly boolean[], keys: readonly string[]) =>
  JSON.stringify(keys.filter((_, place) => !areRanges[place]).map(listedKey));

/** The rows of a list. */
export const rowsOf = ({ byTexts }: ListedRows): ListedRow[] => [...byTexts.values()].flat();

type Operands = readonly (string | number)[];

/** The rows that match all operands, one for each key. */
export function matching(
  { areRanges, byTexts }: ListedRows,
  operands: Operands,
): readonly ListedRow[] {
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

const accepts = (value: Stated) => (value === null ? undefined : value !== false);

/**
 * Asks whether products are listed for these keys. One that is not listed may be for them all the same, but for a list of
 * values: what states another value is not for them.
 */
export const isListedFor = (list: string, operands: Operands): Condition => ({
  column: PREFIX + JSON.stringify([list, ...operands]),
  accepts,
});

/**
 * The same, and tells what products are not for: where the keys are in a row, one that stands in others alone is not for
 * them. Of keys that are in no row nothing is known.
 */
export const isListedOrNot = (list: string, operands: Operands): Condition => ({
  column: PREFIX_OR_NOT + JSON.stringify([list, ...operands]),
  accepts,
});

const PREFIX_OR_NOT = "listed or not for ";

/** Whether a column tells what products are listed for. */
export const tellsListed = (column: string): boolean => listedIn(column) !== undefined;

/** What a column asks: the list, the keys, and whether it tells what products are not for. */
interface Listed {
  list: string;
  operands: Operands;
  orNot: boolean;
}

/** What a column of `isListedFor` or `isListedOrNot` asks; undefined of other columns. */
export function listedIn(column: string): Listed | undefined {
  const orNot = column.startsWith(PREFIX_OR_NOT);
  if (!orNot && !column.startsWith(PREFIX)) return undefined;
  const asked = column.slice((orNot ? PREFIX_OR_NOT : PREFIX).length);
  const [list, ...operands] = JSON.parse(asked) as [string, ...Operands];
  return { list, operands, orNot };
}

/** The same of `isListedOrNot` alone. */
export function listedOrNotIn(column: string): Pick<Listed, "list" | "operands"> | undefined {
  const asked = listedIn(column);
  return asked?.orNot ? { list: asked.list, operands: asked.operands } : undefined;
}

/** Whether any row of a list is for these keys. A list that is not there has none. */
export const knowsKeys = (list: ListedRows | undefined, operands: Operands): boolean =>
  list !== undefined && matching(list, operands).length > 0;

/** What the row that a product is listed by says besides; empty where it says nothing. */
export const noteIn = (value: Stated): string => (typeof value === "string" ? value : "");
