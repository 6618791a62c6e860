import {
  MAX_FIREARMS,
  type FirearmCriterion,
  type FirearmQuery,
} from "@shared/specification/contracts/firearms";
import { writtenOnce } from "../../catalog/store/written-once";
import { fitsText } from "../../finders/compile/fits";
import { rankInSteps } from "../../engine/rank";
import type { Steps } from "../../platform/work/steps";
import { asked, criterionOf } from "./answers";
import { toItem } from "./items";
import type { StagedFirearms } from "./staged-firearms";

/** Up to 12 firearms, those in stock first, each part by price (ammunition by the round), low to high, with what had to be relaxed for them to be found. */
export interface Recommendation {
  /** As the JSON that is sent: a list of `RecommendedFirearm`. */
  json: string;
  /** How many fit in all. */
  total: number;
  relaxed: FirearmCriterion[];
}

/** The rows of the best 12, with a sentence for each that says why it is there; in steps. */
export function* recommendedRows(staged: StagedFirearms, answers: FirearmQuery) {
  const compiled = asked(staged, answers);
  const ranked = yield* rankInSteps(staged.catalogue, compiled.query, MAX_FIREARMS);
  const fits = fitsText(staged.catalogue, compiled, ranked.relaxed, staged.wording.language);
  return { ...ranked, fits };
}

/**
 * The best 12 by the answers. Every answer narrows; where nothing meets all of them, as few as
 * possible are relaxed, the least important first. An empty list means an empty catalogue. In steps.
 */
export function* recommendFirearms(
  staged: StagedFirearms,
  answers: FirearmQuery,
): Steps<Recommendation> {
  const { rows, total, relaxed, fits } = yield* recommendedRows(staged, answers);
  const { productAt } = staged.catalogue;
  const written = rows.map((row) =>
    itemJson(productAt(row), `"reason":${JSON.stringify(fits(row))}`),
  );
  return { json: `[${written.join()}]`, total, relaxed: relaxed.map(criterionOf) };
}

const itemJson = writtenOnce(toItem);
