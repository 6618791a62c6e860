import type { Judged } from "./best-rows";
import { numbersNamed, type Catalogue } from "./catalogue";
import type { Query } from "./criteria";
import { compareNumbers } from "./layout";

/** Distances are told apart to a hundredth of a cent. */
const STEPS = 10_000;

/** Tells how far a row's number is from a range. */
export function distanceTo(
  catalogue: Catalogue<unknown>,
  { number, min = -Infinity, max = Infinity }: NonNullable<Query["nearTo"]>,
): (row: number) => number {
  const numbers = numbersNamed(catalogue, number);
  return (row) => {
    const stated = numbers[row]!;
    // What is not stated is nearest to nothing.
    if (Number.isNaN(stated)) return Infinity;
    const distance = Math.max(stated < min ? min - stated : 0, stated > max ? stated - max : 0);
    // Decimal fractions are not exact: without this, amounts as far above as below would not tie.
    return Math.round(distance * STEPS) / STEPS;
  };
}

/** Rows by their tiers, then by a number; as they are without one. */
export function shownBy(
  catalogue: Catalogue<unknown>,
  rows: readonly Judged[],
  number: string | undefined,
): Judged[] {
  if (number === undefined) return [...rows];
  const numbers = numbersNamed(catalogue, number);
  return rows.toSorted(
    (a, b) => a.tier - b.tier || compareNumbers(numbers[a.row]!, numbers[b.row]!),
  );
}
