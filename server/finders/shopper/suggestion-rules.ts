import type { Outcome } from "../../engine/outcomes";
import type { AskedQuestion } from "../compile/asked";
import type { KnownOption } from "../compile/known-option";

/** A change that adds no product must raise the best score by this much. */
const WORTHWHILE_POINTS = 10;
/** The least best score that is worth a suggestion. */
const MIN_BEST_SCORE = 40;

/** What makes a change worth offering; calls of a contract have rules of their own. */
export interface SuggestionRules {
  isWorthwhile: (then: Outcome, now: Outcome) => boolean;
  /** The most helpful first; ties in the order of the questions. */
  compare: (a: Outcome, b: Outcome) => number;
  /** Whether several answers may change together where no single change helps. */
  mayCombine: boolean;
  /** Whether answers count whatever leads to their questions. */
  asGiven: boolean;
  /** The most products that a list shows; unlimited unless given. */
  maxCount?: number;
  /** From where on a suggested budget has no limit; the sliders' ends unless given. */
  top?: number;
  /** The ids of questions in the order in which ties are offered; budgets, then the others, unless given. */
  order?: readonly string[];
  /** The choices of a question that are tried instead of the chosen one; all that are open unless given. */
  among?: (asked: AskedQuestion) => readonly KnownOption[];
}

/** The rules for any finder. */
export const usualRules: SuggestionRules = {
  isWorthwhile: (then, now) =>
    // Where there is nothing, anything is a way out.
    now.count === 0 ? then.count > 0 : isBetter(then, now),
  compare: (a, b) => b.stock - a.stock || b.bestScore - a.bestScore || b.count - a.count,
  mayCombine: true,
  asGiven: false,
};

/**
 * Products in stock beat those out of stock; otherwise more that are no worse, or a much better one. Never true
 * when the best is a poor match.
 */
export function isBetter(then: Outcome, now: Outcome): boolean {
  if (then.bestScore < MIN_BEST_SCORE) return false;
  if (then.stock !== now.stock) return then.stock > now.stock;
  return (
    (then.count > now.count && then.bestScore >= now.bestScore) ||
    (then.count > 0 &&
      then.count >= now.count &&
      then.bestScore >= now.bestScore + WORTHWHILE_POINTS)
  );
}
