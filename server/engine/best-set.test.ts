import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestSet, type Candidate, type SetPart } from "./best-set";
import { finish, type Steps } from "../platform/work/steps";

const offers = (...given: [key: string, price: number, worth: number][]): Candidate[] =>
  given.map(([key, price, worth]) => ({ key, price, worth }));
function* inSteps(candidates: readonly Candidate[]): Steps<readonly Candidate[]> {
  yield;
  return candidates;
}
const part = (candidates: readonly Candidate[]): SetPart => ({
  dependsOn: [],
  candidates: () => inSteps(candidates),
});

const machines = offers(["best", 9_000, 95], ["good", 5_000, 85], ["cheap", 2_000, 40]);
const grinders = offers(["fine", 4_000, 90], ["plain", 1_000, 60]);

describe("the best set within a budget", () => {
  it.each([
    { max: 20_000, keys: ["best", "fine"], price: 13_000 },
    { max: 12_999, keys: ["good", "fine"], price: 9_000 },
    { max: 8_999, keys: ["good", "plain"], price: 6_000 },
    { max: 5_999, keys: ["cheap", "plain"], price: 3_000 },
    { max: 100, keys: ["cheap", "plain"], price: 3_000 },
  ])("of $max is $keys", ({ max, ...set }) => {
    expect(bestSet([part(machines), part(grinders)], max)).toEqual(set);
  });

  it("leaves out what is optional only where it must", () => {
    const optional = [...grinders, { key: null, price: 0, worth: 0 }];
    expect(bestSet([part(machines), part(optional)], 5_500).keys).toEqual(["cheap", "plain"]);
    expect(bestSet([part(machines), part(optional)], 2_500).keys).toEqual(["cheap", null]);
  });

  it("asks what depends on a choice with that choice", () => {
    const suits: Record<string, Candidate[]> = { best: offers(["own", 500, 99]), good: [] };
    const dependent: SetPart = {
      dependsOn: [0],
      candidates: ([machine]) => inSteps(suits[machine!] ?? grinders),
    };
    expect(bestSet([part(machines), dependent], 9_500).keys).toEqual(["best", "own"]);
    expect(bestSet([part(machines), dependent], 9_400).keys).toEqual(["cheap", "fine"]);
    expect(bestSet([part(machines), dependent], 5_500).keys).toEqual(["cheap", "plain"]);
  });

  it("is empty without parts, and costs nothing where none is needed", () => {
    expect(bestSet([], 100)).toEqual({ keys: [], price: 0 });
    expect(bestSet([part([])], 100)).toEqual({ keys: [null], price: 0 });
  });

  it("is what trying every set finds", () => {
    const candidates = fc
      .array(fc.tuple(fc.nat(30), fc.nat(20)), { minLength: 1, maxLength: 4 })
      .map((all) => offers(...all.map(([price, worth], at) => [`${at}`, price, worth] as never)));
    const anyPart = (place: number) =>
      fc
        .tuple(
          candidates,
          candidates,
          fc.option(fc.nat(Math.max(0, place - 1)), { nil: undefined }),
        )
        .map(([one, other, above]): SetPart =>
          place === 0 || above === undefined
            ? part(one)
            : {
                dependsOn: [above],
                candidates: (chosen) => inSteps(Number(chosen[above]) % 2 === 0 ? one : other),
              },
        );
    fc.assert(
      fc.property(fc.tuple(anyPart(0), anyPart(1), anyPart(2)), fc.nat(90), (parts, max) => {
        const every = everySet(parts, []);
        const fitting = every.filter(({ price }) => price <= max);
        const worth = Math.max(...fitting.map((each) => each.worth));
        const price =
          fitting.length > 0
            ? Math.min(...fitting.filter((each) => each.worth === worth).map((each) => each.price))
            : Math.min(...every.map((each) => each.price));
        const found = bestSet(parts, max);
        expect(found.price).toBe(price);
        const same = every.find(({ keys }) => keys.join() === found.keys.join())!;
        expect(same.price).toBe(price);
        if (fitting.length > 0) expect(same.worth).toBe(worth);
      }),
      { numRuns: 500 },
    );
  });
});

interface Tried {
  keys: (string | null)[];
  price: number;
  worth: number;
}

function everySet([first, ...others]: readonly SetPart[], chosen: (string | null)[]): Tried[] {
  if (!first) return [{ keys: chosen, price: 0, worth: 0 }];
  return finish(first.candidates(chosen)).flatMap((each) =>
    everySet(others, [...chosen, each.key]).map(({ keys, price, worth }) => ({
      keys,
      price: price + each.price,
      worth: worth + each.worth,
    })),
  );
}
