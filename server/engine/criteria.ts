import type { Stated } from "./columns";

/** What a test on a column looks for, so that it is looked up: `accepts` says the same value by value. */
export type Lookup =
  /** Any of these words, or each of them; none is not stated but nothing at all. */
  | { words: readonly string[]; needs: "any" | "all"; isExact: boolean }
  /** A number between two ends, both included. */
  | { min: number; max: number }
  /** A range that a number is in. */
  | { contains: number }
  /** A number between two ends, or a range that has any number with them in common. */
  | { overlaps: [min: number, max: number] };

/**
 * A test on products: by the value of a column (`undefined` where it does not say), or by a number between
 * two ends, both included.
 */
export type Test =
  | { column: string; accepts: (value: Stated) => boolean | undefined; finds?: Lookup }
  | { number: string; min?: number; max?: number };

/** What may be asked of a product. It is so, it is not so, or it is not stated. */
export type Condition =
  | Test
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  /** It is so, or not stated. */
  | { maybe: Condition };

/** A condition of a name. */
export interface Named<Id extends string = string> {
  id: Id;
  condition: Condition;
}

/** What has to hold for a criterion to be met for certain: without what passes because it is not stated. */
export const surely = ({ condition }: Named): Condition =>
  "maybe" in condition ? condition.maybe : condition;

/**
 * How far a product is as it was wished, from 0 to 1: by a condition (half where that is not stated), by a value, or by
 * several wishes: their mean by weight, the best, or the worst.
 */
export type Wish =
  | { condition: Condition; isWished: boolean }
  | { column: string; shareOf: (value: Stated) => number }
  | { parts: readonly { wish: Wish; weight: number }[]; how: "share" | "any" | "all" };

/** Half of a wish: what nobody states is neither met nor missed. */
export const UNKNOWN_SHARE = 0.5;

/** A criterion that ranks: its points, and the share of them that a value earns. */
export interface Score<Id extends string = string> {
  id: Id;
  /** Points of 100; those of all criteria add up to 100. */
  max: number;
  /** What it looks at; its functions take the values in this order. */
  columns: readonly string[];
  /** From 0 (missed) to 1 (met). */
  share: (...values: Stated[]) => number;
  /** The same, as it is asked of all products at once; where it is missing they are asked one by one. */
  wish?: Wish;
  /** Whether that is not stated, and the share stands for not knowing. */
  isUnknown?: (...values: Stated[]) => boolean;
  /** The reason, in a sentence. */
  text: (...values: Stated[]) => string;
}

/** A question to a catalog. */
export interface Query<Id extends string = string> {
  /** Every product listed meets all of these. */
  filter: readonly Condition[];
  /** Each is given up where nothing meets all of them; from the last to be given up to the first. */
  narrow: readonly Named<Id>[];
  score: readonly Score<Id>[];
  /** Products of which it is not certain that these hold come behind the others, unless it was given up. */
  certain?: readonly Named<Id>[];
  /** The order of products with the same score; the rows' own unless given. */
  order?: string;
  /** Whether products that are about as near to the numbers that were given up are compared before points are. */
  isNearFirst?: boolean;
  /**
   * Where its criterion was given up: the number whose distance from the range decides before the order which
   * products are listed, and the number that they are then in the order of, if not of the distance.
   */
  nearTo?: { id: Id; number: string; min?: number; max?: number; shownBy?: string };
}

/** The points of a criterion for a share of it; a score is the sum of exactly these. */
export const pointsOf = ({ max }: Score, share: number): number => Math.round(share * max);

/** Splits 100 points in proportion to the weights, in whole numbers, by largest remainder; ties to the first. */
export function shareOut(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const floors = weights.map((weight) => Math.floor((100 * weight) / total));
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const lucky = weights
    // What is left of a division of whole numbers: of two fractions that are alike, one may come out larger.
    .map((weight, index) => ({ index, remainder: (100 * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  for (const { index } of lucky) floors[index]! += 1;
  return floors;
}
