import { countBits } from "./bits";
import type { Catalog } from "./catalog";
import type { Query } from "./criteria";
import { narrowInSteps } from "./narrow";
import { canBeHad, uncertainty } from "./order";
import { addPoints, pointsOfAll } from "./points";
import { rowTurns } from "./rank";
import { truthsOnce } from "./row-truths";
import { slotsOf } from "./slots";
import type { Steps } from "../platform/work/steps";

/** Every product that a question leaves, with how well it fits. */
export interface ScoredRows {
  rows: Uint32Array;
  /** From 0 to 100, place by place; less than 0 for what cannot be bought, or is not certain. */
  fits: Int32Array;
}

/** What cannot be bought, or is not certain, is worse than any other. */
const UNSURE = 200;

/** The rows that a question leaves with their scores, in no order; where nothing ranks, all fit wholly. In steps. */
export function* scoredRows(catalog: Catalog<unknown>, query: Query): Steps<ScoredRows> {
  const truthsOf = truthsOnce(catalog);
  const { left, relaxed } = yield* narrowInSteps(catalog, query, truthsOf);
  const count = countBits(left);
  const isUncertain = yield* uncertainty(catalog, query, relaxed, left, truthsOf);
  const points = yield* pointsOfAll(catalog, query.score, count);
  const found: ScoredRows = { rows: new Uint32Array(count), fits: new Int32Array(count) };
  let at = 0;
  for (const { rows, scores } of rowTurns(slotsOf(catalog), left)) {
    if (points.length === 0) scores.fill(100);
    else addPoints(points, rows, scores);
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!;
      const isSure = canBeHad(catalog.stock[row]!) && isUncertain?.(row) !== true;
      found.rows[at] = row;
      found.fits[at++] = scores[place]! - (isSure ? 0 : UNSURE);
    }
    yield;
  }
  return found;
}
