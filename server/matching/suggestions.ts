import { numbersNamed, type Catalogue } from "./catalogue";
import type { Query } from "./criteria";
import { explain, scoreOf } from "./explain";
import { rank } from "./rank";

/** What a question finds with nothing given up. */
export interface Outcome {
  count: number;
  /** The first product's score; 0 without one, 100 where nothing ranks. */
  bestScore: number;
  /** Whether the first product, and so any, is in stock. */
  hasStock: boolean;
}

/** A change of the answers that might find more. */
export interface Candidate<Offer> {
  offer: Offer;
  /** The question after the change. */
  then: Asked;
}

/** A question, and the products that it is asked of. */
interface Asked {
  catalogue: Catalogue<unknown>;
  query: Query;
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
export function suggestions<Offer>(
  asked: Asked,
  candidates: readonly Candidate<Offer>[],
  { isWorthwhile, compare, maxItems, maxCount }: Rules,
): { offer: Offer; then: Outcome }[] {
  const now = outcome(asked, maxCount);
  return candidates
    .map(({ offer, then }) => ({ offer, then: outcome(then, maxCount) }))
    .filter(({ then }) => isWorthwhile(then, now))
    .sort((a, b) => compare(a.then, b.then))
    .slice(0, maxItems);
}

/** What a question finds with nothing given up. */
function outcome({ catalogue, query }: Asked, maxCount = Infinity): Outcome {
  const strict: Query = {
    ...query,
    filter: [...query.filter, ...query.narrow.map(({ condition }) => condition)],
    narrow: [],
  };
  const { rows, total } = rank(catalogue, strict, 1);
  const [first] = rows;
  if (first === undefined) return { count: 0, bestScore: 0, hasStock: false };
  const reasons = explain(catalogue, query.score)(first);
  return {
    count: Math.min(total, maxCount),
    bestScore: reasons.length === 0 ? 100 : scoreOf(reasons),
    hasStock: catalogue.stock[first] === 1,
  };
}

/** The numbers of some rows, ascending, without those that are not stated. */
export function sortedNumbers(
  catalogue: Catalogue<unknown>,
  name: string,
  rows: Uint32Array,
): Float64Array {
  const numbers = numbersNamed(catalogue, name);
  return Float64Array.from(rows, (row) => numbers[row]!)
    .filter((value) => !Number.isNaN(value))
    .sort();
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
