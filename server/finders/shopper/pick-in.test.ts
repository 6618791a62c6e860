import { describe, expect, it } from "vitest";
import type { Picks, ResultSection } from "@shared/contracts/finders";
import { pickIn } from "./pick-in";

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
    expect(pickIn({ id: "sun", isOptional }, ["a", "b"], picks)).toEqual(chosen);
  });

  it("is what the budget prefers, and says so, but never instead of a pick", () => {
    const sun = { id: "sun", isOptional: true };
    const isForBudget = true;
    const preferred = { ids: new Map([["sun", "b"]]), isForBudget };
    expect(pickIn(sun, ["a", "b"], {}, preferred)).toEqual({ chosen: "b", isForBudget });
    expect(pickIn(sun, ["a", "b"], { sun: "a" }, preferred)).toEqual({ chosen: "a" });
    expect(pickIn(sun, ["a", "b"], {}, { ...preferred, isForBudget: false })).toEqual({
      chosen: "b",
      isForSet: true,
    });
    const none = { ids: new Map([["sun", null]]), isForBudget };
    expect(pickIn(sun, ["a"], {}, none)).toEqual({
      chosen: null,
      isForBudget,
    });
    expect(pickIn(sun, ["a"], {}, preferred)).toEqual({ chosen: "a" });
  });
});
