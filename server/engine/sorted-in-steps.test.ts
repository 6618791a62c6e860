import fc from "fast-check";
import { expect, it } from "vitest";
import { sortedInSteps } from "./best-rows";
import { finish } from "../platform/work/steps";

it("a list sorted in steps is as one that is sorted at once, ties in their order", () => {
  const lists = fc.array(fc.record({ key: fc.nat(50), place: fc.nat() }), {
    maxLength: 9_000,
    size: "max",
  });
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
  fc.assert(
    fc.property(lists, (list) => {
      expect(finish(sortedInSteps(list, compare))).toEqual(list.toSorted(compare));
    }),
    { numRuns: 30 },
  );
});

it("no step of 50,000 looks at more than some thousands of them", () => {
  const list = Array.from({ length: 50_000 }, (_, at) => (at * 7_919) % 50_021);
  let compared = 0;
  let most = 0;
  const steps = sortedInSteps(list, (a, b) => {
    compared += 1;
    return a - b;
  });
  for (let result = steps.next(); !result.done; result = steps.next()) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(50_000);
});
