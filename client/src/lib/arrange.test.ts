import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, sortOrders, sortResults, type Placed } from "./arrange";

const bed = (score: number, inStock = true): Placed => ({ score, inStock, price: String(score) });
const beds = (...scores: number[]) => scores.map((score) => bed(score));

const counts = (list: Placed[], order: Parameters<typeof arrange>[1] = "best") => {
  const { first, more, lessClose, outOfStock } = arrange(list, order);
  return [first, more, lessClose, outOfStock].map(({ length }) => length);
};

describe("the results on the page", () => {
  it.each<[string, Placed[], number[]]>([
    ["many close ones: four, and the rest on a press", beds(99, 90, 80, 70, 60, 50), [4, 2, 0, 0]],
    ["five close ones: all of them", beds(99, 90, 80, 70, 60), [5, 0, 0, 0]],
    ["few close ones: no poor match among them", beds(99, 60, 49, 48), [2, 0, 2, 0]],
    ["one close one", beds(99, 49, 48, 47), [1, 0, 3, 0]],
    [
      "none close: none is less close than those that are shown",
      beds(49, 48, 47, 46, 45),
      [3, 2, 0, 0],
    ],
    ["a poor match before close ones: no pick", beds(99, 20, 80, 30), [2, 0, 2, 0]],
    ["a poor match that stands first: it stays", beds(20, 99, 80, 30), [3, 0, 1, 0]],
    [
      "certain ones that are less close before one that is not certain: none of them is folded",
      [bed(90), bed(30), bed(20), { ...bed(95), unknowns: ["The shop does not state the width"] }],
      [4, 0, 0, 0],
    ],
    ["one", beds(20), [1, 0, 0, 0]],
    ["one less close beside few others: it is shown", beds(99, 60, 20), [3, 0, 0, 0]],
    ["one less close beside many others: it is folded", beds(99, 90, 80, 70, 20), [4, 0, 1, 0]],
    ["stock apart, however close", [...beds(60, 40, 30), bed(99, false)], [1, 0, 2, 1]],
    ["nothing to buy: the list is all there is", [bed(99, false), bed(20, false)], [2, 0, 0, 0]],
    ["no beds", [], [0, 0, 0, 0]],
  ])("%s", (_, list, expected) => {
    expect(counts(list)).toEqual(expected);
  });

  it("where answers were given up never fold what is nearer behind what is farther", () => {
    const list = beds(60, 40, 70, 30, 20);
    expect(arrange(list, "best", 4, true)).toMatchObject({
      first: list.slice(0, 3),
      lessClose: list.slice(3),
    });
  });

  it("in the order of another number stay as they came, with nothing on top", () => {
    const came = beds(40, 90, 10, 70);
    expect(arrange(came, "given")).toMatchObject({ first: came, more: [], lessClose: [] });
    expect(arrange(came, "given").best).toBeUndefined();
  });

  it("by price are a list of eight, nine where only one would be left, with nothing on top", () => {
    const many = [...Array.from({ length: 10 }, (_, at) => bed(at + 40)), bed(1, false)];
    expect(counts(many, "cheapest")).toEqual([8, 2, 0, 1]);
    expect(counts(many.slice(1), "dearest")).toEqual([9, 0, 0, 1]);
    expect(arrange(many, "cheapest").best).toBeUndefined();
  });

  it("hold every bed once, and on top only what can be bought", () => {
    const list = fc.array(fc.record({ score: fc.nat(100), inStock: fc.boolean() }), {
      maxLength: 24,
    });
    const order = fc.constantFrom(...sortOrders.map(({ id }) => id));
    fc.assert(
      fc.property(list, order, (given, sorted) => {
        const ranked = [...given].sort((a, b) => b.score - a.score);
        const all = ranked.map(({ score, inStock }) => bed(score, inStock));
        const { best, first, more, lessClose, outOfStock } = arrange(all, sorted);
        expect(new Set([...first, ...more, ...lessClose, ...outOfStock])).toEqual(new Set(all));
        expect(first.length + more.length + lessClose.length + outOfStock.length).toBe(all.length);
        expect(best === undefined || (best.inStock && best === first[0])).toBe(true);
        expect(lessClose.every(({ score }) => score < 50)).toBe(true);
      }),
    );
  });
});

it("products without a price come last, whichever way prices are sorted", () => {
  const items = [{ price: null }, { price: "20.00" }, { price: "9.50" }];
  expect(sortResults(items, "cheapest").map(({ price }) => price)).toEqual(["9.50", "20.00", null]);
  expect(sortResults(items, "dearest").map(({ price }) => price)).toEqual(["20.00", "9.50", null]);
});
