import { numbersNamed } from "../../engine/catalog";
import { outcomes, type Asked } from "../../engine/outcomes";
import { rankInSteps } from "../../engine/rank";
import type { Steps } from "../../platform/work/steps";
import { WORTHWHILE_POINTS } from "./suggestion-rules";

/**
 * The price of the best product that costs more than a budget, where it matches much better than any within it:
 * "for £30 more there is all of what you asked for". `above` is what the same answers ask of what costs more, and `price` the
 * name of the number. Undefined where there is none. In steps.
 */
export function* priceOfBetter(now: Asked, above: Asked, price: string): Steps<number | undefined> {
  const outcomeOf = outcomes(now);
  const within = yield* outcomeOf(now);
  if (within.bestScore > 100 - WORTHWHILE_POINTS) return undefined;
  const beyond = yield* outcomeOf(above);
  const isBetter = beyond.bestScore >= within.bestScore + WORTHWHILE_POINTS;
  if (!isBetter || !beyond.isToBeHad || !beyond.isCertain) return undefined;
  const { rows } = yield* rankInSteps(above.catalog, above.query, 1);
  const number = numbersNamed(above.catalog, price)[rows[0]!];
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}
