import { numbersNamed, type Catalogue } from "./catalogue";
import { outcomes, type Asked, type Outcome } from "./outcomes";
import { finish, type Steps } from "./steps";

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
interface Rules {
  isWorthwhile: (then: Outcome, now: Outcome) => boolean;
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
 */
export const suggestions = <Offer>(
  asked: Asked,
  candidates: readonly Candidate<Offer>[],
  rules: Rules,
): Proven<Offer>[] => finish(suggestionsInSteps(asked, candidates, rules));

/** The same in steps. */
export function* suggestionsInSteps<Offer>(
  asked: Asked,
  candidates: readonly Candidate<Offer>[],
  { isWorthwhile, compare, maxItems, maxCount }: Rules,
): Steps<Proven<Offer>[]> {
  const outcomeOf = outcomes(asked, maxCount);
  const now = yield* outcomeOf(asked);
  const proven: Proven<Offer>[] = [];
  for (const { offer, then } of candidates) {
    const outcome = yield* outcomeOf(then);
    if (isWorthwhile(outcome, now)) proven.push({ offer, then: outcome });
  }
  return proven.sort((a, b) => compare(a.then, b.then)).slice(0, maxItems);
}

/** The numbers of some rows, ascending, without those that are not stated. The rows are ascending, too. */
export function sortedNumbers(
  catalogue: Catalogue<unknown>,
  name: string,
  rows: Uint32Array,
): Float64Array {
  const numbers = numbersNamed(catalogue, name);
  const found = new Float64Array(rows.length);
  let count = 0;
  for (const row of rows) {
    const number = numbers[row]!;
    if (!Number.isNaN(number)) found[count++] = number;
  }
  const stated = found.subarray(0, count);
  // Rows that are in its order need no sorting.
  return name === catalogue.sortedBy ? stated : stated.sort();
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
