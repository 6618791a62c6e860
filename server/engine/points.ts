import { byCodes } from "./by-codes";
import { columnNamed, type Catalog } from "./catalog";
import type { Column } from "./columns";
import { pointsOf, type Score } from "./criteria";
import { keptByBytes } from "./kept-by-bytes";
import { sharedSteps } from "./column-index";
import type { Steps } from "../platform/work/steps";
import { sharesByCode, sharesByRow } from "./wish-shares";

/** The points of each row: by the code of what it states in a column, by the row, or worked out of the row. */
export type Points =
  | { byCode: Int16Array; codes: Uint32Array }
  | { byRow: Int16Array }
  | { of: (row: number) => number };

/** So many times as long it takes to ask a product by itself as with all others. */
const TIMES_ALONE = 25;
/** Tests that are few are asked of each value by itself in no time. */
const FEW_VALUES = 64;
/** What it takes to keep points, beside themselves. */
const ENTRY_BYTES = 500;

const kept = keptByBytes<Int16Array>("points", ({ byteLength }) => byteLength + ENTRY_BYTES);
const worked = sharedSteps<Int16Array>();

/** What each of the criteria gives, worked out for so many rows. */
export function* pointsOfAll(
  catalog: Catalog<unknown>,
  criteria: readonly Score[],
  asked: number,
): Steps<Points[]> {
  const all: Points[] = [];
  for (const criterion of criteria) {
    all.push(yield* pointsOfOne(catalog, criterion, asked));
    yield;
  }
  return all;
}

/** Adds to the scores of some rows, place by place, what these earn; or takes it away, with a sign of -1. */
export function addPoints(
  all: readonly Points[],
  rows: Uint32Array,
  scores: Int32Array,
  sign: 1 | -1 = 1,
): void {
  const { length } = rows;
  for (const points of all) {
    // A loop for each kind: one function for all would be called for each row.
    if ("byCode" in points) {
      const { byCode, codes } = points;
      for (let at = 0; at < length; at++) scores[at]! += sign * byCode[codes[rows[at]!]!]!;
    } else if ("byRow" in points) {
      const { byRow } = points;
      for (let at = 0; at < length; at++) scores[at]! += sign * byRow[rows[at]!]!;
    } else for (let at = 0; at < length; at++) scores[at]! += sign * points.of(rows[at]!);
  }
}

function* pointsOfOne(catalog: Catalog<unknown>, criterion: Score, asked: number): Steps<Points> {
  const { columns, share, wish, max } = criterion;
  const [only] = columns;
  if (only !== undefined && columns.length === 1) {
    const column = columnNamed(catalog, only);
    return { byCode: yield* pointsByCode(criterion, column), codes: column.codes };
  }
  if (!wish || asked * TIMES_ALONE <= catalog.items.length) {
    return {
      of: byCodes(catalog, columns, (...values) => pointsOf(criterion, share(...values))),
    };
  }
  const workOut = function* () {
    const shares = yield* sharesByRow(catalog, wish);
    return Int16Array.from(shares, (each) => Math.round(each * max));
  };
  // What looks at numbers of one question alone is not in the columns.
  const points = catalog.ownNumbers
    ? yield* workOut()
    : yield* pointsKept(catalog.columns, criterion, workOut);
  return { byRow: points };
}

const pointsByCode = (criterion: Score, column: Column): Steps<Int16Array> =>
  pointsKept(column, criterion, function* () {
    const { values } = column;
    const { wish } = criterion;
    const shares =
      wish && values.length > FEW_VALUES
        ? yield* sharesByCode(column, wish)
        : values.map((value) => criterion.share(value));
    return Int16Array.from(shares, (share) => pointsOf(criterion, share));
  });

function* pointsKept(
  of: object,
  criterion: Score,
  workOut: () => Steps<Int16Array>,
): Steps<Int16Array> {
  let points = kept.get(of, criterion);
  if (!points) {
    points = yield* worked(of, criterion, workOut);
    kept.set(of, criterion, points);
  }
  return points;
}
