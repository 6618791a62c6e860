import { copied, intersect, isNone, type Bits } from "./bits";
import type { Catalogue } from "./catalogue";
import type { Truths } from "./code-truths";
import { conditionsOf } from "./counts";
import type { Condition, Query, Score } from "./criteria";
import { certainRows, rowsInStock } from "./order";
import { addPoints } from "./points";
import { meeting, rowTruths, type TruthsOf } from "./row-truths";
import { scratchTruths, type ScratchTruths } from "./scratch-truths";
import { countProductsIn, rowsIn, slotsOf } from "./slots";
import type { Steps } from "./steps";

/** What a question finds with nothing given up. */
export interface Outcome {
  count: number;
  /** The first product's score; 0 without one, 100 where nothing ranks. */
  bestScore: number;
  /** Whether the first product, and so any, is in stock. */
  hasStock: boolean;
}

/** A question, and the products that it is asked of. */
export interface Asked {
  catalogue: Catalogue<unknown>;
  query: Query;
}

const NOTHING: Outcome = { count: 0, bestScore: 0, hasStock: false };

/**
 * Tells what questions find that differ from one in little: what the products earn by the criteria that they share is
 * added up once. `maxCount` is the most products that a list shows.
 */
export function outcomes(
  { catalogue: shared, query: base }: Asked,
  maxCount = Infinity,
): (asked: Asked) => Steps<Outcome> {
  let totals: Float64Array | undefined;
  const truthsShared = keptTruths(shared, [...conditionsOf(base), ...certainOf(base)]);
  let scratch: Scratch | undefined;

  return function* ({ catalogue, query }) {
    const slots = slotsOf(catalogue);
    const { length } = slots.all;
    if (scratch?.left.length !== length) scratch = scratchOf(length);
    const { truths } = scratch;
    const truthsOf: TruthsOf = (condition) =>
      (catalogue === shared ? truthsShared(condition) : undefined) ??
      rowTruths(catalogue, condition, truths);
    const left = yield* meeting(catalogue, conditionsOf(query), scratch.left, truthsOf);
    if (isNone(left)) return NOTHING;
    const inStock = rowsInStock(slots, catalogue.stock);
    const sure = yield* certainRows(catalogue, query, [], left, scratch.sure, truthsOf);
    const first = firstOf(left, inStock, sure, scratch);
    return {
      count: Math.min(countProductsIn(slots, left, left), maxCount),
      bestScore: query.score.length === 0 ? 100 : yield* bestScore({ catalogue, query }, first),
      hasStock: first.some((word, at) => (word & inStock[at]!) !== 0),
    };
  };

  function* bestScore({ catalogue, query }: Asked, first: Bits): Steps<number> {
    const rows = rowsIn(slotsOf(catalogue), first);
    const scores = yield* scoresOf(catalogue, query.score, rows);
    return scores.reduce((best, score) => Math.max(best, score), 0);
  }

  /** Adds to what is shared what is not, and takes away what a question has no more. */
  function* scoresOf(
    catalogue: Catalogue<unknown>,
    criteria: readonly Score[],
    rows: Uint32Array,
  ): Steps<Float64Array> {
    const more = criteria.filter((each) => !base.score.includes(each));
    const less = base.score.filter((each) => !criteria.includes(each));
    const scores = new Float64Array(rows.length);
    if (catalogue !== shared || more.length + less.length >= criteria.length) {
      yield* addPoints(catalogue, criteria, rows, scores);
      return scores;
    }
    totals ??= yield* totalPoints(catalogue, base.score);
    const before = totals;
    rows.forEach((row, at) => (scores[at] = before[row]!));
    yield;
    yield* addPoints(catalogue, more, rows, scores);
    yield* addPoints(catalogue, less, rows, scores, -1);
    return scores;
  }
}

/** What each of all rows earns. */
function* totalPoints(
  catalogue: Catalogue<unknown>,
  criteria: readonly Score[],
): Steps<Float64Array> {
  const slots = slotsOf(catalogue);
  const totals = new Float64Array(catalogue.items.length);
  yield* addPoints(catalogue, criteria, rowsIn(slots, slots.all), totals);
  return totals;
}

/** Sets that are written over for each question: hundreds are asked, one after the other. */
interface Scratch {
  left: Bits;
  sure: Bits;
  stocked: Bits;
  certain: Bits;
  truths: ScratchTruths;
}

function scratchOf(length: number): Scratch {
  const set = () => new Uint32Array(length);
  return {
    left: set(),
    sure: set(),
    stocked: set(),
    certain: set(),
    truths: scratchTruths(length),
  };
}

const certainOf = ({ certain = [] }: Query): Condition[] =>
  certain.map(({ condition }) => condition);

/** The truths of these conditions, worked out once; undefined of others. */
function keptTruths(
  catalogue: Catalogue<unknown>,
  conditions: readonly Condition[],
): (condition: Condition) => Steps<Truths> | undefined {
  const { length } = slotsOf(catalogue).all;
  const known = new Map<Condition, Truths | undefined>(conditions.map((each) => [each, undefined]));
  return (condition) => (known.has(condition) ? truthsOf(condition) : undefined);

  function* truthsOf(condition: Condition): Steps<Truths> {
    const before = known.get(condition);
    if (before) return before;
    const truths = yield* rowTruths(catalogue, condition, scratchTruths(length));
    known.set(condition, truths);
    return truths;
  }
}

/** Of some rows those that stand before all others, whatever their scores: in stock, then those of which all is certain. */
function firstOf(
  left: Bits,
  inStock: Bits,
  sure: Bits | undefined,
  { stocked, certain }: Scratch,
): Bits {
  intersect(copied(left, stocked), inStock);
  const rows = isNone(stocked) ? left : stocked;
  if (!sure) return rows;
  intersect(copied(rows, certain), sure);
  return isNone(certain) ? rows : certain;
}
