import { copied, countBits, intersect, isNone, type Bits } from "./bits";
import type { Catalog } from "./catalog";
import type { Truths } from "./code-truths";
import { surely, type Condition, type Query, type Score } from "./criteria";
import { certainRows, rowsToBeHad } from "./order";
import { addPoints, pointsOfAll } from "./points";
import { meetingAll } from "./narrow";
import { rowTruths, type TruthsOf } from "./row-truths";
import { rowTurns } from "./rank";
import { scratchTruths, type ScratchTruths } from "./scratch-truths";
import { countProductsIn, slotsOf } from "./slots";
import type { Steps } from "../platform/work/steps";

/** What a question finds with nothing given up. */
export interface Outcome {
  count: number;
  /** How many of them can be had. */
  available: number;
  /** The first product's score; 0 without one, 100 where nothing ranks. */
  bestScore: number;
  /** Whether the first product, and so any, can be had. */
  isToBeHad: boolean;
  /** Whether all that must be so is certain of the first product. */
  isCertain: boolean;
}

/** A question, and the products that it is asked of. */
export interface Asked {
  catalog: Catalog<unknown>;
  query: Query;
}

const NOTHING: Outcome = {
  count: 0,
  available: 0,
  bestScore: 0,
  isToBeHad: false,
  isCertain: false,
};

/**
 * Tells what questions find that differ from one in little: what the products earn by the criteria that they share is
 * added up once. `maxCount` is the most products that a list shows.
 */
export function outcomes(
  { catalog: shared, query: base }: Asked,
  maxCount = Infinity,
): (asked: Asked) => Steps<Outcome> {
  let totals: Int32Array | undefined;
  const truthsShared = keptTruths(shared, [
    ...base.filter,
    ...base.narrow.map(surely),
    ...certainOf(base),
  ]);
  let scratch: Scratch | undefined;

  return function* ({ catalog, query }) {
    const slots = slotsOf(catalog);
    const { length } = slots.all;
    if (scratch?.left.length !== length) scratch = scratchOf(length);
    const { truths } = scratch;
    const truthsOf: TruthsOf = (condition) =>
      (catalog === shared ? truthsShared(condition) : undefined) ??
      rowTruths(catalog, condition, truths);
    const left = yield* meetingAll(catalog, query, scratch.left, truthsOf);
    if (isNone(left)) return NOTHING;
    const sure = yield* certainRows(query, [], left, scratch.sure, truthsOf);
    const { rows, isToBeHad } = firstInStock(left, rowsToBeHad(slots, catalog.stock), scratch);
    const first = firstCertain(rows, sure, scratch);
    return {
      count: Math.min(countProductsIn(slots, left, left), maxCount),
      available: isToBeHad ? Math.min(countProductsIn(slots, rows, rows), maxCount) : 0,
      bestScore: query.score.length === 0 ? 100 : yield* bestScore({ catalog, query }, first),
      isToBeHad,
      isCertain: !sure || first === scratch.certain,
    };
  };

  /** Adds to what is shared what is not, and takes away what a question has no more. */
  function* bestScore({ catalog, query }: Asked, first: Bits): Steps<number> {
    const { score: criteria } = query;
    const more = criteria.filter((each) => !base.score.includes(each));
    const less = base.score.filter((each) => !criteria.includes(each));
    const isLittle = catalog === shared && more.length + less.length < criteria.length;
    const before = isLittle ? (totals ??= yield* totalPoints(shared, base.score)) : undefined;
    const asked = countBits(first);
    const added = yield* pointsOfAll(catalog, before ? more : criteria, asked);
    const taken = before ? yield* pointsOfAll(catalog, less, asked) : [];
    let best = 0;
    for (const { rows, scores } of rowTurns(slotsOf(catalog), first)) {
      if (before) for (let at = 0; at < rows.length; at++) scores[at] = before[rows[at]!]!;
      addPoints(added, rows, scores);
      addPoints(taken, rows, scores, -1);
      for (let at = 0; at < rows.length; at++) best = Math.max(best, scores[at]!);
      yield;
    }
    return best;
  }
}

/** What each of all rows earns. */
function* totalPoints(catalog: Catalog<unknown>, criteria: readonly Score[]): Steps<Int32Array> {
  const totals = new Int32Array(catalog.items.length);
  const points = yield* pointsOfAll(catalog, criteria, totals.length);
  const slots = slotsOf(catalog);
  for (const { rows, scores } of rowTurns(slots, slots.all)) {
    addPoints(points, rows, scores);
    for (let at = 0; at < rows.length; at++) totals[rows[at]!] = scores[at]!;
    yield;
  }
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
  catalog: Catalog<unknown>,
  conditions: readonly Condition[],
): (condition: Condition) => Steps<Truths> | undefined {
  const { length } = slotsOf(catalog).all;
  const known = new Map<Condition, Truths | undefined>(conditions.map((each) => [each, undefined]));
  return (condition) => (known.has(condition) ? truthsOf(condition) : undefined);

  function* truthsOf(condition: Condition): Steps<Truths> {
    const before = known.get(condition);
    if (before) return before;
    const truths = yield* rowTruths(catalog, condition, scratchTruths(length));
    known.set(condition, truths);
    return truths;
  }
}

/** Of some rows those that stand before all others, whatever their scores: those that can be had, if there are any. */
function firstInStock(
  left: Bits,
  toBeHad: Bits,
  { stocked }: Scratch,
): { rows: Bits; isToBeHad: boolean } {
  intersect(copied(left, stocked), toBeHad);
  return isNone(stocked) ? { rows: left, isToBeHad: false } : { rows: stocked, isToBeHad: true };
}

/** Of these rows those of which all is certain, if there are any: they stand before the others. */
function firstCertain(rows: Bits, sure: Bits | undefined, { certain }: Scratch): Bits {
  if (!sure) return rows;
  intersect(copied(rows, certain), sure);
  return isNone(certain) ? rows : certain;
}
