import { describe, expect, it } from "vitest";
import { caliberChoices } from "./caliber-screen";

const answers = { purpose: "self_defense", firearmType: "pistol" } as const;
const counts = (calibers: Record<string, number>) => calibers;
const ids = (...args: Parameters<typeof caliberChoices>) =>
  caliberChoices(...args).map(({ id, count }) => [id, count]);

describe("the calibers to choose from", () => {
  // Shows 3.firearm.calibers.
  it("are those offered for the purpose that are in stock, with how many", () => {
    expect(ids(answers, counts({ "9mm": 3, "45_acp": 1 }))).toEqual([
      ["9mm", 3],
      ["45_acp", 1],
    ]);
  });

  it("are followed by others that the catalog has", () => {
    expect(ids(answers, counts({ "9mm": 3, "5.7x28": 2, __proto__x: 9 }))).toEqual([
      ["9mm", 3],
      ["__proto__x", 9],
      ["5.7x28", 2],
    ]);
  });

  it.each([
    ["not known", undefined, undefined],
    ["empty", counts({}), 0],
  ])("are all that are offered while the counts are %s", (_, known, count) => {
    expect(ids(answers, known)).toEqual([
      ["9mm", count],
      ["380_acp", count],
      ["40_sw", count],
      ["45_acp", count],
    ]);
  });
});
