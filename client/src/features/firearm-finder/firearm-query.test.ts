import { describe, expect, it } from "vitest";
import { firearmBudgets } from "@shared/firearm-budgets";
import { budgetSummary, budgetText } from "./budget-text";
import { firearmQuery } from "./firearm-query";
import type { FirearmAnswers } from "./firearm-steps";
import { selections } from "./selections";

const query = (answers: FirearmAnswers) =>
  Object.fromEntries(new URLSearchParams(firearmQuery(answers)));

describe("the answers in an address", () => {
  it.each<[string, FirearmAnswers, object]>([
    ["nothing", {}, {}],
    [
      "ammunition is a type of its own, its caliber spaced",
      { purpose: "ammo_reloading", category: "rifle_ammo", caliber: "375_h&h" },
      { type: "ammo", category: "rifle_ammo", caliber: "375 h&h" },
    ],
    [
      "brands with commas",
      { purpose: "sport", firearmType: "pistol", brands: ["Left, Right", "50%"] },
      { purpose: "sport", type: "pistol", brands: "Left%2C Right,50%25" },
    ],
    [
      "ammunition by the quantity",
      { purpose: "ammo_reloading", category: "pistol_ammo", quantity: "3", minPrice: 0 },
      { type: "ammo", category: "pistol_ammo", quantity: "3", minPrice: "0" },
    ],
    ["no brands", { brands: [] }, {}],
    ["the slider's top", { minPrice: 1000 }, { minPrice: "1000" }],
    ["far above the slider's top", { minPrice: 50_000, maxPrice: 999_999 }, { minPrice: "50000" }],
    ["luxury", { minPrice: 40_000, maxPrice: 50_000 }, { minPrice: "40000", maxPrice: "50000" }],
  ])("%s", (_, answers, expected) => expect(query(answers)).toEqual(expected));
});

describe("a budget in words", () => {
  const plain = (text: string | undefined) =>
    text?.replace(/[\u00a0\u2060]/g, " ").replace(/ +/g, " ");
  it.each<[FirearmAnswers, string, string]>([
    [{ minPrice: 0 }, "R0 – R50,000+", "R0 – R50,000+"],
    [{ minPrice: 0, maxPrice: 10_000 }, "R0 – R10,000", "R0 – R10,000"],
    [{ minPrice: 40_000, maxPrice: 50_000 }, "R40,000 – R50,000", "R40,000 – R50,000"],
    [firearmBudgets[5], "R50,000+", "R35,000+"],
    [{ minPrice: 50_000 }, "R50,000+", "R50,000+"],
  ])("%j", (answers, text, summary) => {
    expect(plain(budgetText(answers))).toBe(text);
    expect(plain(budgetSummary(answers))).toBe(summary);
  });

  it("is none for ammunition while the slider is untouched: the quantity says it", () => {
    const ammo = { purpose: "ammo_reloading", category: "pistol_ammo", quantity: "3" } as const;
    expect(budgetSummary({ ...ammo, minPrice: 0 })).toBeUndefined();
    expect(plain(budgetSummary({ ...ammo, minPrice: 0, maxPrice: 2500 }))).toBe("R0 – R2,500");
    expect(selections({ ...ammo, minPrice: 0 }).map(({ name, value }) => [name, value])).toEqual([
      ["Purpose", "Ammo and reloading"],
      ["Type", "Pistol ammo"],
      ["Quantity", "3 Boxes"],
    ]);
  });
});
