import { describe, expect, it } from "vitest";
import { newBedOptions } from "@shared/testing/new-bed-options";
import { firmnessGuide } from "./firmness-screen";

const level = (label: string, suits: string[] = []) => ({ label, suits });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => level(`L${n + 1}`, [`Sleeper ${n + 1}`]));
const ranges = (count: number) => firmnessGuide(numbered(count)).map(([range]) => range);

describe("the firmness guide", () => {
  it("says of the levels of a new database what they are known for", () => {
    const scale = newBedOptions.firmnessLevels.map((each) =>
      level(each.label, each.recommendedFor),
    );
    expect(firmnessGuide(scale)).toEqual([
      ["Soft (1-2)", "Suits side sleepers."],
      ["Medium (3)", "Balanced, suits side sleepers, back sleepers and couples."],
      ["Firm (4-5)", "Suits back and stomach sleepers."],
    ]);
  });

  it.each<[number, string[]]>([
    [0, []],
    [1, ["Medium (1)"]],
    [2, ["Soft (1)", "Firm (2)"]],
    [3, ["Soft (1)", "Medium (2)", "Firm (3)"]],
    [4, ["Soft (1)", "Medium (2-3)", "Firm (4)"]],
    [6, ["Soft (1-2)", "Medium (3-4)", "Firm (5-6)"]],
    [7, ["Soft (1-2)", "Medium (3-5)", "Firm (6-7)"]],
    [10, ["Soft (1-4)", "Medium (5-6)", "Firm (7-10)"]],
  ])("of %d levels has a part for each", (count, expected) => {
    expect(ranges(count)).toEqual(expected);
  });

  it("names levels of which staff do not say whom they suit", () => {
    expect(firmnessGuide([level("Cloud"), level("Rock")])).toEqual([
      ["Soft (1)", "Cloud."],
      ["Firm (2)", "Rock."],
    ]);
  });
});
