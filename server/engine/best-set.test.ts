// Longer than 200 lines: the search stands beside the plain loop that it is compared with.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish, type Steps } from "../platform/work/steps";
import {
  bestSet as choose,
  type Candidate,
  type SetLimits,
  type SetPart,
  type SetWorth,
} from "./best-set";

const FLOOR = 50;
/** With the keys of what is chosen. */
const bestSet = (parts: readonly SetPart[], limits: SetLimits) => {
  const { chosen, ...set } = choose(parts, limits);
  return { keys: chosen.map(({ key }) => key), ...set };
};
const offers = (...given: [key: string, price: number, fit: number][]): Candidate[] =>
  given.map(([key, price, fit]) => ({ key, price, fit, means: key }));
function* inSteps(candidates: readonly Candidate[]): Steps<readonly Candidate[]> {
  yield;
  return candidates;
}
const part = (candidates: readonly Candidate[], isNeeded = true): SetPart => ({
  isNeeded,
  weight: 1,
  dependsOn: [],
  candidates: () => inSteps(candidates),
});
const LEFT: Candidate = { key: null, price: 0, fit: 0, means: "" };
const within = (max: number): SetLimits => ({ max, floor: FLOOR });

const machines = offers(["best", 9_000, 95], ["good", 5_000, 85], ["cheap", 2_000, 40]);
const grinders = offers(["fine", 4_000, 90], ["plain", 1_000, 60]);

describe("the best set within a budget", () => {
  it.each([
    { max: 20_000, keys: ["best", "fine"], price: 13_000 },
    { max: 12_999, keys: ["good", "fine"], price: 9_000 },
    { max: 8_999, keys: ["good", "plain"], price: 6_000 },
    // One part as it was asked for is more than none: 40 and 90 are better than 40 and 60.
    { max: 6_000, keys: ["good", "plain"], price: 6_000 },
    { max: 5_999, keys: ["cheap", "plain"], price: 3_000 },
    { max: 100, keys: ["cheap", "plain"], price: 3_000 },
  ])("of $max is $keys", ({ max, ...set }) => {
    expect(bestSet([part(machines), part(grinders)], within(max))).toMatchObject({
      ...set,
      isProven: true,
    });
  });

  it("raises the least fit before the sum", () => {
    const one = offers(["a", 100, 100], ["b", 60, 70]);
    const other = offers(["x", 100, 80], ["y", 60, 55]);
    // 100 + 55 are more than 70 + 80, and one of them is only 55.
    expect(bestSet([part(one), part(other)], within(160)).keys).toEqual(["b", "x"]);
  });

  it("leaves out what is optional where a needed part fits better without it", () => {
    const optional = part([...grinders, LEFT], false);
    expect(bestSet([part(machines), optional], within(13_000)).keys).toEqual(["best", "fine"]);
    expect(bestSet([part(machines), optional], within(9_000)).keys).toEqual(["best", null]);
    expect(bestSet([part(machines), optional], within(5_500)).keys).toEqual(["good", null]);
    expect(bestSet([part(machines), optional], within(2_500)).keys).toEqual(["cheap", null]);
  });

  it("counts the fit of a part by its weight", () => {
    const one = offers(["a", 100, 90], ["b", 50, 60]);
    const keys = (weight: number) =>
      bestSet([{ ...part(one), weight }, part(one)], within(150)).keys;
    expect([keys(2), keys(0.5)]).toEqual([
      ["a", "b"],
      ["b", "a"],
    ]);
  });

  it("asks what depends on a choice with that choice", () => {
    const suits: Record<string, Candidate[]> = { best: offers(["own", 500, 99]), good: [] };
    const dependent: SetPart = {
      ...part([]),
      dependsOn: [0],
      candidates: ([machine]) => inSteps(suits[machine!.means] ?? grinders),
    };
    expect(bestSet([part(machines), dependent], within(9_500)).keys).toEqual(["best", "own"]);
    // With the good machine one part would be empty; with the cheap one the other fits better.
    expect(bestSet([part(machines), dependent], within(9_400)).keys).toEqual(["cheap", "fine"]);
    expect(bestSet([part(machines), dependent], within(4_000)).keys).toEqual(["cheap", "plain"]);
  });

  it("takes a part that needs nothing for one that has it", () => {
    const done: Candidate = { key: null, price: 0, fit: 75, means: "", isDone: true };
    expect(bestSet([part(machines), part([done])], within(5_000))).toMatchObject({
      keys: ["good", null],
      reached: 2,
      least: 85,
    });
  });

  it("is empty without parts, and costs nothing where none is needed", () => {
    expect(bestSet([], within(100))).toMatchObject({ keys: [], price: 0 });
    expect(bestSet([part([])], within(100))).toMatchObject({ keys: [null], price: 0 });
  });

  it("says where it did not look at all", () => {
    const many = Array.from({ length: 600 }, (_, at) => offers([`${at}`, at, 50])).flat();
    const dependent = { ...part([]), dependsOn: [0], candidates: () => inSteps(grinders) };
    expect(bestSet([part(many), dependent], within(10_000)).isProven).toBe(false);
  });
});

const anyFit = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-150, 50, 100));
const anyOffers = (most: number, prices: number) =>
  fc.array(fc.tuple(fc.nat(prices), anyFit, fc.nat(2)), { maxLength: most }).map((all) =>
    all.map(([price, fit, means], at): Candidate => ({
      key: `${at}`,
      price,
      fit,
      means: `${means}`,
    })),
  );
/** Parts that offer something else for each of three meanings of one above, or the same for all. */
const anyParts = (count: number, most: number, prices: number): fc.Arbitrary<SetPart[]> =>
  fc
    .array(
      fc.record({
        isNeeded: fc.boolean(),
        weight: fc.integer({ min: 1, max: 3 }),
        offered: fc.array(anyOffers(most, prices), { minLength: 3, maxLength: 3 }),
        above: fc.option(fc.nat(2), { nil: undefined }),
      }),
      { minLength: 1, maxLength: count },
    )
    .map((all) =>
      all.map(({ isNeeded, weight, offered, above }, place): SetPart => {
        const more = isNeeded ? [] : [LEFT];
        const dependsOn = above !== undefined && above < place ? [above] : [];
        return {
          isNeeded,
          weight,
          dependsOn,
          candidates: (chosen) => {
            const read = dependsOn.length > 0 ? Number(chosen[above!]!.means) : 0;
            return inSteps([...offered[read]!, ...more]);
          },
        };
      }),
    );

describe("a set is as good as trying every one finds", () => {
  it.each([
    { sets: 1_000, parts: 4, most: 12, prices: 40 },
    { sets: 100, parts: 2, most: 200, prices: 2_000 },
  ])("of $parts parts with up to $most products, $sets times", ({ sets, parts, most, prices }) => {
    let dear = 0;
    fc.assert(
      fc.property(anyParts(parts, most, prices), fc.nat(prices * 3), (all, max) => {
        const { keys, isProven, ...worth } = bestSet(all, within(max));
        const best = bestOfEvery(all, max);
        expect(worth).toEqual(best.worth);
        expect(worthOf(all, best.every.get(JSON.stringify(keys))!)).toEqual(worth);
        expect(isProven).toBe(true);
        dear += Number(worth.price > max);
      }),
      { numRuns: sets },
    );
    expect(dear).toBeGreaterThan(sets / 100);
  });
});

const worthOf = (parts: readonly SetPart[], chosen: readonly Candidate[]): SetWorth => {
  const needed = chosen.filter(
    ({ key, fit }, at) => parts[at]!.isNeeded && key !== null && fit >= FLOOR,
  );
  return {
    reached: needed.length,
    least: Math.min(...needed.map(({ fit }) => fit)),
    sum: chosen.reduce((sum, { fit }, at) => sum + fit * parts[at]!.weight, 0),
    price: chosen.reduce((sum, { price }) => sum + price, 0),
  };
};

/** Every set that there is, and the worth of the best: the plain loop. */
function bestOfEvery(parts: readonly SetPart[], max: number) {
  const every = new Map<string, Candidate[]>();
  const grow = (chosen: Candidate[]): void => {
    const next = parts[chosen.length];
    if (!next) return void every.set(JSON.stringify(chosen.map(({ key }) => key)), chosen);
    const offered = finish(next.candidates(chosen));
    for (const each of offered.length > 0 ? offered : [LEFT]) grow([...chosen, each]);
  };
  grow([]);
  const all = [...every.values()].map((chosen) => worthOf(parts, chosen));
  const cheapest = Math.min(...all.map(({ price }) => price));
  const limit = cheapest <= max ? max : cheapest;
  const fitting = all.filter(({ price }) => price <= limit);
  const [worth] = fitting.sort(
    (a, b) =>
      b.reached - a.reached ||
      (b.least === a.least ? 0 : b.least - a.least) ||
      b.sum - a.sum ||
      a.price - b.price,
  );
  return { every, worth: worth! };
}
