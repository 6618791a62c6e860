import { describe, expect, it } from "vitest";
import { withoutTaken } from "./without-taken";

describe("a part whose products may stand in others, too", () => {
  /** A variant shares the letter of its product. */
  const left = (fitting: string[], maxItems: number, taken: Record<string, string>) =>
    withoutTaken(fitting, (place) => taken[place[0]!], maxItems);

  it("has what no part above has taken, and as many as there is room for", () => {
    expect(left(["a1", "b1", "c1", "d1"], 2, { a: "cream" })).toEqual({
      places: ["b1", "c1"],
    });
  });

  it("does not take another size of the same product either", () => {
    expect(left(["a2", "b1"], 12, { a: "cream" }).places).toEqual(["b1"]);
  });

  it("says which part does for it where nothing else fits", () => {
    expect(left(["a1"], 12, { a: "cream", b: "oil" })).toEqual({
      places: [],
      doneBy: "cream",
    });
  });

  it("stays as it is where nothing was taken, and where nothing fits", () => {
    expect(left(["a1", "b1"], 1, { z: "cream" })).toEqual({ places: ["a1"] });
    expect(left([], 1, { z: "cream" })).toEqual({ places: [] });
  });
});
