import type { Stated } from "../../engine/columns";
import { rangeOf } from "./stated";

// What a number earns where less, or more, is better.

/** Whether less of a number is better, or more. */
export type Better = "lower" | "higher";

/** The lowest and the highest number of some products; of a range its better end. */
export interface Ends {
  min: number;
  max: number;
  /** Whether some of them do not state theirs. */
  isPartial: boolean;
}

/** The ends of an attribute's numbers among the products that musts leave; `undefined` where none of them has one. */
export type EndsOf = (attribute: string, better: Better) => Ends | undefined;

/** The number of a value that counts: of two ends the better one; one that is open is as good as can be. */
export function betterEnd(value: Stated, better: Better): number | undefined {
  const range = rangeOf(value);
  return range && (better === "lower" ? (range.min ?? -Infinity) : (range.max ?? Infinity));
}

/** All from one number on, nothing from the other on, and a share between them. */
export const between =
  (all: number, none: number) =>
  (value: Stated): number => {
    const end = betterEnd(value, all < none ? "lower" : "higher");
    return end === undefined ? 0 : Math.min(1, Math.max(0, (end - none) / (all - none)));
  };

/** What is half as much again as the best, or more, earns nothing; closer ones earn a part however few there are. */
const FAR = 1.5;

/**
 * From where on a number earns nothing among others: the worst of them, unless it is close to the best. Of 2.2 kg and 2.3 kg
 * neither is heavy.
 */
export function worstAmong({ min, max }: Pick<Ends, "min" | "max">, better: Better): number {
  if (min <= 0) return better === "lower" ? max : min;
  return better === "lower" ? Math.max(max, min * FAR) : Math.min(min, max / FAR);
}

/** All for what is as good as a number, or better, and nothing for what is worse. */
export const upTo =
  (all: number, better: Better) =>
  (value: Stated): number => {
    const end = betterEnd(value, better);
    if (end === undefined) return 0;
    return (better === "lower" ? end <= all : end >= all) ? 1 : 0;
  };
