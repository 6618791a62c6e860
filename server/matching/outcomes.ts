import { hasBit, isNone, type Bits } from "./bits";
import type { Catalogue } from "./catalogue";
import { conditionsOf } from "./counts";
import type { Query, Score } from "./criteria";
import { placesBy, uncertainty } from "./order";
import { pointsIn, totalPoints, type Points } from "./points";
import { meeting } from "./row-truths";
import { countProductsIn, slotsOf } from "./slots";
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

/** So many rows are looked at in a step. */
const STEP = 8_192;

/**
 * Tells what questions find that differ from one in little: what the products earn by the criteria that they share is
 * added up once. `maxCount` is the most products that a list shows.
 */
export function outcomes(
  { catalogue: shared, query: { score: base } }: Asked,
  maxCount = Infinity,
): (asked: Asked) => Steps<Outcome> {
  let totals: Int16Array | undefined;

  return function* ({ catalogue, query }) {
    const slots = slotsOf(catalogue);
    const left = yield* meeting(catalogue, conditionsOf(query));
    if (isNone(left)) return NOTHING;
    const scoreOf = yield* scoresOf(catalogue, query.score);
    const isUncertain = yield* uncertainty(catalogue, query, [], left);
    const places = query.order === undefined ? undefined : placesBy(catalogue, query.order);
    const { stock } = catalogue;
    const isLeft = rowReader(left, slots.places?.slotOf);
    let best: { row: number; tier: number; score: number; place: number } | undefined;
    for (let row = 0; row < slots.rows; row++) {
      if (row % STEP === STEP - 1) yield;
      if (!isLeft(row)) continue;
      const tier = (1 - stock[row]!) * 2 + (isUncertain?.(row) === true ? 1 : 0);
      if (best && tier > best.tier) continue;
      const score = scoreOf(row);
      const place = places ? places[row]! : row;
      const isBetter =
        !best ||
        tier < best.tier ||
        score > best.score ||
        (score === best.score && place < best.place);
      if (isBetter) best = { row, tier, score, place };
    }
    return {
      count: Math.min(countProductsIn(slots, left, left), maxCount),
      bestScore: query.score.length === 0 ? 100 : best!.score,
      hasStock: stock[best!.row] === 1,
    };
  };

  /** Adds to what is shared what is not, and takes away what a question has no more. */
  function* scoresOf(catalogue: Catalogue<unknown>, criteria: readonly Score[]): Steps<Points> {
    const more = criteria.filter((each) => !base.includes(each));
    const less = base.filter((each) => !criteria.includes(each));
    const { length } = catalogue.items;
    if (catalogue !== shared || more.length + less.length >= criteria.length) {
      return summed(yield* pointsIn(catalogue, criteria, length));
    }
    const added = summed(yield* pointsIn(catalogue, more, length));
    const gone = summed(yield* pointsIn(catalogue, less, length));
    totals ??= yield* totalPoints(catalogue, base);
    const before = totals;
    return (row) => before[row]! + added(row) - gone(row);
  }
}

const summed =
  (all: readonly Points[]): Points =>
  (row) => {
    let sum = 0;
    for (const points of all) sum += points(row);
    return sum;
  };

const rowReader =
  (bits: Bits, slotOf: Uint32Array | undefined): ((row: number) => boolean) =>
  (row) =>
    hasBit(bits, slotOf ? slotOf[row]! : row);
