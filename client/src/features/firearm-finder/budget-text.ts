import { AMMO_BUDGET_SLIDER } from "@shared/ammo-quantities";
import { BUDGET_SLIDER, OPEN_BUDGET } from "@shared/firearm-budgets";
import { formatRand, formatRandRange } from "@shared/money";
import { isByQuantity, type FirearmAnswers } from "./firearm-steps";

/** The label of a slider's top: `R50,000+`. */
export const sliderTop = ({ max }: { max: number }): string => `${formatRand(max)}+`;

/** A budget on a slider: "R10,000 – R50,000+" without an upper limit. */
export function budgetText(
  { minPrice = 0, maxPrice }: FirearmAnswers,
  slider: { max: number } = BUDGET_SLIDER,
): string {
  if (maxPrice === undefined || maxPrice > slider.max) {
    const top = sliderTop(slider);
    return minPrice >= slider.max ? top : `${formatRand(minPrice)} – ${top}`;
  }
  return formatRandRange(minPrice, maxPrice);
}

/** The same for the summary of the results, where an open budget reads `35,000+`. */
export function budgetSummary(answers: FirearmAnswers): string | undefined {
  const { minPrice, maxPrice } = answers;
  if (isByQuantity(answers)) {
    // A quantity with an untouched slider is no budget.
    const isLimited = Boolean(minPrice) || maxPrice !== undefined;
    return isLimited ? budgetText(answers, AMMO_BUDGET_SLIDER) : undefined;
  }
  return maxPrice !== undefined && maxPrice >= OPEN_BUDGET ? "R35,000+" : budgetText(answers);
}
