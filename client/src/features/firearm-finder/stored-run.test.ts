import { describe, expect, it } from "vitest";
import { parseStoredRun } from "./stored-run";

const whole = {
  purpose: "self_defense",
  firearmType: "pistol",
  subType: "compact",
  carryPosition: "iwb",
  handSize: "small",
  caliber: "9mm",
  minPrice: 0,
};
const resume = (answers: object, stepId = "results", draft: object = {}) =>
  parseStoredRun({ stepId, answers, draft });

describe("a stored run", () => {
  it("comes back as it was, with what was chosen but not submitted", () => {
    const { caliber: _caliber, minPrice: _min, ...before } = whole;
    expect(resume(before, "caliber", { brands: ["Hart & Sons"] })).toEqual({
      stepId: "caliber",
      answers: before,
      draft: { brands: ["Hart & Sons"] },
    });
  });

  it.each<[string, object, string, string]>([
    ["purpose", { ...whole, purpose: "war" }, "purpose", "Please select your intended use"],
    ["type", { ...whole, firearmType: "rifle" }, "type", "Please select a firearm type"],
    ["size", { ...whole, subType: "snub_nose" }, "sub-type", "Please select a firearm type"],
    [
      "discipline",
      { purpose: "sport", firearmType: "pistol", sportDiscipline: "chess" },
      "discipline",
      "Please select your sport discipline",
    ],
    [
      "game",
      { purpose: "hunting", firearmType: "rifle" },
      "game",
      "Please select your primary game type",
    ],
    [
      "action",
      { purpose: "hunting", huntingGame: "birds", firearmType: "shotgun", action: 1 },
      "action",
      "Please select action type",
    ],
    [
      "carry position",
      { ...whole, carryPosition: "hat" },
      "ergonomics",
      "Please select your preferred carry position",
    ],
    ["caliber", { ...whole, caliber: "" }, "caliber", "Please select a caliber"],
    ["lowest price", { ...whole, minPrice: -1 }, "budget", "Minimum price must be positive"],
    [
      "quantity",
      {
        purpose: "ammo_reloading",
        category: "pistol_ammo",
        caliber: "9mm",
        priceRange: "box_1",
        minPrice: 800,
        maxPrice: 1500,
      },
      "budget",
      "Please select a quantity",
    ],
    ["highest price", { ...whole, maxPrice: -1 }, "budget", "Maximum price must be positive"],
  ])("whose %s no longer passes stands there and says so", (_, answers, stepId, problem) => {
    expect(resume(answers)).toMatchObject({ stepId, problem, draft: {} });
  });

  it("keeps the answers before the one that fell, and none after it", () => {
    expect(resume({ ...whole, caliber: 9 })?.answers).toEqual({
      purpose: "self_defense",
      firearmType: "pistol",
      subType: "compact",
      carryPosition: "iwb",
      handSize: "small",
    });
  });

  it.each([null, 1, "run", [], {}, { stepId: "results" }, { stepId: "x", answers: {}, draft: {} }])(
    "is nothing when it is %j",
    (stored) => expect(parseStoredRun(stored)).toBeUndefined(),
  );
});
