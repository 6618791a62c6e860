import { numbersNamed, type Catalogue } from "./catalogue";
import type { Query } from "./criteria";
import { compareNumbers } from "./layout";

/** Distances are told apart to a hundredth of a cent. */
const STEPS = 10_000;

/** A row, and what stands before all of its tier: stock, certainty and score as one number. */
export interface InTier {
  row: number;
  tier: number;
}

/** Rows by their tiers, then by the distance of a number from a range, then by the order. `tiers` are by their places. */
export function nearest(
  catalogue: Catalogue<unknown>,
  rows: Uint32Array,
  { number, min = -Infinity, max = Infinity }: NonNullable<Query["nearTo"]>,
  tiers: Float64Array,
  placeOf: (row: number) => number,
): InTier[] {
  const numbers = numbersNamed(catalogue, number);
  const distanceOf = (number: number) => {
    // What is not stated is nearest to nothing; NaN would upset the sort.
    if (Number.isNaN(number)) return Infinity;
    const distance = Math.max(number < min ? min - number : 0, number > max ? number - max : 0);
    // Decimal fractions are not exact: without this, amounts as far above as below would not tie.
    return Math.round(distance * STEPS) / STEPS;
  };
  return Array.from(rows, (row, at) => ({
    row,
    tier: tiers[at]!,
    distance: distanceOf(numbers[row]!),
    place: placeOf(row),
  })).sort((a, b) => a.tier - b.tier || a.distance - b.distance || a.place - b.place);
}

/** Rows by their tiers, then by a number. */
export function shown(
  catalogue: Catalogue<unknown>,
  rows: readonly InTier[],
  number: string | undefined,
): InTier[] {
  if (number === undefined) return [...rows];
  const numbers = numbersNamed(catalogue, number);
  return rows.toSorted(
    (a, b) => a.tier - b.tier || compareNumbers(numbers[a.row]!, numbers[b.row]!),
  );
}
