import { columnNamed, numbersNamed, orderNamed, type Catalogue } from "./catalogue";
import { hasBit, intersect, type Bits } from "./bits";
import { byCodes } from "./by-codes";
import type { Column } from "./columns";
import { pointsOf, type Query, type Score } from "./criteria";
import { countProducts, firstOfEach } from "./groups";
import { kept } from "./kept";
import { narrowInSteps } from "./narrow";
import { rowTruths } from "./row-truths";
import { rowsIn, slotsOf } from "./slots";
import { finish, type Steps } from "./steps";
import { sharesByCode, sharesByRow } from "./wish-shares";
import { compareNumbers, placesOf, rowsInOrder } from "./layout";

/** The answer to a question: the best rows first, how many fit in all, and what was given up. */
export interface Ranked<Id extends string> {
  rows: number[];
  total: number;
  relaxed: Id[];
}

/** Distances are told apart to a hundredth of a cent. */
const STEPS = 10_000;

/** Scores are whole numbers from 0 to 100. */
const MAX_SCORE = 100;

/**
 * The best products, at most `maxItems`. Those in stock come first, whatever their score: nobody wants to
 * be sent to a product they cannot buy. Then those of which all is certain, then by score, by the distance to what was given up, and by the
 * order: the same question always gets the same list.
 */
export const rank = <Id extends string>(
  catalogue: Catalogue<unknown>,
  query: Query<Id>,
  maxItems: number,
  /** How many more are given, after the others: some of them may yet move up. */
  reach = 0,
): Ranked<Id> => finish(rankInSteps(catalogue, query, maxItems, reach));

/** The same in steps. */
export function* rankInSteps<Id extends string>(
  catalogue: Catalogue<unknown>,
  query: Query<Id>,
  maxItems: number,
  reach = 0,
): Steps<Ranked<Id>> {
  const { left, relaxed } = yield* narrowInSteps(catalogue, query);
  const rows = rowsIn(slotsOf(catalogue), left);
  const places = query.order === undefined ? undefined : placesBy(catalogue, query.order);
  const { tables, others } = yield* pointsIn(catalogue, query.score, rows.length);
  const isUncertain = yield* uncertainty(catalogue, query, relaxed, left);
  yield;
  const { stock, items } = catalogue;
  /** Stock, then certainty, then score, as one number. */
  const tierOf = (row: number) => {
    let score = 0;
    for (const { codes, points } of tables) score += points[codes[row]!]!;
    for (const pointsOfRow of others) score += pointsOfRow(row);
    const before = (1 - stock[row]!) * 2 + (isUncertain?.(row) === true ? 1 : 0);
    return before * (MAX_SCORE + 1) + MAX_SCORE - score;
  };
  const placeOf = (row: number) => (places ? places[row]! : row);
  /** The place of a row among all of them, as one number: stock, then score, then order. */
  const keyOf = (row: number) => tierOf(row) * items.length + placeOf(row);

  const total = countProducts(catalogue, rows);
  const { nearTo } = query;
  if (nearTo && relaxed.includes(nearTo.id)) {
    const near = nearest(catalogue, rows, nearTo, tierOf, placeOf);
    const best = firstOfEach(catalogue, near).slice(0, maxItems + reach);
    const inOrder = shown(catalogue, best.slice(0, maxItems), nearTo.shownBy, tierOf);
    return { rows: [...inOrder, ...best.slice(maxItems)], total, relaxed };
  }
  const best =
    total === rows.length
      ? smallest(rows, keyOf, maxItems + reach)
      : firstOfEach(catalogue, smallest(rows, keyOf, rows.length)).slice(0, maxItems + reach);
  return { rows: best, total, relaxed };
}

/** So many times as long it takes to ask a product by itself as with all others. */
const TIMES_ALONE = 25;
/** Tests that are few are asked of each value by itself in no time. */
const FEW_VALUES = 64;

/** The points of each criterion: by the codes of its column, or by row where it looks at several. */
function* pointsIn(catalogue: Catalogue<unknown>, criteria: readonly Score[], asked: number) {
  const tables: { codes: Uint32Array; points: Int16Array }[] = [];
  const others: ((row: number) => number)[] = [];
  for (const criterion of criteria) {
    const { columns, share, wish, max } = criterion;
    const [only] = columns;
    if (only !== undefined && columns.length === 1) {
      const column = columnNamed(catalogue, only);
      tables.push({ codes: column.codes, points: yield* pointsByCode(criterion, column) });
    } else if (wish && asked * TIMES_ALONE > catalogue.items.length) {
      const shares = yield* sharesByRow(catalogue, wish);
      others.push((row) => Math.round(shares[row]! * max));
    } else {
      others.push(
        byCodes(catalogue, columns, (...values) => pointsOf(criterion, share(...values))),
      );
    }
    yield;
  }
  return { tables, others };
}

const knownPoints = new WeakMap<Score, WeakMap<Column, Int16Array>>();

function* pointsByCode(criterion: Score, column: Column): Steps<Int16Array> {
  let ofThis = knownPoints.get(criterion);
  if (!ofThis) knownPoints.set(criterion, (ofThis = new WeakMap()));
  let points = ofThis.get(column);
  if (!points) {
    const { values } = column;
    const { wish } = criterion;
    const shares =
      wish && values.length > FEW_VALUES
        ? yield* sharesByCode(column, wish)
        : values.map((value) => criterion.share(value));
    points = Int16Array.from(shares, (share) => pointsOf(criterion, share));
    ofThis.set(column, points);
  }
  return points;
}

/** Tells of which rows something that was not given up is not certain; `undefined` where all is, of what is left. */
function* uncertainty<Id extends string>(
  catalogue: Catalogue<unknown>,
  { certain = [] }: Query<Id>,
  relaxed: readonly Id[],
  left: Bits,
): Steps<((row: number) => boolean) | undefined> {
  const slots = slotsOf(catalogue);
  let sure: Bits | undefined;
  for (const { id, condition } of certain) {
    if (relaxed.includes(id)) continue;
    const { yes } = yield* rowTruths(catalogue, condition);
    if (left.every((word, at) => (word & ~yes[at]!) === 0)) continue;
    if (sure) intersect(sure, yes);
    else sure = yes.slice();
  }
  if (!sure) return undefined;
  const bits = sure;
  return (row) => !hasBit(bits, slots.places ? slots.places.slotOf[row]! : row);
}

/** The places of an order that was laid out, or of any number as one; the rows' own need none. */
function placesBy(catalogue: Catalogue<unknown>, name: string): Uint32Array | undefined {
  if (name === catalogue.sortedBy) return undefined;
  if (catalogue.orders.has(name)) return orderNamed(catalogue, name);
  return keptPlaces(catalogue, numbersNamed(catalogue, name));
}

const keptPlaces = kept((_: Catalogue<unknown>, numbers: Float64Array) =>
  placesOf(rowsInOrder(numbers)),
);

/** Rows by stock and score, then by a number. */
function shown(
  catalogue: Catalogue<unknown>,
  rows: readonly number[],
  number: string | undefined,
  tierOf: (row: number) => number,
): number[] {
  if (number === undefined) return [...rows];
  const numbers = numbersNamed(catalogue, number);
  return rows.toSorted((a, b) => tierOf(a) - tierOf(b) || compareNumbers(numbers[a]!, numbers[b]!));
}

/** The rows with the smallest keys, in their order. */
function smallest(rows: Uint32Array, keyOf: (row: number) => number, maxItems: number): number[] {
  if (maxItems === 0) return [];
  if (maxItems >= rows.length) {
    return inOrder([...rows].map((row) => ({ row, key: keyOf(row) })));
  }
  const best: { row: number; key: number }[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    if (best.length === maxItems && key >= best[maxItems - 1]!.key) continue;
    let at = best.length;
    while (at > 0 && best[at - 1]!.key > key) at--;
    best.splice(at, 0, { row, key });
    if (best.length > maxItems) best.pop();
  }
  return best.map(({ row }) => row);
}

const inOrder = (keyed: { row: number; key: number }[]) =>
  keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);

/** Rows by stock and score, then by the distance of a number from a range, then by the order. */
function nearest(
  catalogue: Catalogue<unknown>,
  rows: Uint32Array,
  { number, min = -Infinity, max = Infinity }: NonNullable<Query["nearTo"]>,
  tierOf: (row: number) => number,
  placeOf: (row: number) => number,
): number[] {
  const numbers = numbersNamed(catalogue, number);
  const distanceOf = (number: number) => {
    // What is not stated is nearest to nothing; NaN would upset the sort.
    if (Number.isNaN(number)) return Infinity;
    const distance = Math.max(number < min ? min - number : 0, number > max ? number - max : 0);
    // Decimal fractions are not exact: without this, amounts as far above as below would not tie.
    return Math.round(distance * STEPS) / STEPS;
  };
  return Array.from(rows, (row) => ({
    row,
    tier: tierOf(row),
    distance: distanceOf(numbers[row]!),
    place: placeOf(row),
  }))
    .sort((a, b) => a.tier - b.tier || a.distance - b.distance || a.place - b.place)
    .map(({ row }) => row);
}
