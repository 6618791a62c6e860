import fc from "fast-check";
import { count } from "../counts";
import { coverage } from "../coverage";
import type { Query } from "../criteria";
import { explain } from "../explain";
import { narrow } from "../narrow";
import { rank } from "../rank";
import { keep, select } from "../select";
import { suggestions } from "../suggestions";
import { truthOf } from "../truth";
import { drawnQuery, queryAcross, type DrawnQuery } from "./any-query";
import { columnName, largeSize, madeOf, packedSize, smallSize, wideSize } from "./any-size";
import type { BothCatalogs, CatalogSize } from "./any-size";
import { compareInTurns, compareOwnNumbers } from "./compare-in-turns";
import {
  plainCount,
  plainNarrow,
  plainRank,
  plainReasons,
  plainScore,
  plainSelect,
  plainTruth,
} from "./plain-engine";
import { queryFrom } from "./query-from";
import { expectSame, ids, idsOf, plainTruths, TRUTHS, type Compared } from "./same-answers";

/** A catalog, and some questions to it, one after the other. */
export interface EngineCase {
  size: CatalogSize;
  queries: DrawnQuery[];
}

/** So many products are looked at one by one. */
const LOOKED_AT = 200;

/** What the engine answers to a catalog's questions other than the plain one; nothing where all is alike. */
export function engineDifference(
  { size, queries: drawn }: EngineCase,
  compared: Compared = { queries: 0, answers: 0 },
): string | undefined {
  const both = madeOf(size);
  const queries = drawn.map((each) => queryFrom(each, size));
  try {
    for (const query of queries) {
      compared.queries += 1;
      compareAnswers(both, query, compared);
    }
    compareInTurns(both, queries, compared);
    compareOwnNumbers(both, queries, compared);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return undefined;
}

function compareAnswers(both: BothCatalogs, query: Query, compared: Compared): void {
  const { plain, fast } = both;
  const { products } = plain;
  const same = (name: string, one: unknown, other: unknown) =>
    expectSame(compared, name, one, other);
  same("the order of the rows", ids(fast.items), ids(products));

  const all = [...query.filter, ...query.narrow.map(({ condition }) => condition)];
  same("select", idsOf(fast, select(fast, query.filter)), ids(plainSelect(plain, query.filter)));
  const [more] = query.narrow;
  if (more) {
    const kept = keep(fast, select(fast, query.filter), more.condition);
    const plainly = plainSelect(plain, [...query.filter, more.condition]);
    same("keep", idsOf(fast, kept), ids(plainly));
  }
  for (const condition of all) {
    const truth = truthOf(fast, condition);
    same(
      "truth",
      products.map((_, row) => TRUTHS[truth(row)]),
      plainTruths(both, condition),
    );
  }
  const narrowed = narrow(fast, query);
  const left = plainNarrow(plain, query);
  same("narrow", [idsOf(fast, narrowed.rows), narrowed.relaxed], [ids(left.left), left.relaxed]);
  same("count", count(fast, query), plainCount(plain, query));
  for (const [maxItems, reach] of [
    [0, 0],
    [1, 0],
    [12, 5],
    [products.length, 0],
  ] as const) {
    const { rows, ...rest } = rank(fast, query, maxItems, reach);
    same(
      `rank of ${maxItems} and ${reach}`,
      { ids: idsOf(fast, rows), ...rest },
      plainRank(plain, query, maxItems, reach),
    );
  }
  const reasons = explain(fast, query.score);
  const step = Math.max(1, Math.floor(products.length / LOOKED_AT));
  for (let row = 0; row < products.length; row += step) {
    same("explain", reasons(row), plainReasons(products[row]!, query.score));
  }
  const [outcome] = suggestions(
    { catalog: fast, query },
    [{ offer: 0, then: { catalog: fast, query } }],
    {
      isWorthwhile: () => true,
      compare: () => 0,
      maxItems: 1,
    },
  );
  same("suggestions", outcome!.then, plainOutcome(both, query));
  const stated = coverage(fast, columnName(0), select(fast, query.filter));
  same("coverage", stated, plainCoverage(both, query));
}

function plainOutcome({ plain }: BothCatalogs, query: Query) {
  const { ids, total, relaxed } = plainRank(plain, query, plain.products.length);
  const stockOf = new Map(plain.products.map(({ id, stock }) => [id, stock]));
  const available = ids.filter((id) => stockOf.get(id) !== "out").length;
  const best = plain.products.find(({ id }) => id === ids[0]);
  if (!best || relaxed.length > 0)
    return { count: 0, available: 0, bestScore: 0, isToBeHad: false, isCertain: false };
  const bestScore = query.score.length === 0 ? 100 : plainScore(best, query.score);
  const isCertain = (query.certain ?? []).every(
    ({ condition }) => plainTruth(best, condition) === true,
  );
  return { count: total, available, bestScore, isToBeHad: best.stock !== "out", isCertain };
}

function plainCoverage({ plain }: BothCatalogs, query: Query) {
  const values = new Map<string, number>();
  let stated = 0;
  for (const product of plainSelect(plain, query.filter)) {
    const value = product.stated[columnName(0)];
    const words = new Set([value].flat().filter((each) => typeof each === "string"));
    if (words.size > 0) stated += 1;
    for (const word of words) values.set(word, (values.get(word) ?? 0) + 1);
  }
  return { stated, values };
}

const caseOf = (
  size: fc.Arbitrary<CatalogSize>,
  query: fc.Arbitrary<DrawnQuery>,
  maxLength: number,
): fc.Arbitrary<EngineCase> =>
  fc.record({ size, queries: fc.array(query, { minLength: 1, maxLength }) });

/** Questions to catalogs of a kind: many small ones, some with many columns of many values, a few large ones. */
export const engineCases = {
  small: caseOf(smallSize, drawnQuery(4), 3),
  wide: caseOf(wideSize, drawnQuery(9), 2),
  packed: caseOf(packedSize, queryAcross([6, 9]), 1),
  large: caseOf(largeSize, drawnQuery(8), 2),
};
