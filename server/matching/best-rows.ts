import type { Catalogue } from "./catalogue";
import { firstOfEach } from "./groups";
import { sortedInSteps } from "./sorted-in-steps";
import type { Steps } from "./steps";

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

/** So few are not worth being cut. */
const FEW = 64;

/** Collects the best row of each of the best products, `maxItems` at most: what cannot be among them is not kept. */
export function bestRows(catalogue: Catalogue<unknown>, maxItems: number): BestRows {
  const room = Math.max(FEW, 2 * maxItems);
  let found: Judged[] = [];
  let limit = Infinity;
  let worst: Judged | undefined;
  const cut = (sorted: readonly Judged[]) =>
    firstOfEach(catalogue, sorted, ({ row }) => row).slice(0, maxItems);

  return {
    limit: () => limit,
    add(row, tier, distance, place) {
      if (tier === limit && isBehind(distance, place, worst!)) return;
      found.push({ row, tier, distance, place });
      if (found.length < room) return;
      found = cut(found.sort(compare));
      if (found.length < maxItems) return;
      worst = found.at(-1);
      limit = worst?.tier ?? -Infinity;
    },
    *inOrder() {
      return cut(yield* sortedInSteps(found, compare));
    },
  };
}

const isBehind = (distance: number, place: number, worst: Judged) =>
  distance > worst.distance || (distance === worst.distance && place > worst.place);

const compare = (a: Judged, b: Judged) =>
  // Two that are infinitely far have no difference.
  a.tier - b.tier || (a.distance === b.distance ? a.place - b.place : a.distance - b.distance);
