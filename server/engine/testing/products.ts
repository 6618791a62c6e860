import type { StockState } from "@shared/stock";
import fc from "fast-check";
import type { Catalog } from "../catalog";
import { layOut, type Layout } from "../layout";

/** A product with every kind of attribute that a catalog lays out. */
export interface Product {
  id: string;
  stock: StockState | null;
  /** NaN where it is not stated, like weight and length. */
  price: number;
  weight: number;
  length: number;
  kind: string;
  brand: string | null;
  uses: string[];
  /** Products of one family are variants of each other, where families count. */
  family?: string;
}

/** Few of each, so that products tie and conditions meet some of them. */
export const kinds = ["box", "chair", "lamp"];
export const brands = ["acme", "north"];
export const uses = ["garden", "home", "office"];

export const layout: Layout<Product> = {
  itemOf: (product) => product,
  stockOf: ({ stock }) => stock,
  columns: {
    kind: ({ kind }) => kind,
    brand: ({ brand }) => brand,
    uses: (product) => product.uses,
  },
  numbers: {
    price: ({ price }) => price,
    weight: ({ weight }) => weight,
    length: ({ length }) => length,
  },
  sortedBy: "price",
  compare: (a, b) => Number(a.id) - Number(b.id),
  orders: ["length"],
};

/** The same where variants are one product. */
export const familyLayout: Layout<Product> = {
  ...layout,
  columns: { ...layout.columns, family: ({ family }) => family ?? null },
  groupedBy: "family",
};

/** Few numbers, one without an end (as a price by the piece of none), and none. */
const numberOrNone = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 9 }), weight: 4 },
  { arbitrary: fc.constantFrom(NaN, NaN, Infinity), weight: 1 },
);

const product: fc.Arbitrary<Product> = fc.record({
  id: fc.integer({ min: 100, max: 999 }).map(String),
  stock: fc.option(fc.constantFrom("in", "in", "low", "made to order", "backorder", "out"), {
    freq: 5,
  }),
  price: numberOrNone,
  weight: numberOrNone,
  length: numberOrNone,
  kind: fc.constantFrom(...kinds),
  brand: fc.constantFrom(...brands, null),
  uses: fc.shuffledSubarray(uses),
  family: fc.constantFrom("one", "two", "three", "four", "five"),
});

/** Up to forty products, in the order of their ids. */
export const products: fc.Arbitrary<Product[]> = fc
  .uniqueArray(product, { selector: ({ id }) => id, maxLength: 40 })
  .map(inOrderOfId);

/** Products as the finders give them to a catalog, however they came. */
export function inOrderOfId(given: readonly Product[]): Product[] {
  return given.toSorted((a, b) => Number(a.id) - Number(b.id));
}

export const catalogOf = (given: readonly Product[]): Catalog<Product> => layOut(given, layout);

/** The ids of some rows, in their order. */
export const idsOf = ({ items }: Catalog<Product>, rows: Iterable<number>): string[] =>
  Array.from(rows, (row) => items[row]!.id);
