import { BUDGET_SLIDER, OPEN_BUDGET } from "@shared/gun-budgets";
import { formatRand, formatRandRange } from "@shared/money";
import type { GunAnswers } from "./gun-steps";

/** How the top of the slider reads: `R50,000+`. */
export const SLIDER_TOP = `${formatRand(BUDGET_SLIDER.max)}+`;

/** A budget on the slider: "R10,000 – R50,000+" where nothing limits it above. */
export function budgetText({ minPrice = 0, maxPrice }: GunAnswers): string {
  if (maxPrice === undefined || maxPrice > BUDGET_SLIDER.max) {
    return minPrice >= BUDGET_SLIDER.max ? SLIDER_TOP : `${formatRand(minPrice)} – ${SLIDER_TOP}`;
  }
  return formatRandRange(minPrice, maxPrice);
}

/** The same in the summary of the results, where an open budget reads `35,000+` (section 9). */
export function budgetSummary(answers: GunAnswers): string {
  const { maxPrice } = answers;
  return maxPrice !== undefined && maxPrice >= OPEN_BUDGET ? "R35,000+" : budgetText(answers);
}
