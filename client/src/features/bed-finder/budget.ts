import type { BudgetOption } from "@shared/contracts/bed-options";

/** Rand that scaled presets are rounded to. */
const ROUNDING = 500;

/** The budget presets for a bed size: larger sizes cost more, as far as staff say so; 1 changes nothing. */
export function scaledPresets(presets: BudgetOption[], priceModifier: number): BudgetOption[] {
  if (priceModifier === 1) return presets;
  const scale = (price: number) => Math.round((price * priceModifier) / ROUNDING) * ROUNDING;
  return presets.map((preset) => ({
    ...preset,
    minPrice: scale(preset.minPrice),
    maxPrice: scale(preset.maxPrice),
  }));
}
