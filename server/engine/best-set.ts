import { finish, type Steps } from "../platform/work/steps";

/** One thing that could be chosen for a part of a set. */
export interface Candidate {
  /** null for leaving the part out. */
  key: string | null;
  price: number;
  /** How good it is; those of all parts add up. */
  worth: number;
}

/** A part of a set. */
export interface SetPart {
  /** The parts above, by their places, on whose choice it depends what is offered here. */
  dependsOn: readonly number[];
  /** What is offered once the parts above are chosen, the best first; nothing where it is not needed. */
  candidates: (chosen: readonly (string | null)[]) => Steps<readonly Candidate[]>;
}

/** A choice for every part, in their order. */
export interface ChosenSet {
  keys: (string | null)[];
  price: number;
}

/** Choices for some parts. */
interface Chain {
  price: number;
  worth: number;
  key: string | null;
  rest: Chain | undefined;
}

/** How many choices of a part are tried on which others depend: of the first such part, the second, and so on. */
export const TRIED = [24, 8, 2];

const NOTHING: readonly Candidate[] = [{ key: null, price: 0, worth: 0 }];

/**
 * The set of the most worth that costs no more than `max`; the cheapest one where none does. Of sets that are worth
 * as much it is the cheapest, then the one whose first parts stand higher.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const bestSet = (parts: readonly SetPart[], max: number): ChosenSet =>
  finish(bestSetInSteps(parts, max));

/** The same in steps. */
export function* bestSetInSteps(parts: readonly SetPart[], max: number): Steps<ChosenSet> {
  const known = new Map<string, Chain[]>();
  const chains = yield* chainsFrom(0, []);
  const [cheapest] = chains;
  const best = chains.findLast(({ price }) => price <= max) ?? cheapest;
  const keys: (string | null)[] = [];
  for (let at = best; at; at = at.rest) keys.push(at.key);
  return { keys, price: best?.price ?? 0 };

  /** What can be chosen from a part on: each worth more than those that are cheaper. */
  function* chainsFrom(place: number, chosen: readonly (string | null)[]): Steps<Chain[]> {
    const part = parts[place];
    if (!part) return [];
    const looksAt = parts.flatMap(({ dependsOn }, at) => (at >= place ? dependsOn : []));
    const key = JSON.stringify([
      place,
      chosen.map((each, at) => (looksAt.includes(at) ? each : "")),
    ]);
    let found = known.get(key);
    if (!found) known.set(key, (found = undominated(yield* extended(place, chosen))));
    return found;
  }

  function* extended(place: number, chosen: readonly (string | null)[]): Steps<Chain[]> {
    const offered = yield* parts[place]!.candidates(chosen);
    const all = offered.length > 0 ? offered : NOTHING;
    const isLast = place === parts.length - 1;
    const found: Chain[] = [];
    for (const { key, price, worth } of tried(place, all)) {
      if (isLast) found.push({ key, price, worth, rest: undefined });
      else {
        for (const rest of yield* chainsFrom(place + 1, [...chosen, key])) {
          found.push({ key, price: price + rest.price, worth: worth + rest.worth, rest });
        }
      }
      yield;
    }
    return found;
  }

  /** All of them where nothing depends on it; else the first, and the cheapest. */
  function tried(place: number, all: readonly Candidate[]): readonly Candidate[] {
    const isLookedAt = (at: number) => parts.some(({ dependsOn }) => dependsOn.includes(at));
    if (!isLookedAt(place)) return all;
    const above = parts.slice(0, place).filter((_, at) => isLookedAt(at)).length;
    const most = TRIED[above] ?? 1;
    if (all.length <= most) return all;
    const cheapest = all.reduce((one, other) => (other.price < one.price ? other : one));
    const first = all.slice(0, most);
    return first.includes(cheapest) ? first : [...first, cheapest];
  }
}

/** By price; without those for which something is worth as much and costs no more. */
function undominated(chains: readonly Chain[]): Chain[] {
  const kept: Chain[] = [];
  for (const chain of chains.toSorted((a, b) => a.price - b.price || b.worth - a.worth)) {
    const last = kept.at(-1);
    if (!last || chain.worth > last.worth) kept.push(chain);
  }
  return kept;
}
