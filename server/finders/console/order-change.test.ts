import { describe, expect, it } from "vitest";
import { orderChange, type Listed } from "./beside-live";

/** "a b/2": the second product is the variant 2 of b. */
const listOf = (text: string): Listed[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((id) => ({ id, name: id.toUpperCase(), group: id.split("/")[0]! }));

describe("how an order differs from an earlier one", () => {
  it.each([
    { case: "the same", now: "a b c", then: "a b c", was: [1, 2, 3], gone: "" },
    { case: "two places higher", now: "c a b", then: "a b c", was: [3, 1, 2], gone: "" },
    { case: "a new one", now: "n a b", then: "a b", was: [null, 1, 2], gone: "" },
    { case: "one is gone", now: "a c", then: "a b c", was: [1, 3], gone: "b 2" },
    { case: "all are others", now: "x y", then: "a b", was: [null, null], gone: "a 1, b 2" },
    { case: "another variant", now: "a/2 b", then: "b a/1", was: [2, 1], gone: "" },
    { case: "nothing now", now: "", then: "a", was: [], gone: "a 1" },
    { case: "nothing then", now: "a", then: "", was: [null], gone: "" },
    { case: "nothing at all", now: "", then: "", was: [], gone: "" },
  ])("$case: $then becomes $now", ({ now, then, was, gone }) => {
    const told = orderChange({ now: listOf(now), then: listOf(then), total: listOf(then).length });
    expect(told.was).toEqual(was);
    expect(told.gone.map(({ id, place }) => `${id} ${place}`).join(", ")).toBe(gone);
    expect(told).not.toHaveProperty("cutAt");
  });

  it("says how many were listed where more fitted", () => {
    const told = orderChange({ now: listOf("c a"), then: listOf("a b"), total: 9 });
    expect(told).toEqual({
      was: [null, 1],
      cutAt: 2,
      gone: [{ id: "b", name: "B", place: 2 }],
    });
  });
});
