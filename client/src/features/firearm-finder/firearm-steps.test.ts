import { describe, expect, it } from "vitest";
import { firearmStepIds } from "@shared/finder-steps";
import { stepGroups, visibleSteps } from "@/wizard/engine";
import { firearmSteps, withDependents, type FirearmAnswers } from "./firearm-steps";

const ids = (answers: FirearmAnswers) => visibleSteps(firearmSteps, answers).map(({ id }) => id);
const total = (answers: FirearmAnswers) => stepGroups(firearmSteps, answers).length;

describe("the steps of the firearm finder", () => {
  it("are those that a run's trace may name", () => {
    expect(firearmSteps.map(({ id }) => id)).toEqual(firearmStepIds);
  });

  it.each<[string, FirearmAnswers, number, string[]]>([
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
        settled: ["firearmType", "action"],
      },
      5,
      ["purpose", "game"],
    ],
    ["ammunition", { purpose: "ammo_reloading" }, 5, ["purpose", "category"]],
  ])("%s", (_, answers, count, first) => {
    expect(ids(answers)).toEqual([...first, "caliber", "budget", "results"]);
    expect(total(answers)).toBe(count);
  });
});

describe("a changed answer", () => {
  const answers: FirearmAnswers = {
    purpose: "hunting",
    huntingGame: "birds",
    firearmType: "shotgun",
    action: "pump",
    caliber: "12ga",
    brands: ["Tessel"],
    minPrice: 0,
  };

  it("takes along what stands on it, and keeps what does not", () => {
    const changed = { ...answers, ...withDependents(answers, "firearmType", "rifle") };
    expect(changed).toMatchObject({ huntingGame: "birds", firearmType: "rifle", minPrice: 0 });
    expect([changed.action, changed.caliber, changed.brands]).toEqual(Array(3).fill(undefined));
  });

  it("asks again what had only one answer before it", () => {
    const settled: FirearmAnswers = { ...answers, settled: ["action", "caliber"] };
    const other = { ...settled, ...withDependents(settled, "firearmType", "rifle") };
    expect(other.settled).toEqual([]);
    const same = { ...settled, ...withDependents(settled, "firearmType", "shotgun") };
    expect(same.settled).toEqual(["action", "caliber"]);
    expect(withDependents(settled, "caliber", "20ga").settled).toEqual(["action"]);
  });

  it("of the purpose takes everything along", () => {
    const changed = { ...answers, ...withDependents(answers, "purpose", "sport") };
    const left = Object.entries(changed).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(left)).toEqual({ purpose: "sport" });
  });

  it("that is the same as before changes nothing", () => {
    expect({ ...answers, ...withDependents(answers, "purpose", "hunting") }).toEqual(answers);
  });
});
