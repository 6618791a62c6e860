import { describe, expect, it } from "vitest";
import type { Picks, ResultItem, ResultSection } from "@shared/contracts/finders";
import { pickIn, withoutTaken } from "./pick-in";

const items = (...ids: string[]) => ids.map((id) => ({ id }) as ResultItem);

describe("the product that is chosen in a part", () => {
  it.each<[string, Picks, Partial<ResultSection>, boolean?]>([
    ["is the first", {}, { chosen: "a" }],
    ["is the one that was picked", { sun: "b" }, { chosen: "b" }],
    ["is another where the picked one is gone", { sun: "x" }, { chosen: "a", isReplaced: true }],
    ["is the first that was not picked for another part", { cream: "a" }, { chosen: "b" }],
    ["is the first where all are picked elsewhere", { cream: "a", oil: "b" }, { chosen: "a" }],
    ["may be none of an optional part", { sun: "none" }, { chosen: null }, true],
    ["may not be none of a part that is needed", { sun: "none" }, { chosen: "a" }],
  ])("%s", (_, picks, chosen, isOptional = false) => {
    expect(pickIn({ id: "sun", isOptional }, items("a", "b"), picks)).toEqual(chosen);
  });
});

describe("a part whose products may stand in others, too", () => {
  /** The products that fit, in their order; a variant shares the letter of its product. */
  const left = (fitting: string[], maxItems: number, taken: Record<string, string>) => {
    const list = (more: number) => {
      const places = fitting.slice(0, maxItems + more);
      const found = { id: "sun", total: fitting.length, items: items(...places), relaxed: [] };
      return { found, places };
    };
    const groupOf = (place: string) => place[0]!;
    return withoutTaken(list, { maxItems, groupOf, taken: new Map(Object.entries(taken)) });
  };
  const ids = (found: ResultSection) => found.items.map(({ id }) => id);

  it("has what no part above has taken, and as many as there is room for", () => {
    const { found, places } = left(["a1", "b1", "c1", "d1"], 2, { a: "cream" });
    expect([ids(found), places, found.total]).toEqual([["b1", "c1"], ["b1", "c1"], 3]);
  });

  it("does not take another size of the same product either", () => {
    expect(ids(left(["a2", "b1"], 12, { a: "cream" }).found)).toEqual(["b1"]);
  });

  it("says which part does for it where nothing else fits", () => {
    const { found } = left(["a1"], 12, { a: "cream", b: "oil" });
    expect([found.items, found.total, found.doneBy]).toEqual([[], 0, "cream"]);
  });

  it("stays as it is where nothing was taken, and where nothing fits", () => {
    expect(left(["a1", "b1"], 1, { z: "cream" }).found).toEqual({
      id: "sun",
      total: 2,
      items: items("a1"),
      relaxed: [],
    });
    expect(left([], 1, { z: "cream" }).found).not.toHaveProperty("doneBy");
  });
});
