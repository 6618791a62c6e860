import { columnOf, type Column, type Stated } from "./columns";

/**
 * All products of one version, laid out for questions: in the order of their prices, each attribute as a
 * column in which equal values share a number. A question asks its rules once per distinct value, then
 * only adds numbers row by row.
 */
export interface Catalogue<Item> {
  items: readonly Item[];
  /** 1 in stock, 0 not. */
  stock: Uint8Array;
  columns: ReadonlyMap<string, Column>;
  /** NaN where a product states none. */
  numbers: ReadonlyMap<string, Float64Array>;
  /** Other orders than the rows' own: each row's place. */
  orders: ReadonlyMap<string, Uint32Array>;
  /** The numbers that the rows are in the order of. */
  sortedBy: string;
  /** The rows of each value of a column, ascending; made when a column is first asked for. */
  rowsByCode: Map<Column, Uint32Array[]>;
}

/** How a catalogue is made of products. */
export interface Layout<Item> {
  isInStock: (item: Item) => boolean;
  columns: Record<string, (item: Item) => Stated>;
  numbers: Record<string, (item: Item) => number>;
  /** The number that the rows are in the order of; products that tie stay as they were given. */
  sortedBy: string;
  /** Products in another order, by a number (ascending, none last); ties as the rows. */
  orders?: Record<string, (item: Item) => number>;
}

/** Lays out products. Products of the same price keep the order in which they are given. */
export function layOut<Item>(given: readonly Item[], layout: Layout<Item>): Catalogue<Item> {
  const key = present(layout.numbers[layout.sortedBy], layout.sortedBy);
  const items = Array.from(sortedOn(given, key), (position) => given[position]!);
  const each = <T, Made>(named: Record<string, T>, make: (one: T) => Made) =>
    new Map(Object.entries(named).map(([name, one]) => [name, make(one)]));
  return {
    items,
    stock: Uint8Array.from(items, (item) => (layout.isInStock(item) ? 1 : 0)),
    columns: each(layout.columns, (read) => columnOf(items, read)),
    numbers: each(layout.numbers, (read) => Float64Array.from(items, read)),
    orders: each(layout.orders ?? {}, (read) => {
      const places = new Uint32Array(items.length);
      sortedOn(items, read).forEach((row, place) => (places[row] = place));
      return places;
    }),
    sortedBy: layout.sortedBy,
    rowsByCode: new Map(),
  };
}

/** The positions of a list in the order of a number, those without one last; ties as given. */
function sortedOn<Item>(list: readonly Item[], read: (item: Item) => number): Uint32Array {
  const keys = Float64Array.from(list, read);
  return Uint32Array.from(list, (_, position) => position).sort((a, b) => {
    const [x, y] = [keys[a]!, keys[b]!];
    if (x < y) return -1;
    if (x > y) return 1;
    // Neither is less: they are equal, or one states none. An index sort is stable by the position only.
    return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || a - b;
  });
}

/** A column by its name. Throws when the catalogue has none of that name. */
export function columnNamed({ columns }: Catalogue<unknown>, name: string): Column {
  return present(columns.get(name), name);
}

/** The numbers of a name. Throws when the catalogue has none of that name. */
export function numbersNamed({ numbers }: Catalogue<unknown>, name: string): Float64Array {
  return present(numbers.get(name), name);
}

/** The places of an order. Throws when the catalogue has none of that name. */
export function orderNamed({ orders }: Catalogue<unknown>, name: string): Uint32Array {
  return present(orders.get(name), name);
}

function present<T>(found: T | undefined, name: string): T {
  if (found === undefined)
    throw new Error(`There is no column, number or order of the name ${name}.`);
  return found;
}

/** The rows of one value of a column, ascending. */
export function rowsOf(catalogue: Catalogue<unknown>, column: Column, code: number): Uint32Array {
  let rows = catalogue.rowsByCode.get(column);
  if (!rows) {
    const counts = new Uint32Array(column.values.length);
    for (const each of column.codes) counts[each]!++;
    rows = Array.from(counts, (count) => new Uint32Array(count));
    const filled = new Uint32Array(column.values.length);
    column.codes.forEach((each, row) => (rows![each]![filled[each]!++] = row));
    catalogue.rowsByCode.set(column, rows);
  }
  return rows[code]!;
}
