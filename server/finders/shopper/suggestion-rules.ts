import { writeAnswer, type Answer, type Answers } from "@shared/finders/answers";
import type { Outcome } from "../../engine/outcomes";
import type { Steps } from "../../platform/work/steps";
import type { AskedQuestion } from "../compile/asked";
import type { KnownOption } from "../compile/known-options";
import type { StagedSection } from "./stage";
import type { Offer } from "./offers";

/** A change that adds no product must raise the best score by this much. */
export const WORTHWHILE_POINTS = 10;
/** The least best score that is worth a suggestion. */
const MIN_BEST_SCORE = 40;

/** What makes a change worth offering; calls of a contract have rules of their own. */
export interface SuggestionRules {
  isWorthwhile: (then: Outcome, now: Outcome, offer: Offer) => boolean;
  /** The most helpful first; ties in the order of the questions. */
  compare: (a: Outcome, b: Outcome) => number;
  /** Whether several answers may change together where no single change helps. */
  mayCombine: boolean;
  /** Whether results show what is left when answers are given up: to leave these open shows nothing else. */
  showsGivenUp?: true;
  /** Whether no change leads away from what was answered and must be: a helmet for fast rides stays one. */
  keepsMusts?: true;
  /** Whether answers count whatever leads to their questions. */
  asGiven: boolean;
  /** The most changes; 4 unless given. */
  maxItems?: number;
  /** The most products that a list shows; unlimited unless given. */
  maxCount?: number;
  /** From where on a suggested budget has no limit; the sliders' ends unless given. */
  top?: number;
  /** The ids of questions in the order in which ties are offered; budgets, then the others, unless given. */
  order?: readonly string[];
  /** The choices of a question that are tried instead of the chosen one; all that are open unless given. */
  among?: (asked: AskedQuestion) => readonly KnownOption[];
}

/** The best match first, then the most that are found. */
export const bestFirst: SuggestionRules["compare"] = (a, b) =>
  Number(b.isToBeHad) - Number(a.isToBeHad) || b.bestScore - a.bestScore || b.count - a.count;

/**
 * The rules for any finder. Each change is of one answer, unless no single one helps: what finds the most is of the most
 * use, and one that finds a single perfect match does not stand above it.
 */
export const usualRules: SuggestionRules = {
  isWorthwhile: (then, now, { isLess }) =>
    // Where there is nothing, anything is a way out; nobody is sent from products to what may not be as it must be. The same
    // products match better where less is asked of them, and nobody is helped; nor by more that cannot be had.
    now.count === 0
      ? then.count > 0
      : then.isCertain &&
        isBetter(then, now) &&
        (!isLess || then.available > now.available || (!then.isToBeHad && then.count > now.count)),
  compare: (a, b) =>
    Number(b.isCertain) - Number(a.isCertain) ||
    Number(b.isToBeHad) - Number(a.isToBeHad) ||
    b.count - a.count ||
    b.bestScore - a.bestScore,
  mayCombine: true,
  showsGivenUp: true,
  asGiven: false,
};

/**
 * Products in stock beat those out of stock; otherwise more that are no worse, or a much better one. Never true
 * when the best is a poor match.
 */
export function isBetter(then: Outcome, now: Outcome): boolean {
  if (then.bestScore < MIN_BEST_SCORE) return false;
  if (then.isToBeHad !== now.isToBeHad) return then.isToBeHad;
  return (
    (then.count > now.count && then.bestScore >= now.bestScore) ||
    (then.count > 0 &&
      then.count >= now.count &&
      then.bestScore >= now.bestScore + WORTHWHILE_POINTS)
  );
}

/** Subsets of some items, the smaller first and the earlier items first, at most so many; then all of them. */
export function* smallestFirst<Item>(items: readonly Item[], maxItems: number): Generator<Item[]> {
  let given = 0;
  for (let size = 1; size < items.length; size++) {
    for (const some of ofSize(items, size)) {
      if (++given > maxItems) {
        yield [...items];
        return;
      }
      yield some;
    }
  }
  if (items.length > 0) yield [...items];
}

function* ofSize<Item>(items: readonly Item[], size: number, from = 0): Generator<Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - size; at++) {
    for (const rest of ofSize(items, size - 1, at + 1)) yield [items[at]!, ...rest];
  }
}

/**
 * The section that changes of answers should help: the first that is needed and has nothing, else the first that
 * is shown; then the others that are needed and have something, which no change may empty. `foundIn` says how
 * many products one has, undefined where it is not shown.
 */
export function* neediestFirst(
  parts: readonly StagedSection[],
  foundIn: (part: StagedSection) => Steps<number | undefined>,
): Steps<StagedSection[]> {
  const shown: { part: StagedSection; isNeeded: boolean; found: number }[] = [];
  for (const part of parts) {
    const found = yield* foundIn(part);
    if (found !== undefined) shown.push({ part, isNeeded: !part.section.isOptional, found });
  }
  const first = shown.find(({ isNeeded, found }) => isNeeded && found === 0) ?? shown[0];
  if (!first) return [];
  const others = shown.filter((each) => each !== first && each.isNeeded && each.found > 0);
  return [first, ...others].map(({ part }) => part);
}

/** Answers with the changes of an offer. */
export function withChanges(answers: Answers, { changes }: Pick<Offer, "changes">): Answers {
  const merged = Object.entries({ ...answers, ...changes });
  return Object.fromEntries(merged.filter((entry): entry is [string, Answer] => entry[1] !== null));
}

/** Changes as addresses write them; null removes one. */
export const written = (changes: Offer["changes"]) =>
  Object.fromEntries(
    Object.entries(changes).map(([id, answer]) => [
      id,
      answer === null ? null : writeAnswer(answer),
    ]),
  );
