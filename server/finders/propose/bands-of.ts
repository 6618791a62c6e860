import { bandsBetween, type Band } from "@shared/finders/bands";

const BANDS = 4;

/**
 * Up to four bands with round bounds that divide these numbers about evenly, without gaps; none where all numbers
 * are about the same.
 */
export function bandsOf(numbers: readonly number[]): Band[] {
  const sorted = numbers.filter(Number.isFinite).toSorted((one, other) => one - other);
  const bounds: number[] = [];
  for (let at = 1; at < BANDS; at++) {
    const bound = rounded(sorted[Math.floor((sorted.length * at) / BANDS)] ?? 0);
    const isInside = bound > sorted[0]! && bound < sorted.at(-1)!;
    if (isInside && bound > (bounds.at(-1) ?? -Infinity)) bounds.push(bound);
  }
  return bounds.length === 0 ? [] : bandsBetween(bounds);
}

/** A number with two digits that count. */
const rounded = (value: number): number => Number(value.toPrecision(2));
