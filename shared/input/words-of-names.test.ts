import { expect, it } from "vitest";
import { freeWord, wordOf } from "./words-of-names";

it.each([
  ["Coffee machines", "coffee-machines"],
  ["Größe (cm)", "grosse-cm"],
  ["  Smørrebrød & Œuvre ", "smorrebrod-oeuvre"],
  ["Łódź", "lodz"],
  ["½ liter", "1-2-liter"],
  ["尺寸", ""],
  ["!!!", ""],
  ["a".repeat(39) + " b", "a".repeat(39)],
])("“%s” becomes “%s”", (name, word) => {
  expect(wordOf(name)).toBe(word);
});

it("counts on where a word is taken", () => {
  expect(freeWord("size", [])).toBe("size");
  expect(freeWord("size", ["size", "size-2"])).toBe("size-3");
  expect(freeWord("size", new Set(["size"]))).toBe("size-2");
});
