import fc from "fast-check";
import type { Stated } from "../columns";
import {
  shareOut,
  type Condition,
  type Named,
  type Query,
  type Score,
  type Test,
} from "../criteria";
import { brands, kinds, layout, uses, type Product } from "./products";

/** What a product states in a column, as a list. */
const statedIn = (value: Stated): string[] =>
  [value].flat().filter((each) => typeof each === "string");

const values: Record<string, string[]> = { kind: kinds, brand: brands, uses };
const column = fc.constantFrom(...Object.keys(values));

/** Some of the values, or nothing, or no value at all: a contradiction in itself. */
const byValue: fc.Arbitrary<Test> = column.chain((name) =>
  fc
    .record({
      wanted: fc.subarray(values[name]!),
      none: fc.constantFrom(true, false, undefined),
    })
    .map(({ wanted, none }) => ({
      column: name,
      accepts: (value) => {
        const stated = statedIn(value);
        return stated.length === 0 ? none : stated.some((each) => wanted.includes(each));
      },
    })),
);

const end = fc.option(fc.integer({ min: -1, max: 10 }), { nil: undefined, freq: 2 });
/** A range that may be open at either end, or empty. */
const range = fc.record({ number: fc.constantFrom("price", "weight"), min: end, max: end });

const test: fc.Arbitrary<Test> = fc.oneof(byValue, range);

/** Mostly a test alone, as most conditions are. */
export const condition: fc.Arbitrary<Condition> = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    { arbitrary: test, weight: 6 },
    { arbitrary: fc.record({ not: tie("tree") }), weight: 1 },
    { arbitrary: fc.record({ maybe: tie("tree") }), weight: 1 },
    { arbitrary: fc.record({ all: fc.array(tie("tree"), { maxLength: 3 }) }), weight: 1 },
    { arbitrary: fc.record({ any: fc.array(tie("tree"), { maxLength: 3 }) }), weight: 1 },
  ),
})).tree;
export const conditions = fc.array(condition, { maxLength: 4 });

/** Whether a condition holds of a product, read from the product itself; `undefined` where that is not stated. */
export function holdsOf(product: Product, asked: Condition): boolean | undefined {
  if ("maybe" in asked) return holdsOf(product, asked.maybe) !== false;
  if ("not" in asked) {
    const inner = holdsOf(product, asked.not);
    return inner === undefined ? undefined : !inner;
  }
  if ("all" in asked || "any" in asked) {
    const decides = "any" in asked;
    const parts = (decides ? asked.any : asked.all).map((each) => holdsOf(product, each));
    if (parts.includes(decides)) return decides;
    return parts.includes(undefined) ? undefined : !decides;
  }
  if ("column" in asked) return asked.accepts(layout.columns[asked.column]!(product));
  const number = layout.numbers[asked.number]!(product);
  if (Number.isNaN(number)) return undefined;
  return number >= (asked.min ?? -Infinity) && number <= (asked.max ?? Infinity);
}

export const meetsAll = (product: Product, asked: readonly Condition[]): boolean =>
  asked.every((each) => holdsOf(product, each) === true);

/** Criteria with random weights, each with a table of the shares of its column's values. */
export const score: fc.Arbitrary<Score[]> = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 50 }),
      names: fc.shuffledSubarray(Object.keys(values), { minLength: 1, maxLength: 2 }),
      shares: fc.array(fc.constantFrom<number[]>(0, 0.2, 0.5, 0.6, 1), {
        minLength: 3,
        maxLength: 3,
      }),
    }),
    { maxLength: 5 },
  )
  .map((drawn) => {
    const maxima = shareOut(drawn.map(({ weight }) => weight));
    return drawn.map(({ names, shares }, index) => ({
      id: `score-${index}`,
      max: maxima[index]!,
      columns: names,
      share: (...given) => {
        const stated = given.flatMap((value, at) =>
          statedIn(value).map((each) => shares[values[names[at]!]!.indexOf(each)]!),
        );
        return stated.reduce((sum, share) => sum + share, 0) / Math.max(1, stated.length);
      },
      text: (...given) => given.map((value) => statedIn(value).join()).join(" "),
    }));
  });

const narrow: fc.Arbitrary<Named[]> = conditions.map((drawn) =>
  drawn.map((each, index) => ({ id: `narrow-${index}`, condition: each })),
);

/** A question of every part that a question can have. */
export const query: fc.Arbitrary<Query> = fc
  .record({
    filter: fc.array(condition, { maxLength: 2 }),
    narrow,
    score,
    order: fc.constantFrom(undefined, "length"),
    near: fc.option(range, { nil: undefined }),
    isOwnRange: fc.boolean(),
    isNearFirst: fc.boolean(),
    certain: fc.option(fc.array(condition, { maxLength: 2 }), { nil: undefined, freq: 1 }),
  })
  .map(({ near, isOwnRange, certain, ...given }) => {
    const rest: Query = {
      ...given,
      // One belongs to a criterion that may be given up.
      certain: certain?.map((each, index) => ({ id: `narrow-${index}`, condition: each })),
    };
    // The criterion that gives way is one of the question's own, and mostly it is its own range that counts.
    const own = rest.narrow.find((each) => "number" in each.condition);
    if (near === undefined) return rest;
    return {
      ...rest,
      nearTo: {
        id: own?.id ?? "narrow-0",
        ...(isOwnRange ? { ...near, ...own?.condition } : near),
      },
    };
  });

/** All that a question asks of a product for nothing to be given up. */
export const allConditions = (asked: Query): Condition[] => [
  ...asked.filter,
  ...asked.narrow.map((each) => each.condition),
];

/** A product's points, counted from the product itself. */
export const scoreOfProduct = (product: Product, criteria: readonly Score[]): number =>
  criteria.reduce(
    (sum, { columns, max, share }) =>
      sum + Math.round(max * share(...columns.map((name) => layout.columns[name]!(product)))),
    0,
  );
