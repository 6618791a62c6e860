import type { BedOptions, BudgetOption } from "./bed-options";
import type { BedPreferences } from "./preferences";
import { formatRand, formatRandRange } from "../../money";

// Budgets for a bed: presets and slider, as staff maintain them. Both sides read a budget by these rules,
// so that a count on a card is the count of the results.

/** Rand that scaled presets are rounded to, and the slider's step. */
const BUDGET_STEP = 500;

/** The presets for a bed size, and the slider's ends. Its top means "and more". */
export interface BudgetScale {
  presets: BudgetOption[];
  lowest: number;
  highest: number;
}

/** Scales the presets and the slider by the size's price modifier; 1 changes nothing. */
export function budgetScale(
  { budgetRanges, bedSizes }: Pick<BedOptions, "budgetRanges" | "bedSizes">,
  bedSize: string | undefined,
): BudgetScale {
  const modifier = bedSizes.find(({ id }) => id === bedSize)?.priceModifier ?? 1;
  const scale = (price: number) =>
    modifier === 1 ? price : Math.round((price * modifier) / BUDGET_STEP) * BUDGET_STEP;
  const presets = budgetRanges.map((preset) => ({
    ...preset,
    minPrice: scale(preset.minPrice),
    maxPrice: scale(preset.maxPrice),
  }));
  return {
    presets,
    lowest: Math.min(0, ...presets.map(({ minPrice }) => minPrice)),
    highest: Math.max(BUDGET_STEP, ...presets.map(({ maxPrice }) => maxPrice)),
  };
}

/** Whether a budget reaches the slider's top, and so has no upper limit. */
function isOpenAbove({ bedSize, maxPrice }: BedPreferences, options: BedOptions): boolean {
  return maxPrice !== undefined && maxPrice >= budgetScale(options, bedSize).highest;
}

/** "R6,000 – R12,000" · "R12,000 – R30,000+" · "R30,000+" · "from R6,000"; nothing where none was given. */
export function budgetText(answers: BedPreferences, options: BedOptions): string | undefined {
  const { minPrice, maxPrice } = answers;
  if (maxPrice === undefined) return minPrice ? `from ${formatRand(minPrice)}` : undefined;
  if (!isOpenAbove(answers, options)) return formatRandRange(minPrice ?? 0, maxPrice);
  const { highest } = budgetScale(options, answers.bedSize);
  if (minPrice !== undefined && minPrice >= highest) return `${formatRand(highest)}+`;
  return `${formatRandRange(minPrice ?? 0, highest)}+`;
}
