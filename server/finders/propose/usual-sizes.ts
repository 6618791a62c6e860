import type { AttributeShape } from "@shared/contracts/attributes";

// Sizes that several products each come in.

/** So many sizes are chosen from as they are: 6, 12 and 24 V. */
const MAX_SIZES = 5;
/** What is so many times as far away as the nearest other size is not near. */
const NEAR_SIZES = 2.5;
/** Nothing for 24 V is nearly for 12 V. */
const STANDARDS = /^(?:k?V|Hz|bar)$/iu;

/** A wish for one of the sizes; the one beside it is near, where sizes are amounts. */
export function sizeWish(sizes: readonly number[], at: number, unit: AttributeShape["unit"]) {
  if (STANDARDS.test(unit ?? "")) return { use: "score" as const };
  const [size, below, above] = [sizes[at]!, sizes[at - 1] ?? -Infinity, sizes[at + 1] ?? Infinity];
  const gap = Math.min(size - below, above - size);
  return { use: "score" as const, tolerance: Number((NEAR_SIZES * gap).toPrecision(3)) };
}
/** Sizes are those of several products each. */
const LEAST_OF_A_SIZE = 2;

/** The sizes that numbers are of, the smallest first; none where they are too many, or single ones. */
export function usualSizes(numbers: readonly number[]): number[] {
  const sizes = [...new Set(numbers)].sort((one, other) => one - other);
  const isUsual = numbers.length >= sizes.length * LEAST_OF_A_SIZE;
  return sizes.length > 1 && sizes.length <= MAX_SIZES && isUsual ? sizes : [];
}
