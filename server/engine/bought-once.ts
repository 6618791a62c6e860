import {
  bestSetInSteps,
  isWorthMore,
  type Candidate,
  type ChosenSet,
  type SetLimits,
  type SetPart,
} from "./best-set";
import type { Steps } from "../platform/work/steps";

// A product that may stand in several parts of a set is bought once.

/** So many ways to share products are looked at. */
const MAX_LOOKS = 40;

/** Who has which product for certain, and who has it not, by the parts' places. */
interface Shares {
  has: ReadonlyMap<number, string>;
  hasNot: ReadonlyMap<number, ReadonlySet<string>>;
}

interface Look extends Shares {
  found: ChosenSet;
}

const NOBODY: Shares = { has: new Map(), hasNot: new Map() };

/**
 * The best set in which no product is in two parts: the best of all, and where two of its parts have the same product, the
 * better of those in which one of them has it, or the other. `done` is what a part has whose products are all in parts
 * above. In steps.
 */
export function* bestSetOnce(
  parts: readonly SetPart[],
  limits: SetLimits,
  done: Candidate,
): Steps<ChosenSet> {
  const open: Look[] = [{ ...NOBODY, found: yield* look(NOBODY) }];
  let isProven = true;
  for (let looks = 1; ; looks++) {
    // Of equal ones the latest: it is the nearest to one that can be had.
    const best = open.reduce((one, other) => (isBefore(one.found, other.found) ? one : other));
    const twice = inTwoParts(best.found.chosen);
    isProven &&= best.found.isProven;
    if (!twice) return { ...best.found, isProven };
    open.splice(open.indexOf(best), 1);
    const { group, one, other } = twice;
    const firstHas = withShare(best, { group, has: one, hasNot: other });
    const firstHasNot = withShare(best, { group, hasNot: one });
    // Who has it for certain keeps it.
    if (best.has.get(one) === group) yield* follow(firstHas);
    else if (best.has.get(other) === group) yield* follow(firstHasNot);
    else if (looks < MAX_LOOKS) {
      yield* follow(firstHasNot);
      yield* follow(firstHas);
    } else {
      isProven = false;
      open.splice(0);
      yield* follow(firstHas);
    }
  }

  function* follow(shares: Shares): Steps<void> {
    open.push({ ...shares, found: yield* look(shares) });
  }

  /** What is within the budget comes first; of sets that are not, the cheapest. */
  function isBefore(one: ChosenSet, other: ChosenSet): boolean {
    const [above, aboveOther] = [one, other].map(({ price }) => Math.max(limits.max, price));
    return above === aboveOther ? isWorthMore(one, other) : above! < aboveOther!;
  }

  function* look({ has, hasNot }: Shares): Steps<ChosenSet> {
    const shared = parts.map((part, place): SetPart => {
      const own = has.get(place);
      const not = hasNot.get(place);
      if (own === undefined && !not) return part;
      return {
        ...part,
        *candidates(above) {
          const offered = yield* part.candidates(above);
          if (own !== undefined) return offered.filter(({ group }) => group === own);
          const taken = new Set([...has].flatMap(([at, group]) => (at < place ? [group] : [])));
          const products = offered.filter(({ key }) => key !== null);
          const isDone =
            products.length > 0 && products.every(({ group = "" }) => taken.has(group));
          return isDone ? [done] : offered.filter(({ group = "" }) => not?.has(group) !== true);
        },
      };
    });
    return yield* bestSetInSteps(shared, limits);
  }
}

/** Two parts that have the same product. */
function inTwoParts(chosen: readonly Candidate[]) {
  for (const [other, { group }] of chosen.entries()) {
    const one = group === undefined ? -1 : chosen.findIndex((each) => each.group === group);
    if (one !== -1 && one < other) return { group: group!, one, other };
  }
  return undefined;
}

function withShare(
  { has, hasNot }: Shares,
  share: { group: string; has?: number; hasNot: number },
): Shares {
  const not = new Set([...(hasNot.get(share.hasNot) ?? []), share.group]);
  return {
    has: share.has === undefined ? has : new Map([...has, [share.has, share.group]]),
    hasNot: new Map([...hasNot, [share.hasNot, not]]),
  };
}
