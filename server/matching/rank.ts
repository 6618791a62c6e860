import { columnNamed, type Catalogue } from "./catalogue";
import type { Query, Score } from "./criteria";
import { countProducts, firstOfEach, groupsOf } from "./groups";
import { narrowInSteps } from "./narrow";
import { nearest, shown } from "./nearest";
import { placesBy, uncertainty } from "./order";
import { addPoints } from "./points";
import { rowsIn, slotsOf } from "./slots";
import { finish, type Steps } from "./steps";

/** The answer to a question: the best rows first, how many fit in all, and what was given up. */
export interface Ranked<Id extends string> {
  rows: number[];
  total: number;
  relaxed: Id[];
}

/** Scores are whole numbers from 0 to 100. */
const MAX_SCORE = 100;

/**
 * The best products, at most `maxItems`. Those in stock come first, whatever their score: nobody wants to
 * be sent to a product they cannot buy. Then those of which all is certain, then by score, by the distance to what
 * was given up, and by the order: the same question always gets the same list.
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
  const isUncertain = yield* uncertainty(catalogue, query, relaxed, left);
  const tiers = yield* tiersOf(catalogue, query.score, rows, isUncertain);
  const placeOf = (row: number) => (places ? places[row]! : row);

  const total = countProducts(catalogue, rows);
  const { nearTo } = query;
  if (nearTo && relaxed.includes(nearTo.id)) {
    const near = nearest(catalogue, rows, nearTo, tiers, placeOf);
    const best = firstOfEach(catalogue, near, ({ row }) => row).slice(0, maxItems + reach);
    const inOrder = shown(catalogue, best.slice(0, maxItems), nearTo.shownBy);
    const all = [...inOrder, ...best.slice(maxItems)];
    return { rows: all.map(({ row }) => row), total, relaxed };
  }
  const keys = yield* keysOf(tiers, rows, placeOf, catalogue.items.length);
  const best =
    total === rows.length
      ? yield* smallest(rows, keys, maxItems + reach)
      : yield* bestOfEach(catalogue, rows, keys, maxItems + reach);
  return { rows: best, total, relaxed };
}

/** So many rows are looked at in a step. */
const STEP = 4_096;

/** The rows with the smallest keys, in their order. */
function* smallest(rows: Uint32Array, keys: Float64Array, maxItems: number): Steps<number[]> {
  if (maxItems === 0) return [];
  if (maxItems >= rows.length) return inOrder(rows, keys);
  const best: { row: number; key: number }[] = [];
  /** What is not below it is not among the best. */
  let limit = Infinity;
  for (let place = 0; place < rows.length; place++) {
    if (place % STEP === STEP - 1) yield;
    const key = keys[place]!;
    if (key >= limit) continue;
    let at = best.length;
    while (at > 0 && best[at - 1]!.key > key) at--;
    best.splice(at, 0, { row: rows[place]!, key });
    if (best.length > maxItems) best.pop();
    if (best.length === maxItems) limit = best[maxItems - 1]!.key;
  }
  return best.map(({ row }) => row);
}

/** The best row of each product, the products with the smallest keys first. */
function* bestOfEach(
  catalogue: Catalogue<unknown>,
  rows: Uint32Array,
  keys: Float64Array,
  maxItems: number,
): Steps<number[]> {
  const groups = groupsOf(catalogue)!;
  const { values } = columnNamed(catalogue, catalogue.groupedBy!);
  /** By product: the place of its best row. */
  const best = new Int32Array(values.length).fill(NOWHERE);
  for (let place = 0; place < rows.length; place++) {
    if (place % STEP === STEP - 1) yield;
    const product = groups[rows[place]!]!;
    const before = best[product]!;
    if (before === NOWHERE || keys[place]! < keys[before]!) best[product] = place;
  }
  const places = best.filter((place) => place !== NOWHERE);
  yield;
  return yield* smallest(
    Uint32Array.from(places, (place) => rows[place]!),
    Float64Array.from(places, (place) => keys[place]!),
    maxItems,
  );
}

const NOWHERE = -1;

/** Of each row stock, then certainty, then score, as one number: the smaller, the better. */
function* tiersOf(
  catalogue: Catalogue<unknown>,
  criteria: readonly Score[],
  rows: Uint32Array,
  isUncertain: ((row: number) => boolean) | undefined,
): Steps<Float64Array> {
  // The scores become the tiers: one array for both.
  const tiers = new Float64Array(rows.length);
  yield* addPoints(catalogue, criteria, rows, tiers);
  const { stock } = catalogue;
  for (let at = 0; at < rows.length; at++) {
    if (at % STEP === STEP - 1) yield;
    const row = rows[at]!;
    const before = (1 - stock[row]!) * 2 + (isUncertain?.(row) === true ? 1 : 0);
    tiers[at] = before * (MAX_SCORE + 1) + MAX_SCORE - tiers[at]!;
  }
  return tiers;
}

/** Makes of the rows' tiers their keys: by tier, then by the order. Of `length` rows no two have the same. */
function* keysOf(
  tiers: Float64Array,
  rows: Uint32Array,
  placeOf: (row: number) => number,
  length: number,
): Steps<Float64Array> {
  for (let at = 0; at < rows.length; at++) {
    if (at % STEP === STEP - 1) yield;
    tiers[at] = tiers[at]! * length + placeOf(rows[at]!);
  }
  return tiers;
}

/** No two keys are equal. */
function inOrder(rows: Uint32Array, keys: Float64Array): number[] {
  const places = Uint32Array.from(rows, (_, place) => place);
  return Array.from(
    places.sort((a, b) => keys[a]! - keys[b]!),
    (place) => rows[place]!,
  );
}
