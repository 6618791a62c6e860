// Longer than 200 lines: a run from its steps to what is stored of it, in tables of cases.

import { describe, expect, it } from "vitest";
import { firearmStepIds } from "@shared/specification/steps";
import type { Answers } from "@shared/finders/answers";
import { submission } from "@/features/finder/model/document-steps";
import { finderModel } from "@/features/finder/model/model";
import { resumedRun } from "@/features/finder/run/resume";
import { firearmOutside } from "@/features/firearm-finder/firearm-outside";
import { firearmSource } from "@/features/firearm-finder/firearm-source";
import { firearmFinder } from "@/testing/firearm-finder";
import { stepGroups, visibleSteps } from "@/wizard/engine";

const { basket: _basket, ...source } = firearmSource;
const model = { ...finderModel(firearmFinder, source), outside: firearmOutside };
const ids = (answers: Answers) => visibleSteps(model.allSteps, answers).map(({ id }) => id);

describe("the steps of the firearm finder", () => {
  it("are those that a run's trace may name", () => {
    expect(model.allSteps.map(({ id }) => id)).toEqual(firearmStepIds);
  });

  // Shows 1.firearm.asks, 2.firearm.step2, 2.firearm.sport, 2.firearm.hunting.
  // Shows 2.firearm.professional, 2.firearm.carry, 4.firearm.start, 4.firearm.total.
  // Shows 4.firearm.sub-stages, 5.firearm.purpose-three, 5.firearm.sub-type.
  // Shows 5.firearm.action-not-asked.
  it.each<[string, Answers, number, string[]]>([
    ["nothing answered", {}, 5, ["purpose", "type"]],
    [
      "a pistol for self-defence",
      { purpose: "self_defense", firearmType: "pistol" },
      6,
      ["purpose", "type", "sub-type", "ergonomics"],
    ],
    [
      "a revolver for self-defence",
      { purpose: "self_defense", firearmType: "revolver" },
      6,
      ["purpose", "type", "sub-type", "ergonomics"],
    ],
    [
      "a pistol for sport",
      { purpose: "sport", firearmType: "pistol" },
      5,
      ["purpose", "discipline", "type"],
    ],
    [
      "a rifle for hunting",
      { purpose: "hunting", firearmType: "rifle" },
      5,
      ["purpose", "game", "type", "action"],
    ],
    ["an air rifle", { purpose: "recreational", firearmType: "air_rifle" }, 5, ["purpose", "type"]],
    [
      "a shotgun for work",
      { purpose: "professional", firearmType: "shotgun" },
      5,
      ["purpose", "use-case", "type", "action"],
    ],
    [
      "what was answered because there was only one answer",
      {
        purpose: "hunting",
        huntingGame: "dangerous_game",
        firearmType: "rifle",
        action: "bolt",
        _settled: ["type", "action"],
      },
      5,
      ["purpose", "game"],
    ],
    ["ammunition", { purpose: "ammo_reloading" }, 5, ["purpose", "category"]],
  ])("%s", (_, answers, count, first) => {
    expect(ids(answers)).toEqual([...first, "caliber", "budget", "results"]);
    expect(stepGroups(model.allSteps, answers).length).toBe(count);
  });
});

// Shows 4.firearm.total-always.
it("a question with one choice is no step, and the total follows", () => {
  const answers: Answers = {
    purpose: "ammo_reloading",
    category: "reloading_equipment",
    caliber: "any",
    _settled: ["caliber"],
  };
  expect(ids(answers)).toEqual(["purpose", "category", "budget", "results"]);
  expect(stepGroups(model.allSteps, answers).length).toBe(4);
});

/** The answers after one of them is given again. */
function changed(answers: Answers, field: string, value: string): Record<string, unknown> {
  const step = model.steps.find(({ questions }) => questions.some(({ id }) => id === field))!;
  const shown = step.questions.filter(({ id }) => id === field);
  const draft = { ...answers, [field]: value };
  return { ...answers, ...submission(model.steps, step, shown, answers, draft) };
}

describe("a changed answer", () => {
  const answers: Answers = {
    purpose: "hunting",
    huntingGame: "birds",
    firearmType: "shotgun",
    action: "pump",
    caliber: "12ga",
    brands: ["Tessel"],
    budget: { min: 0 },
  };

  it("takes along what stands on it, and keeps what does not", () => {
    const other = changed(answers, "firearmType", "rifle");
    expect(other).toMatchObject({ huntingGame: "birds", firearmType: "rifle", budget: { min: 0 } });
    expect([other.action, other.caliber, other.brands]).toEqual(Array(3).fill(undefined));
  });

  it("asks again what had only one answer before it", () => {
    const settled: Answers = { ...answers, _settled: ["action", "caliber"] };
    const other = changed(settled, "firearmType", "rifle") as Answers;
    expect(ids(other)).toEqual(expect.arrayContaining(["action", "caliber"]));
    const same = changed(settled, "firearmType", "shotgun") as Answers;
    expect(ids(same)).not.toContain("action");
  });

  it("of the purpose takes everything along", () => {
    const left = Object.entries(changed(answers, "purpose", "sport")).filter(
      ([name, value]) => value !== undefined && !name.startsWith("_"),
    );
    expect(Object.fromEntries(left)).toEqual({ purpose: "sport" });
  });
});

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
  resumedRun(model, { stepId, answers, draft })?.run;

describe("a stored run", () => {
  // Shows 3.firearm.answers.
  it("comes back as it was, with what was chosen but not submitted", () => {
    const { caliber: _caliber, minPrice: _min, ...before } = whole;
    expect(resume(before, "caliber", { brands: ["Hart & Sons", "Left, Right"] })).toMatchObject({
      stepId: "caliber",
      answers: before,
      draft: { brands: ["Hart & Sons", "Left, Right"] },
    });
  });

  // Shows 5.firearm.purpose, 5.firearm.type, 5.firearm.carry, 5.firearm.discipline, 5.firearm.game.
  // Shows 5.firearm.action, 5.firearm.caliber.
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

  it.each([null, 1, "run", [], {}, { stepId: "results" }])("is nothing when it is %j", (stored) =>
    expect(resumedRun(model, stored)).toBeUndefined(),
  );
});
