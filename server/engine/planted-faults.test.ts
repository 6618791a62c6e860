// Longer than 200 lines: a table of faults is read as a whole.

import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as bits from "./bits";
import * as byCodes from "./by-codes";
import * as catalogs from "./catalog";
import { columnNamed, type Catalog } from "./catalog";
import * as codeTruths from "./code-truths";
import * as columnIndexes from "./column-index";
import type { Column, Stated } from "./columns";
import * as criteria from "./criteria";
import * as explaining from "./explain";
import * as groups from "./groups";
import * as truthsKept from "./kept-truths";
import * as layouts from "./layout";
import * as narrowing from "./narrow";
import * as ranges from "./ranges";
import * as ranking from "./rank";
import * as rowTruths from "./row-truths";
import * as slots from "./slots";
import * as suggesting from "./suggestions";
import * as wishShares from "./wish-shares";
import type { EngineCase } from "./testing/compare-engines";
import { engineCases, engineDifference } from "./testing/compare-engines";

// Faults that an engine like this one has had, or could have. Each is put behind what the rest of the engine takes
// from a module, and each is found by asking the plain engine the same.

const SEED = 20;
const small = fc.sample(engineCases.small, { numRuns: 300, seed: SEED });

/** Products that state the same in six columns of many values, two by two, and differ in the last one. */
const packed: EngineCase = {
  size: {
    seed: 2,
    products: 1_500,
    columns: Array.from({ length: 7 }, () => ({ kind: "words", values: 3_000, missing: 0 })),
    variants: 0,
    alike: 0.4,
    amounts: 60,
  },
  queries: [
    {
      filter: [],
      narrow: [],
      score: [
        {
          wish: {
            parts: Array.from({ length: 7 }, (_, column) => ({
              wish: { column, steps: 9 },
              weight: 1,
            })),
            how: "share",
          },
          weight: 1,
          isTold: false,
        },
      ],
      certain: [],
      isNearFirst: false,
    },
  ],
};

/** Codes as they were put together at first: with enough columns, past what numbers tell apart. */
function packedCodes<Result>(
  catalog: Catalog<unknown>,
  names: readonly string[],
  workOut: (...values: Stated[]) => Result,
) {
  const columns: Column[] = names.map((name) => columnNamed(catalog, name));
  const known = new Map<number, Result>();
  return (row: number) => {
    const key = columns.reduce((so, { codes, values }) => so * values.length + codes[row]!, 0);
    const result =
      known.get(key) ?? workOut(...columns.map(({ codes, values }) => values[codes[row]!]!));
    known.set(key, result);
    return result;
  };
}

interface Fault {
  name: string;
  plant: () => void;
  /** Where it is looked for; in small catalogs unless given. */
  cases?: readonly EngineCase[];
}

const real = {
  ...bits,
  ...catalogs,
  ...codeTruths,
  ...columnIndexes,
  ...ranges,
  ...criteria,
  ...explaining,
};
const { rank } = ranking;
const { narrowInSteps } = narrowing;
const { meeting } = rowTruths;
const { layOut, rowsInOrder } = layouts;
const { sharesByRow } = wishShares;
const { suggestions } = suggesting;

const FAULTS: Fault[] = [
  {
    name: "codes of several columns in one number that overflows",
    plant: () => vi.spyOn(byCodes, "byCodes").mockImplementation(packedCodes),
    cases: [packed],
  },
  {
    name: "a rule that is dropped",
    plant: () =>
      vi
        .spyOn(rowTruths, "meeting")
        .mockImplementation((catalog, asked) => meeting(catalog, asked.slice(1))),
  },
  {
    name: "ties the wrong way round",
    plant: () =>
      vi
        .spyOn(layouts, "rowsInOrder")
        .mockImplementation((keys) =>
          rowsInOrder(keys.toReversed()).map((at) => keys.length - 1 - at),
        ),
  },
  {
    name: "points rounded down",
    plant: () =>
      vi
        .spyOn(criteria, "pointsOf")
        .mockImplementation(({ max }, share) => Math.floor(share * max)),
  },
  {
    name: "a range without its upper end",
    plant: () =>
      vi.spyOn(ranges, "commonRange").mockImplementation((given) => {
        const [from, to] = real.commonRange(given);
        return [from, to - 1e-9];
      }),
  },
  {
    name: "several ranges as one from the first to the last",
    plant: () =>
      vi.spyOn(ranges, "mergedRanges").mockImplementation((given) => {
        const merged = real.mergedRanges(given);
        return merged.length < 2 ? merged : [[merged[0]![0], merged.at(-1)![1]]];
      }),
  },
  {
    name: "a number that is not stated taken for 0",
    plant: () =>
      vi
        .spyOn(catalogs, "numbersNamed")
        .mockImplementation((catalog, name) =>
          real.numbersNamed(catalog, name).map((number) => number || 0),
        ),
  },
  {
    name: "variants counted twice",
    plant: () =>
      vi
        .spyOn(slots, "countProductsIn")
        .mockImplementation((_, one, other) =>
          real.countBits(one.map((word, at) => word & other[at]!)),
        ),
  },
  {
    name: "variants listed twice",
    plant: () => vi.spyOn(groups, "groupsOf").mockReturnValue(undefined),
  },
  {
    name: "a bit of each word that is not counted",
    plant: () =>
      vi
        .spyOn(bits, "countInWord")
        .mockImplementation((word) => real.countInWord(word & 0x7fffffff)),
  },
  {
    name: "what is kept found by a key that ignores what a test accepts",
    plant() {
      const known = new Map<string, codeTruths.Truths>();
      const kept = {
        get: (condition: criteria.Condition) => known.get(JSON.stringify(condition)),
        set: (condition: criteria.Condition, truths: codeTruths.Truths) =>
          known.set(JSON.stringify(condition), truths),
      };
      vi.spyOn(truthsKept, "truthsKept").mockReturnValue(kept as never);
    },
  },
  {
    name: "not stated taken for no",
    plant: () =>
      vi.spyOn(codeTruths, "codeTruths").mockImplementation(function* (column, condition) {
        const { yes } = yield* real.codeTruths(column, condition);
        return { yes, maybe: yes };
      }),
  },
  {
    name: "the opposite of not stated taken for yes",
    plant: () =>
      vi.spyOn(codeTruths, "turned").mockImplementation(({ yes }, all) => {
        const others = real.without(all, yes);
        return { yes: others, maybe: others };
      }),
  },
  {
    name: "any of several taken for all of them",
    plant: () =>
      vi
        .spyOn(codeTruths, "joined")
        .mockImplementation((parts, _, all) => real.joined(parts, true, all)),
  },
  {
    name: "the wrong order of giving up",
    plant: () =>
      vi
        .spyOn(narrowing, "narrowInSteps")
        .mockImplementation((catalog, query) =>
          narrowInSteps(catalog, { ...query, narrow: query.narrow.toReversed() }),
        ),
  },
  {
    name: "stock ignored",
    plant: () =>
      vi.spyOn(layouts, "layOut").mockImplementation((given, layout) => {
        const made = layOut(given, layout);
        return { ...made, stock: made.stock.map(() => 1) };
      }),
  },
  {
    name: "certainty ignored",
    plant: () =>
      vi
        .spyOn(ranking, "rank")
        .mockImplementation((catalog, query, ...more) =>
          rank(catalog, { ...query, certain: [] }, ...more),
        ),
  },
  {
    name: "distance from what was given up ignored",
    plant: () =>
      vi
        .spyOn(ranking, "rank")
        .mockImplementation((catalog, query, ...more) =>
          rank(catalog, { ...query, nearTo: undefined }, ...more),
        ),
  },
  {
    name: "nearness to what was given up ignored",
    plant: () =>
      vi
        .spyOn(ranking, "rank")
        .mockImplementation((catalog, query, ...more) =>
          rank(catalog, { ...query, isNearFirst: false }, ...more),
        ),
  },
  {
    name: "what is not stated earns nothing instead of half",
    plant: () =>
      vi.spyOn(wishShares, "sharesByRow").mockImplementation(function* (catalog, wish) {
        const shares = yield* sharesByRow(catalog, wish);
        return shares.map((share) => (share === 0.5 ? 0 : share));
      }),
  },
  {
    name: "capitals that decide where they should not",
    plant: () =>
      vi.spyOn(columnIndexes, "columnIndex").mockImplementation(function* (column) {
        const index = yield* real.columnIndex(column);
        return { ...index, codesWith: (word) => index.codesWith(word, true) };
      }),
  },
  {
    name: "an open end of a range taken for 0",
    plant: () =>
      vi.spyOn(columnIndexes, "columnIndex").mockImplementation(function* (column) {
        const index = yield* real.columnIndex(column);
        const mins = index.mins.map((min) => (min === -Infinity ? 0 : min));
        const maxs = index.maxs.map((max) => (max === Infinity ? 0 : max));
        return { ...index, mins, maxs };
      }),
  },
  {
    name: "a suggestion that promises one more than there is",
    plant: () =>
      vi.spyOn(suggesting, "suggestions").mockImplementation((...asked) =>
        suggestions(...asked).map(({ offer, then }) => ({
          offer,
          then: { ...then, count: then.count + 1 },
        })),
      ),
  },
];

afterEach(() => vi.restoreAllMocks());

const isFound = (cases: readonly EngineCase[]) =>
  cases.some((each) => engineDifference(each) !== undefined);

describe("the plain engine", () => {
  it("finds nothing where nothing is planted", () => {
    expect(isFound([...small.slice(0, 10), packed])).toBe(false);
  });

  it.each(FAULTS)("finds $name", ({ plant, cases = small }) => {
    plant();
    expect(isFound(cases)).toBe(true);
  });
});
