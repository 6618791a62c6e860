import type { Steps } from "../platform/work/steps";
import type { Catalog } from "./catalog";
import { firstOfEach, groupsOf } from "./groups";

/** A row, and what it is judged by: the smaller the better, and the first difference decides. No two share a place. */
export interface Judged {
  row: number;
  /** Stock, certainty and score as one number. */
  tier: number;
  /** From what was given up. */
  distance: number;
  place: number;
}

/** The best rows of those that it was given. */
interface BestRows {
  /** Whatever is of a higher tier is not among them. */
  limit: () => number;
  add: (row: number, tier: number, distance: number, place: number) => void;
  inOrder: () => Steps<Judged[]>;
}

/** So many are kept in their order. */
const FEW = 1_000;

/** Collects the best row of each of the best products, `maxItems` at most. */
export const bestRows = (catalog: Catalog<unknown>, maxItems: number): BestRows =>
  maxItems <= FEW ? fewBest(catalog, maxItems) : manyBest(catalog, maxItems);

/** What cannot be among them is not kept, and its place in memory taken by the next. */
function fewBest(catalog: Catalog<unknown>, maxItems: number): BestRows {
  const groups = groupsOf(catalog);
  const best: Judged[] = [];
  let limit = maxItems === 0 ? -Infinity : Infinity;

  return {
    limit: () => limit,
    add(row, tier, distance, place) {
      if (best.length === maxItems && !isBefore(tier, distance, place, best[maxItems - 1]!)) return;
      if (groups) {
        const variant = best.findIndex((other) => groups[other.row] === groups[row]);
        if (variant !== -1 && !isBefore(tier, distance, place, best[variant]!)) return;
        if (variant !== -1) best.splice(variant, 1);
      }
      const judged = best.length === maxItems ? best.pop()! : { row, tier, distance, place };
      let at = best.length;
      best.push(judged);
      for (; at > 0 && isBefore(tier, distance, place, best[at - 1]!); at--)
        best[at] = best[at - 1]!;
      best[at] = judged;
      judged.row = row;
      judged.tier = tier;
      judged.distance = distance;
      judged.place = place;
      if (best.length === maxItems) limit = best[maxItems - 1]!.tier;
    },
    *inOrder() {
      yield;
      return best;
    },
  };
}

// Not of two objects: there would be one for each row.
const isBefore = (tier: number, distance: number, place: number, other: Judged) =>
  tier < other.tier ||
  (tier === other.tier &&
    (distance < other.distance || (distance === other.distance && place < other.place)));

/** All are kept, and sorted at the end. */
function manyBest(catalog: Catalog<unknown>, maxItems: number): BestRows {
  const all: Judged[] = [];
  return {
    limit: () => Infinity,
    add: (row, tier, distance, place) => all.push({ row, tier, distance, place }),
    *inOrder() {
      const sorted = yield* sortedInSteps(all, compare);
      return firstOfEach(catalog, sorted, ({ row }) => row).slice(0, maxItems);
    },
  };
}

const compare = (a: Judged, b: Judged) =>
  // Two that are infinitely far have no difference.
  a.tier - b.tier || (a.distance === b.distance ? a.place - b.place : a.distance - b.distance);

/** So many are sorted, or joined, in a step. */
const STEP = 2_000;

/** A sorted copy of a list; what compares as equal keeps its order. */
export function* sortedInSteps<Item>(
  list: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < list.length; from += STEP) {
    runs.push(list.slice(from, from + STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const joined: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [one, other] = [runs[at]!, runs[at + 1]];
      joined.push(other ? yield* joinedRuns(one, other, compare) : one);
    }
    runs = joined;
  }
  return runs[0] ?? [];
}

function* joinedRuns<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  const joined: Item[] = [];
  let [at, then] = [0, 0];
  while (at < one.length && then < other.length) {
    joined.push(compare(one[at]!, other[then]!) <= 0 ? one[at++]! : other[then++]!);
    if (joined.length % STEP === 0) yield;
  }
  for (; at < one.length; at++) joined.push(one[at]!);
  for (; then < other.length; then++) joined.push(other[then]!);
  return joined;
}
