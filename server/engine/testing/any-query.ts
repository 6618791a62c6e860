import fc from "fast-check";
import { LAID_OUT, NUMBERS } from "./any-size";

// Any question to a catalog of any size: by the places of columns and values, so that it can shrink with them.

/** What a test looks for: numbers that stand for a column, values of it, and ends. */
export type Drawn =
  | { test: "words"; column: number; values: number[]; needs: "any" | "all"; isExact: boolean }
  | { test: "range"; column: number; min: number; max: number }
  | { test: "contains"; column: number; number: number }
  | { test: "stated"; column: number; isStated: boolean }
  | { test: "some"; column: number; every: number }
  | { test: "number"; number: string; min?: number; max?: number }
  | { all: Drawn[] }
  | { any: Drawn[] }
  | { not: Drawn }
  | { maybe: Drawn };

export type DrawnWish =
  | { condition: Drawn; isWished: boolean }
  | { column: number; steps: number }
  | { parts: { wish: DrawnWish; weight: number }[]; how: "share" | "any" | "all" };

export interface DrawnScore {
  wish: DrawnWish;
  weight: number;
  /** Whether the engine is told of the wish, or of its function alone. */
  isTold: boolean;
}

/** Everything that is drawn of a question. */
export interface DrawnQuery {
  filter: Drawn[];
  narrow: Drawn[];
  score: DrawnScore[];
  certain: { condition: Drawn; at: number }[];
  order?: string;
  isNearFirst: boolean;
  near?: { at: number; number: string; min?: number; max?: number; shownBy?: string };
}

const place = fc.nat(60_000);
const end = fc.option(
  fc.integer({ min: -10, max: 70 }).map((tenths) => tenths / 10),
  {
    nil: undefined,
    freq: 3,
  },
);
const numberName = fc.constantFrom(...NUMBERS);
const ends = fc.record({ min: end, max: end });
const quarters = fc.integer({ min: -4, max: 400 }).map((number) => number / 4);

const onColumn: fc.Arbitrary<Drawn> = fc.oneof(
  fc.record({
    test: fc.constant("words" as const),
    column: place,
    values: fc.array(place, { minLength: 1, maxLength: 4 }),
    needs: fc.constantFrom("any" as const, "all" as const),
    isExact: fc.boolean(),
  }),
  fc
    .tuple(place, quarters, quarters)
    .map(([column, min, max]) => ({ test: "range" as const, column, min, max })),
  fc.record({ test: fc.constant("contains" as const), column: place, number: quarters }),
  fc.record({ test: fc.constant("stated" as const), column: place, isStated: fc.boolean() }),
  fc.record({
    test: fc.constant("some" as const),
    column: place,
    every: fc.integer({ min: 1, max: 5 }),
  }),
);
const byNumber: fc.Arbitrary<Drawn> = fc
  .tuple(numberName, ends)
  .map(([number, range]) => ({ test: "number" as const, number, ...range }));

const treeOf = (leaf: fc.Arbitrary<Drawn>, maxParts: number) =>
  fc.letrec<{ tree: Drawn }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { arbitrary: leaf, weight: 5 },
      { arbitrary: fc.record({ not: tie("tree") }), weight: 1 },
      { arbitrary: fc.record({ maybe: tie("tree") }), weight: 1 },
      { arbitrary: fc.record({ all: fc.array(tie("tree"), { maxLength: maxParts }) }), weight: 1 },
      { arbitrary: fc.record({ any: fc.array(tie("tree"), { maxLength: maxParts }) }), weight: 2 },
    ),
  })).tree;

const leaf = fc.oneof({ arbitrary: onColumn, weight: 3 }, { arbitrary: byNumber, weight: 1 });
/** Many tests beside each other are asked together, where they look at the same. */
const many = fc.oneof(
  fc.array(onColumn, { minLength: 30, maxLength: 50 }).map((any): Drawn => ({ any })),
  fc.array(byNumber, { minLength: 2, maxLength: 8 }).map((any): Drawn => ({ any })),
  fc.array(byNumber, { minLength: 2, maxLength: 3 }).map((all): Drawn => ({ all })),
);
const condition = fc.oneof(
  { arbitrary: treeOf(leaf, 3), weight: 12 },
  { arbitrary: many, weight: 1 },
);

const wish = (mostParts: number) =>
  fc.letrec<{ wish: DrawnWish }>((tie) => ({
    wish: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      {
        arbitrary: fc.record({ condition: treeOf(leaf, 2), isWished: fc.boolean() }),
        weight: 2,
      },
      {
        arbitrary: fc.record({ column: place, steps: fc.integer({ min: 1, max: 9 }) }),
        weight: 2,
      },
      {
        arbitrary: fc.record({
          parts: fc.array(
            fc.record({ wish: tie("wish"), weight: fc.integer({ min: 1, max: 9 }) }),
            { minLength: 1, maxLength: mostParts },
          ),
          how: fc.constantFrom("share" as const, "any" as const, "all" as const),
        }),
        weight: 3,
      },
    ),
  })).wish;

/** What a value in each of several columns earns, together. */
const across = (mostParts: number, minLength = 2): fc.Arbitrary<DrawnWish> =>
  fc.record({
    parts: fc
      .array(fc.integer({ min: 1, max: 9 }), { minLength, maxLength: mostParts })
      .map((drawn) => drawn.map((steps, column) => ({ wish: { column, steps }, weight: 1 }))),
    how: fc.constant("share" as const),
  });

/** A question of every part that a question can have; a criterion looks at up to so many columns at a time. */
export const drawnQuery = (mostParts: number): fc.Arbitrary<DrawnQuery> =>
  fc.record({
    filter: fc.array(condition, { maxLength: 2 }),
    narrow: fc.array(condition, { maxLength: 4 }),
    score: fc.array(
      fc.record({
        wish: fc.oneof(
          { arbitrary: wish(mostParts), weight: 3 },
          { arbitrary: across(mostParts), weight: 1 },
        ),
        weight: fc.integer({ min: 1, max: 50 }),
        isTold: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    certain: fc.array(fc.record({ condition, at: fc.nat(3) }), { maxLength: 2 }),
    order: fc.constantFrom(undefined, "price", "weight", LAID_OUT),
    isNearFirst: fc.boolean(),
    near: fc.option(
      fc
        .record({
          at: fc.nat(3),
          number: numberName,
          shownBy: fc.constantFrom(undefined, ...NUMBERS),
        })
        .chain((near) => ends.map((range) => ({ ...near, ...range }))),
      { nil: undefined, freq: 2 },
    ),
  });

/** A question whose only criterion looks at so many columns at a time. */
export const queryAcross = (columns: [least: number, most: number]): fc.Arbitrary<DrawnQuery> =>
  fc
    .tuple(drawnQuery(2), across(columns[1], columns[0]), fc.boolean())
    .map(([query, wish, isTold]) => ({ ...query, score: [{ wish, weight: 1, isTold }] }));
