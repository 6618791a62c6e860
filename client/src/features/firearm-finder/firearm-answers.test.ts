import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import { firearmFinder } from "@/testing/firearm-finder";
import { asFirearm, fromFirearm, type FirearmAnswers } from "./firearm-answers";
import { asWritten } from "./firearm-calls";
import { selections } from "./selection-list";

const asked = { shown: firearmFinder, questions: firearmFinder.questions };
const sport: Answers = { purpose: "sport", sportDiscipline: "ipsc", firearmType: "pistol" };
const ammo: Answers = { purpose: "ammo_reloading", category: "pistol_ammo", quantity: "3" };

describe("answers outside", () => {
  // Shows 3.firearm.answers.
  it.each<[string, Answers, FirearmAnswers]>([
    ["an untouched budget", { ...sport, budget: { min: 0 } }, { minPrice: 0 }],
    [
      "a preset of the budget",
      { ...sport, budget: { min: 40_000, max: 50_000 } },
      { priceRange: "luxury", minPrice: 40_000, maxPrice: 50_000 },
    ],
    [
      "a preset without an end",
      { ...sport, budget: { min: 50_000 } },
      { priceRange: "ultra_luxury", minPrice: 50_000, maxPrice: 999_999 },
    ],
    ["a quantity alone", ammo, { quantity: "3", minPrice: 0 }],
    [
      "a budget for all of a quantity",
      { ...ammo, quantityBudget: { min: 500, max: 2_500 } },
      { quantity: "3", minPrice: 500, maxPrice: 2_500 },
    ],
    [
      "a hand without a way to carry",
      { purpose: "self_defense", firearmType: "pistol", handSize: "small" },
      { carryPosition: "no_preference", handSize: "small" },
    ],
    [
      "what was answered for the shopper",
      { ...sport, caliber: "9mm", _settled: ["type", "caliber"] },
      { settled: ["firearmType", "caliber"] },
    ],
  ])("have %s as they always had", (_, answers, expected) => {
    expect(asFirearm(asked, answers)).toMatchObject(expected);
    const { settled: _settled, ...written } = asFirearm(asked, answers);
    const read = fromFirearm(asked, written) as Answers;
    expect(asFirearm(asked, read)).toEqual(written);
  });

  it("leave out the answers of questions that no longer are on the way", () => {
    const { purpose, category } = asFirearm(asked, { ...sport, category: "rifle_ammo" });
    expect([purpose, category]).toEqual(["sport", undefined]);
  });

  it.each([null, 1, "sport", []])("are none when they are %j", (given) => {
    expect(fromFirearm(asked, given)).toBeUndefined();
  });
});

describe("a suggestion's changes, by question", () => {
  it.each([
    [{ caliber: "45_acp" }, { caliber: "45_acp" }],
    [{ type: "rifle" as const }, { firearmType: "rifle" }],
    [{ brands: null }, { brands: null }],
    [{ maxPrice: 9800 }, { budget: "1000..9800" }],
    [{ maxPrice: null }, { budget: "1000.." }],
  ])("of %j are %j", (changes, expected) => {
    const answers = { ...sport, budget: { min: 1000, max: 5000 } };
    expect(asWritten(changes, answers, "budget")).toEqual(expected);
  });
});

describe("the summary", () => {
  const lines = (answers: Answers) =>
    selections(asked, answers).map(({ name, value, stepId }) => [
      name,
      value.replace(/[\u00a0\u2060]+/g, " ").replace(/ +/g, " "),
      stepId,
    ]);

  // Shows 9.slider-top, 9.slider-summary.
  it.each<[Answers, string]>([
    [{ budget: { min: 0 } }, "R0 – R50,000+"],
    [{ budget: { min: 0, max: 10_000 } }, "R0 – R10,000"],
    [{ budget: { min: 40_000, max: 50_000 } }, "R40,000 – R50,000"],
    [{ budget: { min: 50_000 } }, "R35,000+"],
  ])("says the budget %j as %s", (budget, text) => {
    expect(lines({ ...sport, ...budget })).toContainEqual(["Budget", text, "budget"]);
  });

  it("says no budget for ammunition while the slider is untouched: the quantity says it", () => {
    expect(lines(ammo)).toEqual([
      ["Purpose", "Ammo and reloading", "purpose"],
      ["Type", "Pistol ammo", "category"],
      ["Quantity", "3 Boxes", "budget"],
    ]);
    expect(lines({ ...ammo, quantityBudget: { min: 0, max: 2500 } })).toContainEqual([
      "Budget",
      "R0 – R2,500",
      "budget",
    ]);
  });

  it("has one line for the type, and no way to change what was the only choice", () => {
    const rifle: Answers = {
      purpose: "hunting",
      huntingGame: "dangerous_game",
      firearmType: "rifle",
      action: "bolt",
    };
    const type = (answers: Answers) => lines(answers).find(([name]) => name === "Type")!;
    expect(type(rifle)).toEqual(["Type", "Rifle, Bolt action", "type"]);
    expect(type({ ...rifle, _settled: ["type"] })[2]).toBe("action");
    expect(type({ ...rifle, _settled: ["type", "action"] })[2]).toBeUndefined();
  });

  it("names how it is carried, as far as the shopper minds", () => {
    const carry: Answers = {
      purpose: "self_defense",
      firearmType: "pistol",
      carryPosition: "no_preference",
      handSize: "small",
    };
    expect(lines(carry)).toContainEqual(["Carry", "small hand", "ergonomics"]);
  });
});
