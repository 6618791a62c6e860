import { eachBit, intersect, isNone, type Bits } from "./bits";
import type { Catalogue } from "./catalogue";
import { conditionsOf } from "./counts";
import type { Query, Score } from "./criteria";
import { certainRows, rowsInStock } from "./order";
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

/** So many words of 32 rows are looked at in a step. */
const STEP = 256;

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
    const inStock = rowsInStock(slots, catalogue.stock);
    const sure = yield* certainRows(catalogue, query, [], left);
    const first = firstOf(left, inStock, sure);
    return {
      count: Math.min(countProductsIn(slots, left, left), maxCount),
      bestScore: query.score.length === 0 ? 100 : yield* bestScore({ catalogue, query }, first),
      hasStock: !isNone(first.map((word, at) => word & inStock[at]!)),
    };
  };

  function* bestScore({ catalogue, query }: Asked, rows: Bits): Steps<number> {
    const scoreOf = yield* scoresOf(catalogue, query.score);
    const rowAt = slotsOf(catalogue).places?.rowAt;
    let best = 0;
    for (let from = 0; from < rows.length; from += STEP) {
      eachBit(rows.subarray(from, from + STEP), (at) => {
        const slot = from * 32 + at;
        best = Math.max(best, scoreOf(rowAt ? rowAt[slot]! : slot));
      });
      yield;
    }
    return best;
  }

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

/** Of some rows those that stand before all others, whatever their scores: in stock, then those of which all is certain. */
function firstOf(left: Bits, inStock: Bits, sure: Bits | undefined): Bits {
  const stocked = both(left, inStock);
  const rows = isNone(stocked) ? left : stocked;
  if (!sure) return rows;
  const certain = both(rows, sure);
  return isNone(certain) ? rows : certain;
}

function both(one: Bits, other: Bits): Bits {
  const rows = one.slice();
  intersect(rows, other);
  return rows;
}
