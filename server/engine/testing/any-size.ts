import fc from "fast-check";
import type { Stated } from "../columns";
import type { Catalog } from "../catalog";
import { layOut } from "../layout";
import { plainCatalog, type PlainCatalog, type PlainProduct } from "./plain-engine";
import { randomFrom, type Random } from "./random";

const STOCK = ["low", "made to order", "backorder", "out", null] as const;

// Catalogs of any size, as a few words that say how one is made: these shrink, where thousands of drawn values
// would not.

const COLUMN_KINDS = ["words", "lists", "numbers", "ranges", "flags"] as const;

/** A column: what is stated in it, how many values there are of it, and how often nothing is. */
export interface ColumnSize {
  kind: (typeof COLUMN_KINDS)[number];
  values: number;
  missing: number;
}

/** How a catalog is made. */
export interface CatalogSize {
  seed: number;
  products: number;
  columns: ColumnSize[];
  /** The most variants of a product; 0 where each is a product of its own. */
  variants: number;
  /** How often a product states what the one before it does, but for one column. */
  alike: number;
  /** How many different amounts there are. */
  amounts: number;
}

/** What is asked of it: the same products, plainly and laid out. */
export interface BothCatalogs {
  plain: PlainCatalog;
  fast: Catalog<PlainProduct>;
}

/** The names of a catalog's columns. */
export const columnName = (at: number): string => `column-${at}`;
export const NUMBERS = ["price", "weight", "length"];
/** A number in whose order products are laid out. */
export const LAID_OUT = "depth";

/** One of a column's values. Every second one is another spelling of the one before it, or more than it. */
export function valueAt(kind: ColumnSize["kind"], at: number): Stated {
  const half = at >> 1;
  const isOdd = at % 2 === 1;
  switch (kind) {
    case "words":
      return isOdd ? `WORD_${half} ` : `Word ${half}`;
    case "lists":
      return isOdd ? [`word ${half}`, `word ${half + 1}`, `Other ${half % 7}`] : [`word ${half}`];
    case "numbers":
      return at === 3 ? "does-not-apply" : at / 4;
    case "ranges":
      if (at === 3) return "does-not-apply";
      if (at === 4) return {};
      if (at % 5 === 0) return { min: half };
      return at % 7 === 0 ? { max: half } : { min: half, max: half + (at % 4) };
    case "flags":
      return isOdd;
  }
}

/** The products and both catalogs of them. */
export function madeOf({
  seed,
  products,
  columns,
  variants,
  alike,
  amounts,
}: CatalogSize): BothCatalogs {
  const random = randomFrom(seed);
  let [group, left] = [0, 0];
  let stated: Record<string, Stated> = {};
  const given = Array.from({ length: products }, (_, at): PlainProduct => {
    if (left === 0) [group, left] = [group + 1, 1 + random.below(variants)];
    left -= 1;
    const other = at > 0 && random.chance(alike) ? random.below(columns.length) : undefined;
    stated = { ...stated };
    columns.forEach(({ kind, values, missing }, place) => {
      if (other !== undefined && place !== other) return;
      const value = random.chance(missing) ? null : valueAt(kind, random.below(values));
      stated[columnName(place)] = value;
    });
    // Variants of one product stand apart as often as side by side.
    const own = random.chance(0.5) ? group : 1 + random.below(group);
    return {
      id: String(at),
      stock: random.chance(0.5) ? "in" : random.of([...STOCK, null]),
      stated: { ...stated, group: `group ${own}` },
      numbers: Object.fromEntries(
        [...NUMBERS, LAID_OUT].map((name) => [name, numberIn(random, amounts)]),
      ),
    };
  });
  const groupedBy = variants > 0 ? "group" : undefined;
  return {
    plain: plainCatalog(given, "price", groupedBy),
    fast: layOut(given, {
      itemOf: (product) => product,
      stockOf: ({ stock }) => stock,
      columns: Object.fromEntries(
        ["group", ...columns.map((_, at) => columnName(at))].map((name) => [
          name,
          (product: PlainProduct) => product.stated[name]!,
        ]),
      ),
      numbers: Object.fromEntries(
        [...NUMBERS, LAID_OUT].map((name) => [
          name,
          (product: PlainProduct) => product.numbers[name]!,
        ]),
      ),
      sortedBy: "price",
      compare: (a, b) => Number(a.id) - Number(b.id),
      groupedBy,
      orders: [LAID_OUT],
    }),
  };
}

/** From 0 to 6, with decimals; some have none, and some none that ends. */
function numberIn(random: Random, amounts: number): number {
  if (random.chance(0.15)) return NaN;
  return random.chance(0.03) ? Infinity : random.below(amounts) / (amounts / 6);
}

const missing = fc.constantFrom(0, 0, 0.1, 0.5);

interface Bounds {
  products: [least: number, most: number];
  columns: [least: number, most: number];
  values: fc.Arbitrary<number>;
}

const sizeOf = ({ products, columns, values }: Bounds): fc.Arbitrary<CatalogSize> =>
  fc.record({
    seed: fc.nat(),
    products: fc.integer({ min: products[0], max: products[1] }),
    columns: fc.array(fc.record({ kind: fc.constantFrom(...COLUMN_KINDS), values, missing }), {
      minLength: columns[0],
      maxLength: columns[1],
    }),
    variants: fc.constantFrom(0, 0, 1, 2, 5, 31, 32, 33, 64, 100),
    alike: fc.constantFrom(0, 0.2, 0.5),
    amounts: fc.constantFrom(60, 60, 5_000),
  });

/** Small ones, with few values: what is alike is where most can go wrong. */
export const smallSize = sizeOf({
  products: [0, 60],
  columns: [1, 5],
  values: fc.integer({ min: 1, max: 12 }),
});

/** Many columns of many values. */
export const wideSize = sizeOf({
  products: [0, 1_500],
  columns: [4, 9],
  values: fc.constantFrom(2, 90, 1_000, 3_000),
});

/** Many columns, each of so many values that together they are more than numbers tell apart. */
export const packedSize = sizeOf({
  products: [600, 1_200],
  columns: [7, 9],
  values: fc.constantFrom(2_000, 4_000),
});

/** As large as catalogs get. */
export const largeSize = sizeOf({
  products: [5_000, 20_000],
  columns: [1, 8],
  values: fc.constantFrom(1, 3, 40, 2_000, 20_000),
});
