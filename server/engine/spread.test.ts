import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSpread, spread, type Spread } from "./counts";

/** Items as letters of their kinds with their places, such as `a1`; `-` is a kind that is not stated. */
const kindOf = (item: string) => (item.startsWith("-") ? undefined : item[0]);
const numbered = (kinds: string) => [...kinds].map((kind, at) => `${kind}${at}`);
const kindsOf = (items: readonly string[]) => items.map((item) => item[0]).join("");

describe("a spread", () => {
  it.each([
    ["nothing to do", "abc", 1, 3, "abc"],
    ["what is too many moves behind the first places", "aaabcd", 1, 3, "abcaad"],
    ["several of one kind are enough", "aaabbbc", 2, 5, "aabbcab"],
    ["too few others: filled anyway", "aaaab", 1, 4, "abaaa"],
    ["all of one kind", "aaa", 1, 2, "aaa"],
    ["not stated is a kind of its own", "--a-a", 1, 4, "--a-a"],
    ["fewer items than places", "aab", 1, 9, "aba"],
    ["no items", "", 1, 3, ""],
  ])("%s", (_, given, most, among, expected) => {
    expect(kindsOf(spread(numbered(given), { most, among }, { kindOf }))).toBe(expected);
  });

  const anyCase = fc.record({
    items: fc
      .array(fc.constantFrom("a", "b", "c", "-"), { maxLength: 14 })
      .map((each) => numbered(each.join(""))),
    limit: fc.record({
      most: fc.integer({ min: 1, max: 4 }),
      among: fc.integer({ min: 2, max: 9 }),
    }),
  });
  const check = (holds: (items: string[], limit: Spread, result: string[]) => void) =>
    fc.assert(
      fc.property(anyCase, ({ items, limit }) => {
        holds(items, limit, spread(items, limit, { kindOf }));
      }),
    );
  /** How many places can be taken without too many of a kind. */
  const room = (items: string[], most: number) => {
    const kinds = new Map<string, number>();
    for (const item of items) {
      const kind = kindOf(item) ?? item;
      kinds.set(kind, Math.min(most, (kinds.get(kind) ?? 0) + 1));
    }
    return [...kinds.values()].reduce((sum, count) => sum + count, 0);
  };

  it("loses and adds nothing", () => {
    check((items, _, result) => expect(result.toSorted()).toEqual(items.toSorted()));
  });

  it("keeps the limit as far as it can be kept", () => {
    check((items, { most, among }, result) => {
      const places = Math.min(among, room(items, most));
      expect(isSpread(result, { most, among: places }, { kindOf })).toBe(true);
      expect(isSpread(result, { most, among }, { kindOf })).toBe(
        places === Math.min(among, items.length),
      );
    });
  });

  it("keeps the order of those it leaves in front, and of those it moves back", () => {
    check((items, { most, among }, result) => {
      const inFront = result.slice(0, Math.min(among, room(items, most)));
      const behind = result.slice(inFront.length);
      for (const part of [inFront, behind]) {
        expect(part).toEqual(items.filter((item) => part.includes(item)));
      }
    });
  });

  it("changes nothing when done again", () => {
    check((_, limit, result) => expect(spread(result, limit, { kindOf })).toEqual(result));
  });

  it("never moves back what is to stay, and counts it", () => {
    expect(
      spread(numbered("aaab"), { most: 1, among: 3 }, { kindOf, stays: (item) => item === "a1" }),
    ).toEqual(["a0", "a1", "b3", "a2"]);
  });
});
