import { columnOf, type Column } from "./columns";

/**
 * All products of one version, laid out for questions: in the order of their prices, each attribute as a
 * column in which equal values share a number. A question asks its rules once per distinct value, then
 * only adds numbers row by row.
 */
export interface Catalog<Item> {
  items: readonly Item[];
  /** How likely each can be had: see `likelihoodOf`. */
  stock: Uint8Array;
  columns: ReadonlyMap<string, Column>;
  /** NaN where a product states none. */
  numbers: ReadonlyMap<string, Float64Array>;
  /** Other orders than the rows' own: each row's place. */
  orders: ReadonlyMap<string, Uint32Array>;
  /** The numbers that the rows are in the order of. */
  sortedBy: string;
  /** The column that tells variants of one product; each row is a product of its own unless given. */
  groupedBy?: string;
  /** Numbers that were put over these for one question; what looks at them is not kept. */
  ownNumbers?: ReadonlySet<string>;
  /** Columns that few questions need, by their names. */
  onDemand?: (name: string) => Column | undefined;
}

/** A column by its name, or numbers as one. Throws when the catalog has neither of that name. */
export function columnNamed(catalog: Catalog<unknown>, name: string): Column {
  return catalog.columns.get(name) ?? catalog.onDemand?.(name) ?? columnOfNumbers(catalog, name);
}

/** Whether a catalog has a column or numbers of a name. */
export const hasColumn = (catalog: Catalog<unknown>, name: string): boolean =>
  catalog.columns.has(name) || catalog.numbers.has(name) || !!catalog.onDemand?.(name);

/** Numbers that were asked for as a column. */
const made = new WeakMap<Float64Array, Column>();

function columnOfNumbers(catalog: Catalog<unknown>, name: string): Column {
  const numbers = numbersNamed(catalog, name);
  let column = made.get(numbers);
  if (!column) {
    column = columnOf([...numbers], (number) => (Number.isNaN(number) ? null : number));
    made.set(numbers, column);
  }
  return column;
}

/** The numbers of a name. Throws when the catalog has none of that name. */
export function numbersNamed({ numbers }: Catalog<unknown>, name: string): Float64Array {
  return present(numbers.get(name), name);
}

/** The places of an order. Throws when the catalog has none of that name. */
export function orderNamed({ orders }: Catalog<unknown>, name: string): Uint32Array {
  return present(orders.get(name), name);
}

/** What was found. Throws when it was not, by its name. */
export function present<T>(found: T | undefined, name: string): T {
  if (found === undefined)
    throw new Error(`There is no column, number or order of the name ${name}.`);
  return found;
}

interface RowsByCode {
  /** Where the rows of each code begin; those of the last one end with the list. */
  starts: Uint32Array;
  rows: Uint32Array;
}

const byCode = new WeakMap<Column, RowsByCode>();

/** The rows of one value of a column, ascending; they are laid out when a column is first asked for. */
export function rowsOf(column: Column, code: number): Uint32Array {
  let found = byCode.get(column);
  if (!found) byCode.set(column, (found = rowsByCode(column)));
  return found.rows.subarray(found.starts[code], found.starts[code + 1]);
}

function rowsByCode({ codes, values }: Column): RowsByCode {
  const starts = new Uint32Array(values.length + 1);
  for (const code of codes) starts[code + 1]!++;
  for (let code = 0; code < values.length; code++) starts[code + 1]! += starts[code]!;
  const next = starts.slice();
  const rows = new Uint32Array(codes.length);
  codes.forEach((code, row) => (rows[next[code]!++] = row));
  return { starts, rows };
}
