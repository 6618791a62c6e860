import { expect, it } from "vitest";
import { ammoQuantities, BUDGET_SLIDER, firearmBudgets } from "./ammo-quantities";
import { caliberIds, calibersFor } from "./firearm-calibers";
import { carryPositionIds, handSizeIds } from "./firearm-ergonomics";
import * as rules from "../testing/firearm-rules";
import * as firearms from "./firearm-options";

// Shows 2.firearm.step1, 2.firearm.defense-sizes, 2.firearm.sport, 2.firearm.professional.
// Shows 2.firearm.ammo, 3.firearm.purposes, 3.firearm.types, 3.firearm.carry, 3.firearm.hands.
// Shows 3.firearm.disciplines, 3.firearm.games, 3.firearm.uses, 3.firearm.ammo.
// Shows 5.firearm.purpose-three.
it.each<[string, readonly string[], string]>([
  [
    "purposes",
    firearms.purposeIds,
    "self_defense sport hunting recreational professional ammo_reloading",
  ],
  [
    "sizes of pistols",
    firearms.subTypes.pistol.map(({ id }) => id),
    "sub_compact compact full_size",
  ],
  ["sizes of revolvers", firearms.subTypes.revolver.map(({ id }) => id), "snub_nose standard"],
  ["disciplines", firearms.disciplineIds, "ipsc idpa target 3gun steel"],
  [
    "kinds of game",
    firearms.gameIds,
    "small_game birds medium_game large_game dangerous_game game_ranger",
  ],
  ["kinds of work", firearms.useCaseIds, "security farm_defense tactical_training law_enforcement"],
  [
    "kinds of ammunition",
    firearms.ammoCategoryIds,
    "pistol_ammo rifle_ammo shotgun_shells reloading_equipment",
  ],
  ["ways to carry", carryPositionIds, "iwb appendix owb pocket ankle no_preference"],
  ["sizes of hands", handSizeIds, "small medium large no_preference"],
])("the %s are those that products and runs are stored with", (_, ids, expected) => {
  expect(ids.join(" ")).toBe(expected);
});

// Shows 2.firearm.step2, 2.firearm.defense, 2.firearm.sport, 2.firearm.hunting.
it("self-defence offers pistols and revolvers, hunting rifles and shotguns, sport pistols and rifles", () => {
  const offered = (purpose: firearms.Purpose) => rules.typesFor({ purpose }).map(({ id }) => id);
  expect(offered("self_defense")).toEqual(["pistol", "revolver"]);
  expect(offered("hunting")).toEqual(["rifle", "shotgun"]);
  expect(offered("sport")).toEqual(["pistol", "rifle"]);
});

// Shows 2.firearm.carry.
it("carrying is asked for handguns to defend oneself with, and for nothing else", () => {
  for (const purpose of firearms.purposeIds) {
    for (const type of firearms.firearmTypeIds) {
      const isAsked = purpose === "self_defense" && ["pistol", "revolver"].includes(type);
      expect(rules.asksForErgonomics(purpose, type), `${purpose}, ${type}`).toBe(isAsked);
    }
  }
});

// Shows 3.firearm.calibers.
it("the calibers of each purpose are known, and some are recommended or top sellers", () => {
  const named =
    "9mm 380_acp 40_sw 45_acp 38_special 357_magnum 12ga 223_rem 22_lr 17_hmr 20ga 243_win 270_win 308_win 30-06 300_win_mag 7mm_rem_mag 375_h&h 458_win_mag 22_wmr 177_air 300_blk";
  expect(caliberIds).toEqual(expect.arrayContaining(named.split(" ")));
  const pistols = calibersFor({ purpose: "self_defense", firearmType: "pistol" });
  expect(pistols.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual([
    "9mm",
    "380_acp",
  ]);
  expect(pistols.filter(({ topSeller }) => topSeller).map(({ id }) => id)).toEqual(["9mm"]);
});

// Shows 3.firearm.budgets, 9.slider.
it("the budgets and the slider have their ends", () => {
  expect(BUDGET_SLIDER).toEqual({ min: 0, max: 50_000, step: 1000 });
  expect(
    firearmBudgets.map(({ id, minPrice, maxPrice }) => `${id} ${minPrice}-${maxPrice}`),
  ).toEqual([
    "budget 0-10000",
    "mid_range 10000-20000",
    "premium 20000-30000",
    "high_end 30000-40000",
    "luxury 40000-50000",
    "ultra_luxury 50000-999999",
  ]);
});

// Shows 2.firearm.budget-ammo, 9.ammo, 9.ammo-prices.
it("ammunition is asked for by the box, by three, by five, or in bulk", () => {
  expect(ammoQuantities.map(({ label, rounds }) => `${label}: ${rounds}`)).toEqual([
    "1 Box: 20-50 rounds",
    "3 Boxes: 60-150 rounds",
    "5 Boxes: 100-250 rounds",
    "Bulk: 250+ rounds in one pack",
  ]);
});
