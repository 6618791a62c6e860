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
  add: (judged: Judged) => void;
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
    add(judged) {
      if (worst && compare(judged, worst) > 0) return;
      found.push(judged);
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

const compare = (a: Judged, b: Judged) =>
  // Two that are infinitely far have no difference.
  a.tier - b.tier || (a.distance === b.distance ? a.place - b.place : a.distance - b.distance);
