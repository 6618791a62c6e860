import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Query } from "./criteria";
import { explain, scoreOf } from "./explain";
import { narrow } from "./narrow";
import { rank } from "./rank";
import { meeting } from "./row-truths";
import { finish } from "../platform/work/steps";
import type { Outcome } from "./outcomes";
import { neighbors, numbersBeside, suggestions } from "./suggestions";
import { catalogOf, products, type Product } from "./testing/products";
import { allConditions, conditions, meetsAll, query, scoreOfProduct } from "./testing/queries";

const worthwhile: ((then: Outcome, now: Outcome) => boolean)[] = [
  (then, now) => then.count > now.count,
  (then, now) => then.count >= now.count,
  (then, now) => then.bestScore > now.bestScore || (then.isToBeHad && !now.isToBeHad),
  (then) => then.count > 0,
];
const compared: ((a: Outcome, b: Outcome) => number)[] = [
  (a, b) => b.count - a.count,
  (a, b) => Number(b.isToBeHad) - Number(a.isToBeHad) || b.bestScore - a.bestScore,
  () => 0,
];
const rules = fc.record({
  isWorthwhile: fc.constantFrom(...worthwhile),
  compare: fc.constantFrom(...compared),
  maxItems: fc.integer({ min: 1, max: 4 }),
  maxCount: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
});
const candidates = fc
  .array(query, { maxLength: 8 })
  .map((queries) => queries.map((each, offer) => ({ offer, query: each })));

/** What a question finds, read from the products: the best of those counts that can be had. */
function plainOutcome(given: Product[], asked: Query, maxCount = Infinity): Outcome {
  const { relaxed } = narrow(catalogOf(given), asked);
  const meeting = given.filter(
    (product) => relaxed.length === 0 && meetsAll(product, allConditions(asked)),
  );
  const isToBeHad = meeting.some(({ stock }) => stock !== "out");
  const first = meeting.filter(({ stock }) => (stock !== "out") === isToBeHad);
  const sure = first.filter((product) =>
    meetsAll(
      product,
      (asked.certain ?? []).map(({ condition }) => condition),
    ),
  );
  const best = (sure.length > 0 ? sure : first).map((product) =>
    asked.score.length === 0 ? 100 : scoreOfProduct(product, asked.score),
  );
  return {
    count: Math.min(meeting.length, maxCount),
    available: isToBeHad ? Math.min(first.length, maxCount) : 0,
    bestScore: Math.max(0, ...best),
    isToBeHad,
    isCertain: sure.length > 0,
  };
}

describe("what is offered", () => {
  it("is found as promised when it is asked", () => {
    let times = 0;
    fc.assert(
      fc.property(products, query, candidates, rules, (given, asked, changes, how) => {
        const catalog = catalogOf(given);
        for (const { offer, then } of suggestions(
          { catalog, query: asked },
          changes.map(({ offer, query: changed }) => ({
            offer,
            then: { catalog, query: changed },
          })),
          how,
        )) {
          if (then.count === 0) continue;
          const changed = changes[offer]!.query;
          const { rows, total, relaxed } = rank(catalog, changed, given.length);
          expect(relaxed).toEqual([]);
          expect(then.count).toBe(Math.min(total, how.maxCount ?? Infinity));
          expect(then.isToBeHad).toBe(catalog.items[rows[0]!]!.stock !== "out");
          if (changed.score.length > 0) {
            expect(then.bestScore).toBe(scoreOf(explain(catalog, changed.score)(rows[0]!)));
          }
          times += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(times).toBeGreaterThan(50);
  });

  it("is what is worthwhile, the most helpful first, ties as given, and no more than asked for", () => {
    fc.assert(
      fc.property(products, query, candidates, rules, (given, asked, changes, how) => {
        const now = plainOutcome(given, asked, how.maxCount);
        const plain = changes
          .map((each) => ({
            offer: each.offer,
            then: plainOutcome(given, each.query, how.maxCount),
          }))
          .filter(({ then }) => how.isWorthwhile(then, now))
          .toSorted((a, b) => how.compare(a.then, b.then) || a.offer - b.offer);
        const catalog = catalogOf(given);
        const found = suggestions(
          { catalog, query: asked },
          changes.map((each) => ({ offer: each.offer, then: { catalog, query: each.query } })),
          how,
        );
        expect(found).toEqual(plain.slice(0, how.maxItems));
      }),
      { numRuns: 200 },
    );
  });
});

it("the numbers next to a range are the smallest above it and the largest below it, of those that are stated", () => {
  const ends = fc.record(
    { min: fc.integer({ min: 0, max: 9 }), max: fc.integer({ min: 0, max: 9 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      products,
      conditions,
      ends,
      fc.integer({ min: 1, max: 5 }),
      (given, asked, range, most) => {
        const catalog = catalogOf(given);
        const stated = given
          .filter((product) => meetsAll(product, asked) && !Number.isNaN(product.weight))
          .map(({ weight }) => weight)
          // Two infinite numbers have no difference.
          .toSorted((a, b) => (a === b ? 0 : a - b));
        const { min = -Infinity, max = Infinity } = range;
        const rows = finish(meeting(catalog, asked));
        expect(finish(numbersBeside(catalog, "weight", rows, range, most))).toEqual({
          above: stated.filter((weight) => weight > max).slice(0, most),
          below: stated.findLast((weight) => weight < min),
        });
      },
    ),
  );
});

describe("the neighbors on a scale", () => {
  const scale = ["soft", "medium", "firm"].map((id) => ({ id }));

  it.each<[string | undefined, string[]]>([
    ["medium", ["firm", "soft"]],
    ["soft", ["medium"]],
    ["firm", ["medium"]],
    ["unheard", []],
    [undefined, []],
  ])("of %s are %j: the next one, then the one before", (id, ids) => {
    expect(neighbors(scale, id).map((each) => each.id)).toEqual(ids);
  });
});
