import fc from "fast-check";
import { expect, it } from "vitest";
import { finish, type Steps } from "../platform/work/steps";
import { isWorthMore, type Candidate, type SetPart, type SetWorth } from "./best-set";
import { bestSetOnce } from "./bought-once";

const FLOOR = 50;
const DONE: Candidate = { key: null, price: 0, fit: 75, means: "", isDone: true };
const LEFT: Candidate = { key: null, price: 0, fit: 0, means: "" };
function* inSteps(candidates: readonly Candidate[]): Steps<readonly Candidate[]> {
  yield;
  return candidates;
}

/** Parts that offer some of the same products, each with a fit of its own. */
const anyParts = (most: number) =>
  fc
    .array(
      fc.record({
        isNeeded: fc.boolean(),
        // Three and more: what other parts have is never all that there is.
        offered: fc.uniqueArray(fc.tuple(fc.nat(most), fc.nat(100)), {
          minLength: 3,
          maxLength: most,
          selector: ([product]) => product,
        }),
      }),
      { minLength: 2, maxLength: 3 },
    )
    .map((all) =>
      all.map(({ isNeeded, offered }): SetPart => {
        const products = new Map(offered);
        const candidates = [...products].map(([product, fit]): Candidate => {
          const key = `p${product}`;
          return { key, group: key, price: (product * 37) % 50, fit, means: "" };
        });
        return {
          isNeeded,
          weight: 1,
          dependsOn: [],
          candidates: () => inSteps(isNeeded ? candidates : [...candidates, LEFT]),
        };
      }),
    );

function worthOf(parts: readonly SetPart[], chosen: readonly Candidate[]): SetWorth {
  const needed = chosen.filter(
    ({ key, fit }, at) => parts[at]!.isNeeded && key !== null && fit >= FLOOR,
  );
  return {
    reached: needed.length,
    least: Math.min(...needed.map(({ fit }) => fit)),
    sum: chosen.reduce((sum, { fit }) => sum + fit, 0),
    price: chosen.reduce((sum, { price }) => sum + price, 0),
  };
}

/** The best of every set in which no product is twice: the plain loop. */
function bestOfEvery(parts: readonly SetPart[], max: number): SetWorth {
  const all: SetWorth[] = [];
  const grow = (chosen: Candidate[]): void => {
    const next = parts[chosen.length];
    if (!next) return void all.push(worthOf(parts, chosen));
    for (const each of finish(next.candidates(chosen)))
      if (each.group === undefined || chosen.every(({ group }) => group !== each.group))
        grow([...chosen, each]);
  };
  grow([]);
  const cheapest = Math.min(...all.map(({ price }) => price));
  const limit = Math.max(max, cheapest);
  return all
    .filter(({ price }) => price <= limit)
    .reduce((best, each) => (isWorthMore(each, best) ? each : best));
}

it.each([
  { most: 8, sets: 400 },
  { most: 60, sets: 100 },
])("no product is in two parts, and no set of $most products is better", ({ most, sets }) => {
  let [proven, all] = [0, 0];
  fc.assert(
    fc.property(anyParts(most), fc.nat(150), (parts, max) => {
      const { chosen, isProven, ...worth } = finish(
        bestSetOnce(parts, { max, floor: FLOOR }, DONE),
      );
      const groups = chosen.flatMap(({ group }) => group ?? []);
      expect(new Set(groups).size).toBe(groups.length);
      all += 1;
      if (!isProven) return;
      proven += 1;
      expect(worth).toEqual(bestOfEvery(parts, max));
    }),
    { numRuns: sets },
  );
  expect(proven).toBeGreaterThan(all * 0.95);
});

it("a part whose products are all in parts above is done with them", () => {
  const only: Candidate = { key: "a", group: "a", price: 10, fit: 90, means: "" };
  const part: SetPart = {
    isNeeded: true,
    weight: 1,
    dependsOn: [],
    candidates: () => inSteps([only]),
  };
  const { chosen, price } = finish(bestSetOnce([part, part], { max: 100, floor: FLOOR }, DONE));
  expect([chosen.map(({ key }) => key), price]).toEqual([["a", null], 10]);
});

it("a product that three parts would have, of which the last two settled on it, ends with one of them", () => {
  const offer = (product: number, price: number, fit: number): Candidate => {
    const key = `p${product}`;
    return { key, group: key, price, fit, means: "" };
  };
  const offers = [
    [offer(3, 11, 50), offer(7, 9, 75), offer(0, 0, 56), offer(8, 46, 39), offer(1, 37, 60)],
    [offer(2, 24, 10), offer(1, 37, 17), offer(7, 9, 56), offer(3, 11, 40)],
    [offer(1, 37, 78), offer(3, 11, 52), offer(7, 9, 70), offer(4, 48, 54), offer(0, 0, 49), LEFT],
  ];
  const parts = offers.map((offered, at) => ({
    isNeeded: at < 2,
    weight: 1,
    dependsOn: [],
    candidates: () => inSteps(offered),
  }));
  const {
    chosen: _,
    isProven,
    ...worth
  } = finish(bestSetOnce(parts, { max: 24, floor: FLOOR }, DONE));
  expect(isProven).toBe(true);
  expect(worth).toEqual(bestOfEvery(parts, 24));
});
