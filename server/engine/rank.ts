import { finish, type Steps } from "../platform/work/steps";
import { bestRows, type Judged } from "./best-rows";
import { countBits, type Bits } from "./bits";
import { numbersNamed, type Catalog } from "./catalog";
import type { Query } from "./criteria";
import { narrowInSteps } from "./narrow";
import { bandsBeyond, FARTHEST } from "./nearness";
import { canBeHad, placesBy, uncertainty } from "./order";
import { addPoints, pointsOfAll } from "./points";
import { truthsOnce } from "./row-truths";
import { countProductsIn, slotsOf, type Slots } from "./slots";
import { compareNumbers, IN_STOCK } from "./layout";

/** The answer to a question: the best rows first, how many fit in all, and what was given up. */
export interface Ranked<Id extends string> {
  rows: number[];
  total: number;
  relaxed: Id[];
}

/** Scores are whole numbers from 0 to 100. */
const MAX_SCORE = 100;

/**
 * The best products, at most `maxItems`. Those out of stock come last, whatever their score: nobody wants to be sent to a
 * product they cannot buy. Then those of which all is certain come first, then those about as near to what was given up
 * (see `bandsBeyond`), then by score, by how soon they can be had (see `likelihoodOf`), by the distance itself, and by the
 * order: the same question always gets the same list.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const rank = <Id extends string>(
  catalog: Catalog<unknown>,
  query: Query<Id>,
  maxItems: number,
  /** How many more are given, after the others: some of them may yet move up. */
  reach = 0,
): Ranked<Id> => finish(rankInSteps(catalog, query, maxItems, reach));

/** The same in steps. */
export function* rankInSteps<Id extends string>(
  catalog: Catalog<unknown>,
  query: Query<Id>,
  maxItems: number,
  reach = 0,
): Steps<Ranked<Id>> {
  const truthsOf = truthsOnce(catalog);
  const { left, relaxed } = yield* narrowInSteps(catalog, query, truthsOf);
  const slots = slotsOf(catalog);
  const places = query.order === undefined ? undefined : placesBy(catalog, query.order);
  const isUncertain = yield* uncertainty(catalog, query, relaxed, left, truthsOf);
  const points = yield* pointsOfAll(catalog, query.score, countBits(left));
  const near = query.nearTo && relaxed.includes(query.nearTo.id) ? query.nearTo : undefined;
  const distanceOf = near && distanceTo(catalog, near);
  const givenUp = query.narrow.filter(({ id }) => relaxed.includes(id));
  const bandOf = query.isNearFirst
    ? yield* bandsBeyond(
        catalog,
        givenUp.map(({ condition }) => condition),
      )
    : undefined;
  const { stock } = catalog;

  const best = bestRows(catalog, maxItems + reach);
  for (const { rows, scores } of rowTurns(slots, left)) {
    addPoints(points, rows, scores);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      const certainty = (canBeHad(stock[row]!) ? 0 : 2) + (isUncertain?.(row) === true ? 1 : 0);
      const before = bandOf ? certainty * (FARTHEST + 1) + bandOf(row) : certainty;
      const byScore = before * (MAX_SCORE + 1) + MAX_SCORE - scores[at]!;
      // Of equal ones those that can be had sooner.
      const tier = byScore * (IN_STOCK + 1) + IN_STOCK - stock[row]!;
      if (tier > best.limit()) continue;
      best.add(row, tier, distanceOf ? distanceOf(row) : 0, places ? places[row]! : row);
    }
    yield;
  }
  const inOrder = yield* best.inOrder();
  const listed = shownBy(catalog, inOrder.slice(0, maxItems), near?.shownBy);
  return {
    rows: [...listed, ...inOrder.slice(maxItems)].map(({ row }) => row),
    total: countProductsIn(slots, left, left),
    relaxed,
  };
}

/** Distances are told apart to a hundredth of a cent. */
const STEPS = 10_000;

/** Tells how far a row's number is from a range. */
function distanceTo(
  catalog: Catalog<unknown>,
  { number, min = -Infinity, max = Infinity }: NonNullable<Query["nearTo"]>,
): (row: number) => number {
  const numbers = numbersNamed(catalog, number);
  return (row) => {
    const stated = numbers[row]!;
    // What is not stated is nearest to nothing.
    if (Number.isNaN(stated)) return Infinity;
    const distance = Math.max(stated < min ? min - stated : 0, stated > max ? stated - max : 0);
    // Decimal fractions are not exact: without this, amounts as far above as below would not tie.
    return Math.round(distance * STEPS) / STEPS;
  };
}

/** Rows by their tiers, then by a number; as they are without one. */
function shownBy(
  catalog: Catalog<unknown>,
  rows: readonly Judged[],
  number: string | undefined,
): Judged[] {
  if (number === undefined) return [...rows];
  const numbers = numbersNamed(catalog, number);
  return rows.toSorted(
    (a, b) => a.tier - b.tier || compareNumbers(numbers[a.row]!, numbers[b.row]!),
  );
}

/** Some rows of a set, and a score for each, of 0 at first: both are written over for the next. */
interface RowTurn {
  rows: Uint32Array;
  scores: Int32Array;
}

/** So many rows are looked at in a turn. */
const TURN = 2_048;
/** The most rows that a word of a set has. */
const WORD = 32;

/** What nobody uses just now: made anew for each question it would keep the collector busy. */
const free: RowTurn[] = [];
const MAX_FREE = 64;

/** The rows of a set, some at a time and in the order of their slots. */
export function* rowTurns({ places }: Slots, bits: Bits): Generator<RowTurn, void, undefined> {
  const room = free.pop() ?? { rows: new Uint32Array(TURN), scores: new Int32Array(TURN) };
  const { rows, scores } = room;
  try {
    let count = 0;
    for (let at = 0; at < bits.length; at++) {
      let word = bits[at]!;
      if (count > TURN - WORD) {
        yield { rows: rows.subarray(0, count), scores: scores.fill(0, 0, count) };
        count = 0;
      }
      while (word !== 0) {
        const lowest = word & -word;
        const slot = (at << 5) + (31 - Math.clz32(lowest));
        rows[count++] = places ? places.rowAt[slot]! : slot;
        word ^= lowest;
      }
    }
    if (count > 0) yield { rows: rows.subarray(0, count), scores: scores.fill(0, 0, count) };
  } finally {
    if (free.length < MAX_FREE) free.push(room);
  }
}
