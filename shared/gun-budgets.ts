// What a shopper of the firearm finder may spend: the slider, its presets, and ammunition by quantity
// (specification, sections 3 and 9). Rand.

/** The slider's ends and step. Its top means "and more": no upper limit is sent. */
export const BUDGET_SLIDER = { min: 0, max: 50_000, step: 1000 } as const;

/** From here on the summary says `35,000+` (section 9). */
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

/** Ammunition is bought by the box; the prices are of the whole quantity. */
export interface AmmoQuantity extends BudgetPreset {
  rounds: string;
  /** Per round, where the specification gives it. */
  perRound?: string;
}

export const ammoQuantities = [
  { id: "box_1", label: "1 Box", rounds: "20-50 rounds", minPrice: 800, maxPrice: 1500 },
  { id: "boxes_3", label: "3 Boxes", rounds: "60-150 rounds", minPrice: 800, maxPrice: 1500 },
  {
    id: "boxes_5",
    label: "5 Boxes",
    rounds: "100-250 rounds",
    perRound: "R16-R30 per round",
    minPrice: 800,
    maxPrice: 1500,
  },
  {
    id: "bulk_500",
    label: "Bulk",
    rounds: "500+ rounds",
    perRound: "R12-R25 per round",
    minPrice: 800,
    maxPrice: 3000,
  },
] as const satisfies readonly AmmoQuantity[];

export const priceRangeIds: readonly string[] = [...firearmBudgets, ...ammoQuantities].map(
  ({ id }) => id,
);
