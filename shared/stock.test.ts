import { describe, expect, it } from "vitest";
import { mayBeHad, statedStock, stockGroups, stockState, stockStates } from "./stock";

describe("what a product says of its stock", () => {
  it.each([...stockStates, null])(
    "is one word, and the same again once it is stated: %s",
    (state) => {
      expect(stockState(statedStock(state))).toBe(state);
    },
  );

  it.each([
    [{ inStock: false, availability: "low" }, "out"],
    [{ inStock: false, availability: "backorder" }, "out"],
    [{ inStock: true, availability: "made to order" }, "in"],
    [{ inStock: null, availability: "low" }, null],
  ] as const)("does not count where it contradicts itself: %o is %s", (product, state) => {
    expect(stockState(product)).toBe(state);
  });

  it("says of what is made to order or on backorder that it may be had", () => {
    expect(stockStates.filter((state) => !mayBeHad(statedStock(state)))).toEqual(["out"]);
  });
});

it("lists what may be had first, and the rest under a title", () => {
  const items = stockStates.map((state) => ({ state, ...statedStock(state) })).reverse();
  expect(stockGroups(items).map((group) => [group.title, group.items.length])).toEqual([
    [undefined, 4],
    ["Out of stock now", 1],
  ]);
  expect(stockGroups([])).toEqual([]);
});
