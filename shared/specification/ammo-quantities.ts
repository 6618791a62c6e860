// Quantities of ammunition, and their meaning for a pack: both sides count by these rules.

/** A pack of so many rounds is bulk; a smaller one is a box. */
export const BULK_ROUNDS = 250;

export const ammoQuantities = [
  { id: "1", label: "1 Box", rounds: "20-50 rounds", boxes: 1 },
  { id: "3", label: "3 Boxes", rounds: "60-150 rounds", boxes: 3 },
  { id: "5", label: "5 Boxes", rounds: "100-250 rounds", boxes: 5 },
  { id: "bulk", label: "Bulk", rounds: `${BULK_ROUNDS}+ rounds in one pack`, boxes: 1 },
] as const;
export type AmmoQuantity = (typeof ammoQuantities)[number]["id"];
export const ammoQuantityIds: readonly AmmoQuantity[] = ammoQuantities.map(({ id }) => id);

/** How many boxes a quantity stands for. */
export const boxesOf = (quantity: AmmoQuantity): number =>
  ammoQuantities.find(({ id }) => id === quantity)!.boxes;

/** The number of packs for a quantity: asking for three boxes does not mean three bulk packs. */
export function packsFor(quantity: AmmoQuantity | undefined, packSize: number): number {
  return quantity === undefined || packSize >= BULK_ROUNDS ? 1 : boxesOf(quantity);
}

// Budgets of the firearm finder: the slider and its presets. Rand.

/** The slider's ends and step. Its top means "and more": no upper limit is sent. */
export const BUDGET_SLIDER = { min: 0, max: 50_000, step: 1000 } as const;

/** From here on the summary says `35,000+`. */
export const OPEN_BUDGET = 999_999;

interface BudgetPreset {
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
