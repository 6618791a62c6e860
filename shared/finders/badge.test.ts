import { expect, it } from "vitest";
import { badgeOf, isPercent, type Badge, percentIn } from "./badge";

type Given = Parameters<typeof badgeOf>;

it.each<[string, Given[0]["badge"], boolean, "answers" | "preferences" | undefined, Badge]>([
  ["in percent of all that was asked", "percent", false, "answers", "percent"],
  ["in percent of the preferences", "percent", false, "preferences", "preferences"],
  ["in words, whatever they are of", "words", false, "preferences", "words"],
  ["not at all where a percentage says nothing", "percent", false, undefined, "none"],
  ["not at all where too little was answered", "percent", true, "answers", "none"],
  ["not at all where the finder says so", "none", false, "answers", "none"],
])("a match is said %s", (_, badge, isFirstSelection, percentOf, expected) => {
  expect(badgeOf({ badge }, { isFirstSelection }, { percentOf })).toBe(expected);
});

it("points stand beside percentages alone", () => {
  const all: Badge[] = ["percent", "preferences", "words", "none"];
  expect(all.filter(isPercent)).toEqual(["percent", "preferences"]);
});

it.each([
  ["en", "84%"],
  ["nl", "84%"],
  ["de", "84 %"],
  ["fr", "84 %"],
])("a percentage is written as in %s", (locale, said) => {
  expect(percentIn(locale, 84).replace(/\s/u, " ")).toBe(said);
});
