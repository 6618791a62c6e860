import { expect, it } from "vitest";
import { criteriaOf } from "./criteria";
import type { Part } from "./part";

const part = (id: string, weight: number): Part => ({
  id,
  weight,
  meaning: {
    filter: [],
    narrow: [],
    exclude: [],
    ofOptions: [],
    narrowOfOptions: [],
    measure: {
      columns: [],
      of: () => ({ share: 1, isUnknown: false }),
      wish: { column: "any", shareOf: () => 1 },
    },
  },
  isFact: false,
  hides: false,
  giveUp: 0,
  sentence: () => () => "",
  conditions: { musts: [], wish: undefined, nevers: [] },
  asks: { filter: [], narrow: [], marks: [], hiding: { musts: [], nevers: [] } },
});
const one = part("one", 10);
/** The criterion of the part beside another of some weight. */
const beside = (weight: number) =>
  criteriaOf([one, part("other", weight)]).find(({ id }) => id === "one")!;

it("a part has the same criterion for as many points, so that its sets are worked out once", () => {
  expect(beside(10).max).toBe(50);
  expect(beside(10)).toBe(beside(10));
});

it("of all the shares that a part may get, the latest few are kept", () => {
  const first = beside(10);
  for (const weight of [20, 30, 40, 50, 60]) expect(beside(weight)).toBe(beside(weight));
  expect(beside(10)).not.toBe(first);
});
