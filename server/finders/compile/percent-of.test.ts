import { expect, it } from "vitest";
import { percentOf } from "./percent-of";

const anything = { all: [] };

/** Parts by letters: a capital one must be so, a small one weighs. `counted` are the answers among them. */
function of(parts: string, counted = parts) {
  const ids = Array.from(parts);
  return percentOf({
    criteria: ids.filter((id) => id === id.toLowerCase()).map((id) => ({ id })),
    parts: ids.map((id) => {
      const filter = id === id.toLowerCase() ? [] : [anything];
      return { id, asks: { filter, narrow: [] } };
    }),
    counted: Object.fromEntries(Array.from(counted, (id) => [id, "yes"])),
  });
}

it.each([
  ["nothing was asked", "", undefined],
  ["nothing weighs: all that is listed is as it must be", "AB", undefined],
  ["one preference alone", "a", "answers"],
  ["several preferences", "abc", "answers"],
  ["one preference beside a must: met or not, the reasons say it", "Ba", undefined],
  ["several preferences beside a must", "Cab", "preferences"],
])("%s", (_, parts, expected) => {
  expect(of(parts)).toBe(expected);
});

it("what the shop's own rules ask of every product is no answer", () => {
  expect(of("Ra", "a")).toBe("answers");
});

it("what may be given up counts as a must, and an answer that weighs, too, as a preference", () => {
  const narrow = [{ id: "B", giveUp: 1, condition: anything }];
  const asks = { filter: [], narrow };
  const counted = { a: "yes", B: "yes" };
  const a = { id: "a", asks: { filter: [anything], narrow: [] } };
  expect(percentOf({ criteria: [a], parts: [a, { id: "B", asks }], counted })).toBeUndefined();
  expect(percentOf({ criteria: [a], parts: [a], counted })).toBe("answers");
});
