import { isDeepStrictEqual } from "node:util";
import type { Stage } from "../../shopper/stage";
import type { PlainFinder } from "./finder-case";

/** How much was compared. */
export interface ComparedFinders {
  documents: number;
  /** Sets of answers. */
  asked: number;
  answers: number;
  products: number;
  suggestions: number;
}

export const nothingCompared = (): ComparedFinders => ({
  documents: 0,
  asked: 0,
  answers: 0,
  products: 0,
  suggestions: 0,
});

/** A finder as both sides are given it. */
export interface BothFinders {
  plain: PlainFinder;
  stage: Stage;
}

/** Throws the first place in which two answers differ. */
export function same(compared: ComparedFinders, name: string, one: unknown, other: unknown): void {
  compared.answers += 1;
  if (isDeepStrictEqual(one, other)) return;
  throw new Error(`${name}: ${firstDifference(one, other, "")}`);
}

/** The first place in which two answers differ, and what stands there. */
function firstDifference(one: unknown, other: unknown, place: string): string {
  const isObject = (each: unknown): each is Record<string, unknown> =>
    typeof each === "object" && each !== null;
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (isDeepStrictEqual(one[key], other[key])) continue;
      return firstDifference(one[key], other[key], `${place}.${key}`);
    }
  }
  return `at ${place}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`;
}
