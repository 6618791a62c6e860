import { byCodes } from "./by-codes";
import { columnNamed, type Catalogue } from "./catalogue";
import type { Column } from "./columns";
import { pointsOf, type Score } from "./criteria";
import { keptByBytes } from "./kept-by-bytes";
import type { Steps } from "./steps";
import { sharesByCode, sharesByRow } from "./wish-shares";

/** Tells the points of a row. */
export type Points = (row: number) => number;

/** So many times as long it takes to ask a product by itself as with all others. */
const TIMES_ALONE = 25;
/** Tests that are few are asked of each value by itself in no time. */
const FEW_VALUES = 64;
/** So many rows are added up in a step. */
const STEP = 16_384;

/** What it takes to keep points, beside themselves. */
const ENTRY_BYTES = 500;

const kept = keptByBytes<Int16Array>("points", ({ byteLength }) => byteLength + ENTRY_BYTES);

/** The points that each row earns by each of some criteria; `asked` says of how many rows they will be asked. */
export function* pointsIn(
  catalogue: Catalogue<unknown>,
  criteria: readonly Score[],
  asked: number,
): Steps<Points[]> {
  const found: Points[] = [];
  for (const criterion of criteria) {
    found.push(yield* pointsOfOne(catalogue, criterion, asked));
    yield;
  }
  return found;
}

function* pointsOfOne(
  catalogue: Catalogue<unknown>,
  criterion: Score,
  asked: number,
): Steps<Points> {
  const { columns, share, wish, max } = criterion;
  const [only] = columns;
  if (only !== undefined && columns.length === 1) {
    const column = columnNamed(catalogue, only);
    const points = yield* pointsByCode(criterion, column);
    const { codes } = column;
    return (row) => points[codes[row]!]!;
  }
  if (!wish || asked * TIMES_ALONE <= catalogue.items.length) {
    return byCodes(catalogue, columns, (...values) => pointsOf(criterion, share(...values)));
  }
  // What looks at numbers of one question alone is not in the columns.
  const isOwn = catalogue.ownNumbers !== undefined;
  let points = isOwn ? undefined : kept.get(catalogue.columns, criterion);
  if (!points) {
    const shares = yield* sharesByRow(catalogue, wish);
    points = Int16Array.from(shares, (each) => Math.round(each * max));
    if (!isOwn) kept.set(catalogue.columns, criterion, points);
  }
  const ofRows = points;
  return (row) => ofRows[row]!;
}

function* pointsByCode(criterion: Score, column: Column): Steps<Int16Array> {
  let points = kept.get(column, criterion);
  if (!points) {
    const { values } = column;
    const { wish } = criterion;
    const shares =
      wish && values.length > FEW_VALUES
        ? yield* sharesByCode(column, wish)
        : values.map((value) => criterion.share(value));
    points = Int16Array.from(shares, (share) => pointsOf(criterion, share));
    kept.set(column, criterion, points);
  }
  return points;
}

/** What each of all rows earns by some criteria together. */
export function* totalPoints(
  catalogue: Catalogue<unknown>,
  criteria: readonly Score[],
): Steps<Int16Array> {
  const { length } = catalogue.items;
  const totals = new Int16Array(length);
  for (const points of yield* pointsIn(catalogue, criteria, length)) {
    for (let from = 0; from < length; from += STEP) {
      const to = Math.min(length, from + STEP);
      for (let row = from; row < to; row++) totals[row]! += points(row);
      yield;
    }
  }
  return totals;
}
