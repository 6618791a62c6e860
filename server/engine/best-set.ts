// Longer than 200 lines: one search, whose three questions are asked of the same states.

import { finish, type Steps } from "../platform/work/steps";

/** One thing that could be chosen for a part of a set. */
export interface Candidate {
  /** null for leaving the part out. */
  key: string | null;
  price: number;
  /** How well it fits: up to 100, less than 0 for what is not certain. */
  fit: number;
  /** What parts below read of it: they are offered the same where this is the same. */
  means: string;
  /** The product that it is a variant of, if it is one that other parts may take: it is bought once. */
  group?: string;
  /** Whether the part has what it needs without a product, whatever the fit. */
  isDone?: boolean;
}

/** A part of a set. */
export interface SetPart {
  /** Whether a set without it lacks something. */
  isNeeded: boolean;
  /** How much its fit counts. */
  weight: number;
  /** The parts above, by their places, of whose choice something is read here. */
  dependsOn: readonly number[];
  /** What is offered once the parts above are chosen; nothing where nothing fits. */
  candidates: (above: readonly Candidate[]) => Steps<readonly Candidate[]>;
}

/** How a set is judged: the first of these that differs decides, and of the price the lower. */
export interface SetWorth {
  /** How many needed parts are at or above the floor. */
  reached: number;
  /** The least fit among those; Infinity where there are none. */
  least: number;
  /** The fits of all parts by their weights. */
  sum: number;
  price: number;
}

/** A choice for every part, in their order. */
export interface ChosenSet extends SetWorth {
  chosen: Candidate[];
  /** Whether no other set is better: all of them were looked at, or are no better than some that were. */
  isProven: boolean;
}

export interface SetLimits {
  /** What the set may cost. */
  max: number;
  /** The fit from which a part is what was asked for. */
  floor: number;
}

/** So many times parts are asked what they offer, and so many sets of some parts are kept for each. */
export const MAX_ASKS = 400;
const MAX_KEPT = 2_000;
const STEP = 500;

/** Of a part, once some are chosen above: what can be chosen, by what it means to those below. */
interface State {
  part: SetPart;
  branches: { candidates: readonly Candidate[]; next: State | undefined }[];
}

/** Choices for a part and those below it. */
interface Chain {
  price: number;
  sum: number;
  chosen: Candidate;
  rest: Chain | undefined;
}

const NOTHING: Candidate = { key: null, price: 0, fit: 0, means: "" };

/**
 * The best set of all that cost no more than `max`: see `SetWorth`. Where none does it is the cheapest one.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const bestSet = (parts: readonly SetPart[], limits: SetLimits): ChosenSet =>
  finish(bestSetInSteps(parts, limits));

/** The same in steps. */
export function* bestSetInSteps(
  parts: readonly SetPart[],
  { max, floor }: SetLimits,
): Steps<ChosenSet> {
  let isProven = true;
  /** How often each part was asked. */
  const asks: number[] = [];
  let work = 0;
  const states = new Map<string, State>();
  const first = yield* stateAt(0, []);
  if (!first) return { chosen: [], price: 0, reached: 0, least: Infinity, sum: 0, isProven };

  const cheapest = (yield* cheapestOf(first, floor))[0]!;
  const isWithin = cheapest <= max;
  const limit = isWithin ? max : cheapest;
  // As many needed parts as possible at or above the floor,
  const reached = (yield* cheapestOf(first, floor)).findLastIndex((price) => price <= limit);
  // then the best of the lowest fits that so many can have,
  const least = reached === 0 ? floor : yield* highest((fit) => reaches(fit, reached));
  // then the most in all, for the least.
  const chains = (yield* chainsOf(first, least, new Map()))[reached] ?? [];
  const best = chains.findLast(({ price }) => price <= limit);
  const chosen: Candidate[] = [];
  for (let at = best; at; at = at.rest) chosen.push(at.chosen);
  const counted = chosen.filter((each, at) => !each.isDone && counts(parts[at]!, each, floor));
  return {
    chosen,
    price: best?.price ?? 0,
    sum: best?.sum ?? 0,
    reached,
    least: Math.min(...counted.map(({ fit }) => fit)),
    isProven,
  };

  /** What can be chosen from a part on, made once for each that differs in what is read. */
  function* stateAt(place: number, above: readonly Candidate[]): Steps<State | undefined> {
    const part = parts[place];
    if (!part) return undefined;
    const read = parts.slice(place).flatMap(({ dependsOn }) => dependsOn);
    const name = JSON.stringify([
      place,
      above.map(({ means }, at) => (read.includes(at) ? means : "")),
    ]);
    const known = states.get(name);
    if (known) return known;
    asks[place] = (asks[place] ?? 0) + 1;
    const offered = yield* part.candidates(above);
    const isRead = parts.some(({ dependsOn }) => dependsOn.includes(place));
    const state: State = { part, branches: [] };
    states.set(name, state);
    const branches = isRead
      ? byMeaning(undominated(offered))
      : [undominated(offered.map((each) => ({ ...each, means: "" })))];
    if (offered.length === 0) branches.splice(0, Infinity, [NOTHING]);
    // Where not all can be looked at, those are that fit best, and the cheapest.
    const byFit = branches.sort((a, b) => b.at(-1)!.fit - a.at(-1)!.fit);
    const saving = byFit.toSorted((a, b) => a[0]!.price - b[0]!.price)[0]!;
    for (const candidates of new Set([byFit[0]!, saving, ...byFit])) {
      const isFull = (asks[place + 1] ?? 0) >= MAX_ASKS / parts.length;
      if (isFull && candidates !== byFit[0] && candidates !== saving) {
        isProven = false;
        break;
      }
      const next = yield* stateAt(place + 1, [...above, candidates[0]!]);
      state.branches.push({ candidates, next });
    }
    return state;
  }

  /** Whether so many needed parts can have this fit for what may be spent. */
  function* reaches(fit: number, count: number): Steps<boolean> {
    return ((yield* cheapestOf(first!, fit))[count] ?? Infinity) <= limit;
  }

  /** The highest fit for which something holds that holds for all below it. */
  function* highest(holds: (fit: number) => Steps<boolean>): Steps<number> {
    const fits = [
      ...new Set(
        [...states.values()].flatMap(({ branches }) =>
          branches.flatMap(({ candidates }) => candidates.map(({ fit }) => fit)),
        ),
      ),
    ]
      .filter((fit) => fit >= floor)
      .sort((a, b) => a - b);
    // Parts that need nothing have no fit.
    let [from, to] = [-1, fits.length - 1];
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if (yield* holds(fits[middle]!)) from = middle;
      else to = middle - 1;
    }
    return from === -1 ? floor : fits[from]!;
  }

  /** What it costs at least to have so many needed parts at or above a fit, by their number. */
  function* cheapestOf(
    state: State,
    fit: number,
    known = new Map<State, number[]>(),
  ): Steps<number[]> {
    const found = known.get(state);
    if (found) return found;
    const prices: number[] = [];
    for (const { candidates, next } of state.branches) {
      const below: readonly number[] = next ? yield* cheapestOf(next, fit, known) : [0];
      for (const candidate of candidates) {
        if (++work % STEP === 0) yield;
        const own = counts(state.part, candidate, fit);
        below.forEach((price, count) => {
          const at = count + own;
          prices[at] = Math.min(prices[at] ?? Infinity, price + candidate.price);
        });
      }
    }
    const all = Array.from(prices, (price) => price ?? Infinity);
    // More is enough for fewer.
    for (let at = all.length - 2; at >= 0; at--) all[at] = Math.min(all[at]!, all[at + 1]!);
    known.set(state, all);
    return all;
  }

  /** By how many needed parts are at or above a fit: the chains of which each is more in all than those that are cheaper. */
  function* chainsOf(state: State, fit: number, known: Map<State, Chain[][]>): Steps<Chain[][]> {
    const found = known.get(state);
    if (found) return found;
    const made: Chain[][] = [];
    const { part } = state;
    for (const { candidates, next } of state.branches) {
      const below: readonly (readonly (Chain | undefined)[])[] = next
        ? yield* chainsOf(next, fit, known)
        : [[undefined]];
      for (const chosen of candidates) {
        const own = counts(part, chosen, fit);
        for (const [count, chains] of below.entries()) {
          const into = (made[count + own] ??= []);
          for (const rest of chains) {
            if (++work % STEP === 0) yield;
            const price = chosen.price + (rest?.price ?? 0);
            if (price > limit) continue;
            into.push({ price, sum: part.weight * chosen.fit + (rest?.sum ?? 0), chosen, rest });
          }
        }
      }
    }
    const all = Array.from(made, (chains) => kept(chains ?? []));
    known.set(state, all);
    return all;
  }

  /** By price, each more in all than those before; of too many some, evenly. */
  function kept(chains: Chain[]): Chain[] {
    const better: Chain[] = [];
    for (const chain of chains.sort((a, b) => a.price - b.price || b.sum - a.sum)) {
      const last = better.at(-1);
      if (!last || chain.sum > last.sum) better.push(chain);
    }
    if (better.length <= MAX_KEPT) return better;
    isProven = false;
    const every = (better.length - 1) / (MAX_KEPT - 1);
    return Array.from({ length: MAX_KEPT }, (_, at) => better[Math.round(at * every)]!);
  }
}

/** Whether a set is worth more than another one. */
export function isWorthMore(one: SetWorth, other: SetWorth): boolean {
  if (one.reached !== other.reached) return one.reached > other.reached;
  if (one.least !== other.least) return one.least > other.least;
  return one.sum === other.sum ? one.price < other.price : one.sum > other.sum;
}

/** 1 for a needed part that has what it needs. */
const counts = ({ isNeeded }: SetPart, { key, fit: own, isDone }: Candidate, fit: number): 0 | 1 =>
  isNeeded && (isDone === true || (key !== null && own >= fit)) ? 1 : 0;

/** Candidates by what they mean to parts below. */
function byMeaning(candidates: readonly Candidate[]): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const each of candidates) {
    const group = groups.get(each.means);
    if (group) group.push(each);
    else groups.set(each.means, [each]);
  }
  return [...groups.values()];
}

/**
 * By price; without those for which so many products fit as well, cost no more, and mean the same to parts below: more than
 * one where other parts may take some of them.
 */
export function undominated(candidates: readonly Candidate[], most = 1): Candidate[] {
  /** The best products so far, by what they mean. */
  const best = new Map<string, { group: string | undefined; fit: number }[]>();
  return candidates
    .toSorted((a, b) => a.price - b.price || b.fit - a.fit)
    .filter((each) => {
      const { means, fit, group } = each;
      const others = (best.get(means) ?? []).filter(
        (other) => group === undefined || other.group !== group || other.fit >= fit,
      );
      if (others.some((other) => group !== undefined && other.group === group)) return false;
      if (others.filter((other) => other.fit >= fit).length >= most) return false;
      best.set(means, [...others, { group, fit }].sort((a, b) => b.fit - a.fit).slice(0, most));
      return true;
    });
}
