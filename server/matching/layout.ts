import { present, type Catalogue } from "./catalogue";
import { columnOfInSteps, ROWS_OF_STEP, type Column, type Stated } from "./columns";
import { sortedInSteps } from "./sorted-in-steps";
import { finish, type Steps } from "./steps";
import { stockOf } from "./stock";

/** How a catalogue is made of products. */
export interface Layout<Item> {
  /** Null where it is not stated. */
  isInStock: (item: Item) => boolean | null;
  columns: Record<string, (item: Item) => Stated>;
  numbers: Record<string, (item: Item) => number>;
  /** The number that the rows are in the order of. */
  sortedBy: string;
  /** The order of products that tie in it; no two are alike. */
  compare: (a: Item, b: Item) => number;
  /** The column that tells variants of one product. */
  groupedBy?: string;
  /** Products in another order, by a number (ascending, none last); ties as the rows. */
  orders?: Record<string, (item: Item) => number>;
}

/** Lays out products, in whatever order they are given. */
export function layOut<Item>(given: readonly Item[], layout: Layout<Item>): Catalogue<Item> {
  return finish(layOutInSteps(given, layout));
}

/** The same in steps, each short enough for others to wait for. */
export function* layOutInSteps<Item>(
  given: readonly Item[],
  layout: Layout<Item>,
): Steps<Catalogue<Item>> {
  const keys = yield* numbersOf(given, keyOf(layout));
  const positions = yield* sortedInSteps(
    Array.from(keys, (_, position) => position),
    (a, b) => compareNumbers(keys[a]!, keys[b]!) || layout.compare(given[a]!, given[b]!),
  );
  const items = positions.map((position) => given[position]!);
  yield;
  const stock = Uint8Array.from(items, (item) => stockOf(layout.isInStock(item)));
  yield;
  const columns = new Map<string, Column>();
  for (const [name, read] of Object.entries(layout.columns))
    columns.set(name, yield* columnOfInSteps(items, read));
  const numbers = new Map<string, Float64Array>();
  for (const [name, read] of Object.entries(layout.numbers))
    numbers.set(name, yield* numbersOf(items, read));
  const orders = new Map<string, Uint32Array>();
  for (const [name, read] of Object.entries(layout.orders ?? {}))
    orders.set(name, placesOf(rowsInOrder(yield* numbersOf(items, read))));
  return {
    items,
    stock,
    columns,
    numbers,
    orders,
    sortedBy: layout.sortedBy,
    groupedBy: layout.groupedBy,
  };
}

function* numbersOf<Item>(
  items: readonly Item[],
  read: (item: Item) => number,
): Steps<Float64Array> {
  const numbers = new Float64Array(items.length);
  for (let row = 0; row < items.length; row++) {
    if (row % ROWS_OF_STEP === ROWS_OF_STEP - 1) yield;
    numbers[row] = read(items[row]!);
  }
  return numbers;
}

/** Reads the number that the rows are in the order of. Throws when the layout has none of its name. */
export const keyOf = <Item>({ numbers, sortedBy }: Layout<Item>): ((item: Item) => number) =>
  present(numbers[sortedBy], sortedBy);

/** Ascending; none comes last. */
export function compareNumbers(x: number, y: number): number {
  if (x < y) return -1;
  if (x > y) return 1;
  // Neither is less: they are equal, or one is not stated.
  return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
}

/** Each row's place in a sequence of all rows. */
export function placesOf(sequence: Uint32Array): Uint32Array {
  const places = new Uint32Array(sequence.length);
  sequence.forEach((row, place) => (places[row] = place));
  return places;
}

/** The rows in the order of a number, none last; ties as the rows. */
export const rowsInOrder = (keys: Float64Array): Uint32Array =>
  Uint32Array.from(keys, (_, row) => row).sort(
    (a, b) => compareNumbers(keys[a]!, keys[b]!) || a - b,
  );
