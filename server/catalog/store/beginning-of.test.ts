import fc from "fast-check";
import { expect, it } from "vitest";
import { beginningOf } from "./any-rows";

it.each([
  ["A short one.", "A short one."],
  ["  Set apart.  ", "Set apart."],
  ["It is warm. It is light. It is far too long for here.", "It is warm. It is light."],
  ["Warm! And it goes on for much longer than a card can say", "Warm! And it goes on for…"],
  ["A single sentence that never seems to end, whatever", "A single sentence that never…"],
  ["Donaudampfschifffahrtselektrizitäten", "Donaudampfschifffahrtselektri…"],
  ["Version 2.5 of the shoe that everybody knows", "Version 2.5 of the shoe that…"],
])("“%s” begins with “%s”", (text, beginning) => {
  expect(beginningOf(text, 30)).toBe(beginning);
});

it("is never longer than that, and cuts no character in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
      const beginning = beginningOf(text, 30);
      expect(beginning.length).toBeLessThanOrEqual(30);
      expect(() => encodeURIComponent(beginning)).not.toThrow();
      expect(text.trim().startsWith(beginning.replace(/…$/, ""))).toBe(true);
    }),
  );
});
