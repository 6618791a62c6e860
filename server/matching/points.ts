import { byCodes } from "./by-codes";
import { columnNamed, type Catalogue } from "./catalogue";
import type { Column } from "./columns";
import { pointsOf, type Score } from "./criteria";
import { keptByBytes } from "./kept-by-bytes";
import type { Steps } from "./steps";
import { sharesByCode, sharesByRow } from "./wish-shares";

/** The points of each row: by the code of what it states in a column, by the row, or worked out of the row. */
type Points =
  | { byCode: Int16Array; codes: Uint32Array }
  | { byRow: Int16Array }
  | { of: (row: number) => number };

/** So many times as long it takes to ask a product by itself as with all others. */
const TIMES_ALONE = 25;
/** Tests that are few are asked of each value by itself in no time. */
const FEW_VALUES = 64;
/** So many rows are added up in a step. */
const STEP = 16_384;

/** What it takes to keep points, beside themselves. */
const ENTRY_BYTES = 500;

const kept = keptByBytes<Int16Array>("points", ({ byteLength }) => byteLength + ENTRY_BYTES);

/** Adds to the scores of some rows, place by place, what these earn by some criteria; or takes it away, with a sign of -1. */
export function* addPoints(
  catalogue: Catalogue<unknown>,
  criteria: readonly Score[],
  rows: Uint32Array,
  scores: Float64Array,
  sign: 1 | -1 = 1,
): Steps<void> {
  for (const criterion of criteria) {
    const points = yield* pointsOfOne(catalogue, criterion, rows.length);
    for (let from = 0; from < rows.length; from += STEP) {
      addTo(scores, rows, points, sign, from, Math.min(rows.length, from + STEP));
      yield;
    }
  }
}

function addTo(
  scores: Float64Array,
  rows: Uint32Array,
  points: Points,
  sign: number,
  from: number,
  to: number,
): void {
  // A loop for each kind: one function for all would be called for each row.
  if ("byCode" in points) {
    const { byCode, codes } = points;
    for (let at = from; at < to; at++) scores[at]! += sign * byCode[codes[rows[at]!]!]!;
  } else if ("byRow" in points) {
    const { byRow } = points;
    for (let at = from; at < to; at++) scores[at]! += sign * byRow[rows[at]!]!;
  } else for (let at = from; at < to; at++) scores[at]! += sign * points.of(rows[at]!);
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
    return { byCode: yield* pointsByCode(criterion, column), codes: column.codes };
  }
  if (!wish || asked * TIMES_ALONE <= catalogue.items.length) {
    return {
      of: byCodes(catalogue, columns, (...values) => pointsOf(criterion, share(...values))),
    };
  }
  // What looks at numbers of one question alone is not in the columns.
  const isOwn = catalogue.ownNumbers !== undefined;
  let points = isOwn ? undefined : kept.get(catalogue.columns, criterion);
  if (!points) {
    const shares = yield* sharesByRow(catalogue, wish);
    points = Int16Array.from(shares, (each) => Math.round(each * max));
    if (!isOwn) kept.set(catalogue.columns, criterion, points);
  }
  return { byRow: points };
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
