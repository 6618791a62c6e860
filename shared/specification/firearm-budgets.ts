// Budgets of the firearm finder: the slider and its presets. Rand.

/** The slider's ends and step. Its top means "and more": no upper limit is sent. */
export const BUDGET_SLIDER = { min: 0, max: 50_000, step: 1000 } as const;

/** From here on the summary says `35,000+`. */
export const OPEN_BUDGET = 999_999;

export interface BudgetPreset {
  id: string;
  label: string;
  minPrice: number;
  maxPrice: number;
}

export const firearmBudgets = [
  { id: "budget", label: "Budget", minPrice: 0, maxPrice: 10_000 },
  { id: "mid_range", label: "Mid range", minPrice: 10_000, maxPrice: 20_000 },
  { id: "premium", label: "Premium", minPrice: 20_000, maxPrice: 30_000 },
  { id: "high_end", label: "High end", minPrice: 30_000, maxPrice: 40_000 },
  { id: "luxury", label: "Luxury", minPrice: 40_000, maxPrice: 50_000 },
  { id: "ultra_luxury", label: "Ultra luxury", minPrice: 50_000, maxPrice: OPEN_BUDGET },
] as const satisfies readonly BudgetPreset[];

export const priceRangeIds: readonly string[] = firearmBudgets.map(({ id }) => id);
