import type { StockState } from "@shared/stock";
import { finish, type Steps } from "../platform/work/steps";
import { present, type Catalog } from "./catalog";
import { columnOfInSteps, ROWS_OF_STEP, type Column, type Stated } from "./columns";
import { sortedInSteps } from "./best-rows";

/** How a catalog is made of products, and what it keeps of each. */
export interface Layout<Given extends Item, Item = Given> {
  /** What is kept of a product beside its columns and numbers. */
  itemOf: (product: Given) => Item;
  /** What is stated of its stock; null where nothing is. */
  stockOf: (product: Given) => StockState | null;
  columns: Record<string, (product: Given) => Stated>;
  numbers: Record<string, (product: Given) => number>;
  /** The number that the rows are in the order of. */
  sortedBy: string;
  /** The order of products that tie in it; no two are alike. */
  compare: (a: Item, b: Item) => number;
  /** The column that tells variants of one product. */
  groupedBy?: string;
  /** Numbers by which products have another order (ascending, none last); ties as the rows. */
  orders?: readonly string[];
}

/** Lays out products, in whatever order they are given. */
export function layOut<Given extends Item, Item>(
  given: readonly Given[],
  layout: Layout<Given, Item>,
): Catalog<Item> {
  return finish(layOutInSteps(given, layout));
}

/** The same in steps, each short enough for others to wait for. */
export function* layOutInSteps<Given extends Item, Item>(
  given: readonly Given[],
  layout: Layout<Given, Item>,
): Steps<Catalog<Item>> {
  const keys = yield* numbersOf(given, keyOf(layout));
  const positions = yield* sortedInSteps(
    Array.from(keys, (_, position) => position),
    (a, b) => compareNumbers(keys[a]!, keys[b]!) || layout.compare(given[a]!, given[b]!),
  );
  const products = positions.map((position) => given[position]!);
  yield;
  const stock = Uint8Array.from(products, (product) => likelihoodOf(layout.stockOf(product)));
  yield;
  const columns = new Map<string, Column>();
  for (const [name, read] of Object.entries(layout.columns))
    columns.set(name, yield* columnOfInSteps(products, read));
  const numbers = new Map<string, Float64Array>();
  for (const [name, read] of Object.entries(layout.numbers))
    numbers.set(name, yield* numbersOf(products, read));
  const orders = new Map<string, Uint32Array>();
  for (const name of layout.orders ?? [])
    orders.set(name, placesOf(rowsInOrder(present(numbers.get(name), name))));
  const items: Item[] = [];
  for (const product of products) {
    if (items.push(layout.itemOf(product)) % ROWS_OF_STEP === 0) yield;
  }
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

function* numbersOf<Given>(
  products: readonly Given[],
  read: (product: Given) => number,
): Steps<Float64Array> {
  const numbers = new Float64Array(products.length);
  for (let row = 0; row < products.length; row++) {
    if (row % ROWS_OF_STEP === ROWS_OF_STEP - 1) yield;
    numbers[row] = read(products[row]!);
  }
  return numbers;
}

/** Reads the number that the rows are in the order of. Throws when the layout has none of its name. */
export const keyOf = <Given extends Item, Item>({
  numbers,
  sortedBy,
}: Layout<Given, Item>): ((product: Given) => number) => present(numbers[sortedBy], sortedBy);

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

/** How likely a product can be had, and how soon; more is better. */
export const OUT_OF_STOCK = 0;
const STOCK_NOT_STATED = 2;
export const LOW_STOCK = 4;
export const IN_STOCK = 5;

const LIKELIHOODS: Record<StockState, number> = {
  in: IN_STOCK,
  low: LOW_STOCK,
  "made to order": 3,
  backorder: 1,
  out: OUT_OF_STOCK,
};

/** The same of what a product states; null where it states nothing. */
export const likelihoodOf = (state: StockState | null): number =>
  state === null ? STOCK_NOT_STATED : LIKELIHOODS[state];
