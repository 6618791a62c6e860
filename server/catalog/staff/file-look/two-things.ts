import { amountIn } from "../../table/amounts";
import type { Distinct } from "../../table/column-amounts";
import { unitName } from "../../table/measures";

// "Test curve / casting weight" holds 3 lb of one rod and 10-30 g of another: they are two things.

const TWO_NAMES = /\S\s\/\s\S/;
const IMPERIAL = /^(?:lbs?|oz|st|in|ft|yd|fl oz|pt|gal)$/iu;
/** The part of the cells that have to be in each system. */
const SOME = 0.15;

/** Whether a header names two things, and its cells are in pounds or inches here, in grams or meters there. */
export function areTwoThings(header: string, cells: Distinct): boolean {
  if (!TWO_NAMES.test(header)) return false;
  let [imperial, metric, all] = [0, 0, 0];
  for (const [cell, count] of cells) {
    all += count;
    const amount = amountIn(cell);
    const unit = (amount?.min ?? amount?.max)?.unit || amount?.max?.unit;
    if (!unit) continue;
    if (IMPERIAL.test(unitName(unit))) imperial += count;
    else metric += count;
  }
  return imperial >= all * SOME && metric >= all * SOME;
}
