import { describe, expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { fallbackNote, fallbackNotes, readNumber, splitTexts, toForm, toWire } from "./list-form";

describe("a list's form", () => {
  it.each(adminLists)("of $path gives back its defaults and its rows as they were", (list) => {
    const row = {
      ...list.defaults,
      name: "A name",
      ...(list.hasBadges && { isPopular: true, isRecommended: false, isTopSeller: false }),
    };
    expect(toWire(list, toForm(list, row))).toEqual(row);
  });

  it("leaves badges alone where shoppers see none", () => {
    const concerns = adminLists.find(({ path }) => path === "sleep-concerns")!;
    const row = { ...concerns.defaults, isPopular: true };
    expect(toForm(concerns, row)).not.toHaveProperty("isPopular");
    expect(toWire(concerns, toForm(concerns, row))).not.toHaveProperty("isPopular");
  });

  // Shows 5.admin.level.
  it.each<[string, number]>([
    ["7", 7],
    ["10", 10],
    ["0", 5],
    ["11", 5],
    ["1.5", 5],
    ["abc", 5],
    ["", 5],
    ["1e309", 5],
    ["-3", 5],
  ])("reads the level %j as %d", (text, level) => {
    expect(readNumber(text, { min: 1, max: 10, step: 1, fallback: 5 })).toBe(level);
  });

  // Shows 5.admin.modifier.
  it.each<[string, number]>([
    ["1.2", 1.2],
    ["1,2", 1.2],
    ["0", 1],
    ["x", 1],
    ["1e309", 1],
  ])("reads the price modifier %j as %d", (text, modifier) => {
    expect(readNumber(text, { min: 0.1, max: 10, step: 0.1, fallback: 1 })).toBe(modifier);
  });

  it.each<[string, string | undefined]>([
    ["7", undefined],
    ["5", undefined],
    ["99", "“99” is not a whole number from 1 to 10, so 5 is used."],
    [" soft ", "“soft” is not a whole number from 1 to 10, so 5 is used."],
    ["1.5", "“1.5” is not a whole number from 1 to 10, so 5 is used."],
    ["", "No number is entered, so 5 is used."],
  ])("says of the level %j: %j", (text, note) => {
    expect(fallbackNote(text, { min: 1, max: 10, step: 1, fallback: 5 })).toBe(note);
  });

  it("says of each number of a form what becomes of it", () => {
    const sizes = adminLists.find(({ path }) => path === "bed-sizes")!;
    expect(fallbackNotes(sizes, { price_modifier: "x" })).toEqual([
      "Price modifier: “x” is not a number from 0.1 to 10, so 1 is used.",
    ]);
    expect(fallbackNotes(sizes, { price_modifier: "1,2" })).toEqual([]);
  });

  // Shows 3.admin.mattress-type, 5.admin.lists.
  it("splits texts on commas, trims them and drops empty ones", () => {
    expect(splitTexts(" a, b ,, c d ,")).toEqual(["a", "b", "c d"]);
  });
});
