import { describe, expect, it } from "vitest";
import { firearmQuery } from "./firearm-query";
import type { FirearmAnswers } from "./firearm-answers";

const query = (answers: FirearmAnswers) =>
  Object.fromEntries(new URLSearchParams(firearmQuery(answers)));

describe("the answers in an address", () => {
  // Shows 7.products-ammo, 7.products-caliber.
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
