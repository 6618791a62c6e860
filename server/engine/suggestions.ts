import type { Bits } from "./bits";
import { numbersNamed, type Catalog } from "./catalog";
import { outcomes, type Asked, type Outcome } from "./outcomes";
import { rowTurns } from "./rank";
import { slotsOf } from "./slots";
import { finish, inOneStep, type Steps } from "../platform/work/steps";

/** A change of the answers that might find more. */
export interface Candidate<Offer> {
  offer: Offer;
  /** The question after the change. */
  then: Asked;
}

/** A change, and what it is proven to find. */
interface Proven<Offer> {
  offer: Offer;
  then: Outcome;
}

/** What makes a change worth offering. */
interface Rules<Offer> {
  isWorthwhile: (then: Outcome, now: Outcome, offer: Offer) => boolean;
  /** The most helpful first; ties as given. */
  compare: (a: Outcome, b: Outcome) => number;
  /** The most changes offered. */
  maxItems: number;
  /** The most products that a list shows; unlimited unless given. */
  maxCount?: number;
}

/**
 * The changes that are worth offering, each proven by asking the changed question: its outcome holds
 * after applying it.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const suggestions = <Offer>(
  asked: Asked,
  candidates: readonly Candidate<Offer>[],
  rules: Rules<Candidate<Offer>>,
): Proven<Offer>[] => {
  const questionAfter = ({ then }: Candidate<Offer>) => inOneStep(() => then);
  const proven = finish(suggestionsInSteps(asked, candidates, questionAfter, rules));
  return proven.map(({ offer: { offer }, then }) => ({ offer, then }));
};

/**
 * The same in steps. The question after a change is made when its turn has come: hundreds of them, beside those of others who
 * wait, would be more than the heap had before. A change that has none is not offered.
 */
export function* suggestionsInSteps<Offer>(
  asked: Asked,
  offers: readonly Offer[],
  questionAfter: (offer: Offer) => Steps<Asked | undefined>,
  { isWorthwhile, compare, maxItems, maxCount }: Rules<Offer>,
): Steps<Proven<Offer>[]> {
  const outcomeOf = outcomes(asked, maxCount);
  const now = yield* outcomeOf(asked);
  const proven: Proven<Offer>[] = [];
  for (const offer of offers) {
    const then = yield* questionAfter(offer);
    if (!then) continue;
    const outcome = yield* outcomeOf(then);
    if (isWorthwhile(outcome, now, offer)) proven.push({ offer, then: outcome });
  }
  return proven.sort((a, b) => compare(a.then, b.then)).slice(0, maxItems);
}

/** The numbers next to a range. */
export interface Beside {
  /** The smallest above it, ascending. */
  above: number[];
  /** The largest below it. */
  below: number | undefined;
}

/** The numbers of some rows next to a range, at most so many above it; what is not stated is none of them. */
export function* numbersBeside(
  catalog: Catalog<unknown>,
  name: string,
  rows: Bits,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
  maxAbove: number,
): Steps<Beside> {
  const numbers = numbersNamed(catalog, name);
  const above: number[] = [];
  let below = -Infinity;
  for (const turn of rowTurns(slotsOf(catalog), rows)) {
    for (const row of turn.rows) {
      const number = numbers[row]!;
      if (number < min && number > below) below = number;
      // Not stated is above nothing.
      if (!(number > max)) continue;
      let at = above.length;
      if (at === maxAbove && number >= above[at - 1]!) continue;
      while (at > 0 && above[at - 1]! > number) at--;
      above.splice(at, 0, number);
      if (above.length > maxAbove) above.pop();
    }
    yield;
  }
  return { above, below: below === -Infinity ? undefined : below };
}

/** The neighbors of an option on a scale: the next one, then the one before. */
export function neighbors<T extends { id: string }>(
  scale: readonly T[],
  id: string | undefined,
): T[] {
  const at = scale.findIndex((each) => each.id === id);
  if (at === -1) return [];
  return [scale[at + 1], scale[at - 1]].filter((each): each is T => each !== undefined);
}
