import { MAX_LIST_ROWS } from "@shared/contracts/product-lists";
import type { Section } from "@shared/finders/document";
import { numbersNamed } from "../../engine/catalog";
import { wordsIn, type Column } from "../../engine/columns";
import { groupsOf } from "../../engine/groups";
import { kept } from "../../engine/explain";
import type { ListedRows } from "../../engine/listed-for";
import { MAX_UNITS } from "../../engine/packs";
import type { FinderCatalog } from "../compile/finder-catalog";

/** How much there is of a catalog, as far as it decides what answers cost. */
export interface Sizes {
  rows: number;
  /** How many different values there are in a column. */
  valuesIn: (column: string) => number;
  /** How many characters its values have together. */
  charactersIn: (column: string) => number;
  /** Whether a name is that of numbers that are asked row by row. */
  isOfRows: (name: string) => boolean;
  rowsOfList: (list: string) => number;
  /** What it takes to put packs together for every product, for no more than is needed, in operations. */
  packing: (amount: Amount, needed: number) => number;
}

type Amount = NonNullable<Section["amount"]>;

/** What is taken of a column where no product is there yet. */
const USUAL_VALUES = 1_000;
/** Beside the values that an attribute has: not stated, and that it does not apply. */
const MORE_VALUES = 2;

/** The sizes of a catalog as it is; or as it would be with so many rows of the same kind, and full lists. */
export function sizesOf(catalog: FinderCatalog, rows = catalog.items.length): Sizes {
  const { columns, numbers, attributes, productLists, items } = catalog;
  const isGrown = rows !== items.length;
  const grown = (count: number) => count * (items.length === 0 ? 1 : rows / items.length);
  return {
    rows,
    valuesIn(column) {
      const values = columns.get(column)?.values.length;
      if (values === undefined) return rows;
      if (!isGrown) return values;
      const shape = attributes.get(column);
      if (shape?.kind === "flag") return 2 + MORE_VALUES;
      if (shape?.kind === "choice") return shape.values.length + MORE_VALUES;
      if (items.length === 0) return Math.min(rows, USUAL_VALUES);
      // What hardly two products share, such as keys, becomes as many more; what many share repeats itself.
      const isOwn = shape?.kind !== "choices" && values > items.length / 2;
      return Math.min(rows, isOwn ? grown(values) : values * Math.sqrt(grown(1)));
    },
    charactersIn(column) {
      const found = columns.get(column);
      return found ? grown(charactersOf(found)) : 0;
    },
    isOfRows: (name) => name === "price" || (numbers.has(name) && !columns.has(name)),
    rowsOfList(id) {
      const list = productLists?.get(id);
      if (!list) return 0;
      return isGrown && rows > items.length ? MAX_LIST_ROWS : rowsOf(list, productLists!);
    },
    packing: (amount, needed) => grown(packingOf(catalog, amount, needed)),
  };
}

const charactersOf = (() => {
  const known = new WeakMap<Column, number>();
  return (column: Column): number => {
    let characters = known.get(column);
    if (characters === undefined) {
      characters = column.values.reduce(
        (sum: number, value) => sum + wordsIn(value).reduce((all, { length }) => all + length, 0),
        0,
      );
      known.set(column, characters);
    }
    return characters;
  };
})();

const rowsOf = kept((list: ListedRows, _lists: object): number => {
  let rows = 0;
  for (const some of list.byTexts.values()) rows += some.length;
  return rows;
});

/** Packs are told apart to a thousandth. */
const PARTS = 1_000;

function packingOf(catalog: FinderCatalog, { per, pack }: Amount, needed: number): number {
  const groups = groupsOf(catalog);
  const covers = coversOf(catalog, pack, per);
  const sizes = new Map<number, number[]>();
  for (let row = 0; row < covers.length; row++) {
    const size = Math.round(covers[row]! * PARTS);
    if (!(size > 0)) continue;
    const product = groups?.[row] ?? row;
    const found = sizes.get(product);
    if (found) found.push(size);
    else sizes.set(product, [size]);
  }
  let operations = 0;
  for (const some of sizes.values()) {
    operations += OPERATIONS.packedProduct + some.length * OPERATIONS.pack;
    operations += unitsOf(some, needed) * some.length * OPERATIONS.unit;
  }
  return operations;
}

/** How many units are looked at one by one for a product, at most: see what is bought in bulk in `packs.ts`. */
function unitsOf(sizes: readonly number[], needed: number): number {
  const unit = sizes.reduce(greatestCommonDivisor);
  const most = Math.max(...sizes) / unit;
  return Math.min(MAX_UNITS, most * (most + 1), Math.ceil((needed * PARTS) / unit));
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

function coversOf(catalog: FinderCatalog, pack: string, per?: string): Float64Array {
  const sizes = catalog.numbers.has(pack) ? numbersNamed(catalog, pack) : new Float64Array();
  if (per === undefined || !catalog.numbers.has(per)) return sizes;
  const shares = numbersNamed(catalog, per);
  return sizes.map((size, row) => size * shares[row]!);
}

// What the parts of an answer take, in operations: one is a word of 32 rows that is combined with another, about a
// nanosecond of a processor. `npm run bench -- estimate` compares what is made of them with what answers take.

/** The most operations of one answer: about three seconds of a processor. */
export const MAX_OPERATIONS = 3_000_000_000;

export const OPERATIONS = {
  /** A word of one set of rows that is combined with another set, which is counted or asked whether all is in it. */
  word: 4,
  /** The same where nothing but the union is made. */
  unitedWord: 1,
  /** A row whose value is looked up to make a set of rows. */
  rowSet: 4,
  /** A row of a column that is asked for the first time. */
  rowOfColumn: 20,
  /** A row whose own number is put into a column, and tested there. */
  rowOfValue: 240,
  /** A value of such a column, whose words are put where they are found. */
  valueOfColumn: 1_000,
  /** A value that is tested by itself. */
  value: 50,
  /** A character of a text that is looked through for words, and the same for each of these. */
  character: 60,
  characterOfWord: 15,
  /** A test, read and looked up. */
  test: 10_000,
  /** A test that says of one product what it is listed for, in a sentence. */
  reason: 2_500,
  /** A row of a list that is looked at. */
  listRow: 50,
  /** An answer that is read, with what it asks: once for each change of answers. */
  answer: 12_000,
  /** The same where one option after the other is tried in a question. */
  answerBeside: 3_000,
  /** A row that gets its place in a list; the same where one list is made after the other; one that may be the best. */
  rankedRow: 100,
  rankedAgain: 40,
  triedRow: 8,
  /** What a row earns by one wish, added up; the same in what many answers share; and worked out by several columns. */
  point: 8,
  sharedPoint: 2,
  pointOfSeveral: 120,
  /** A product whose packs are put together, one of its packs, and a unit that one pack is tried for. */
  packedProduct: 1_000,
  pack: 500,
  unit: 3,
} as const;
