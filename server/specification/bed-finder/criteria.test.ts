import { describe, expect, it } from "vitest";
import { layOutBeds } from "../../testing/bed-fixtures";
import { bedFinderDocument } from "../../finders/built-in/check-contract";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { newBedOptions as options } from "@shared/testing/new-bed-options";
import { compiledBeds } from "./ranking";
import { stagedBeds } from "./staged-beds";

const staged = stagedBeds(bedFinderDocument, layOutBeds([], options));
const criteriaFor = (answers: BedPreferences) => compiledBeds(staged, answers).criteria;
const kinship = (mattressType: string, has: string) => criteriaFor({ mattressType })[0]!.share(has);

describe("what an answer asks of a bed", () => {
  it("counts only what was answered; not sure is no answer", () => {
    expect(criteriaFor({})).toEqual([]);
    expect(criteriaFor({ sleepStyle: "not_sure", bedSize: "queen", maxPrice: 9000 })).toEqual([]);
    expect(criteriaFor({ mattressType: "not_sure", firmness: "not_sure" })).toEqual([]);
    expect(
      criteriaFor({ firmness: "soft", concerns: [], features: ["cooling"] }).map(({ id, max }) => [
        id,
        max,
      ]),
    ).toEqual([
      ["firmness", 71],
      ["features", 29],
    ]);
  });

  it.each([
    ["medium", "medium", 1, "Medium, exactly as you asked"],
    ["medium", "medium_firm", 0.6, "One step firmer than you asked"],
    ["medium", "soft", 0.2, "Two steps softer than you asked"],
    ["soft", "medium_firm", 0, "Three steps firmer than you asked"],
    ["soft", "firm", 0, "Four steps firmer than you asked"],
  ])("asked for %s, a %s bed earns %f: %s", (wanted, has, share, text) => {
    const [firmness] = criteriaFor({ firmness: wanted });
    expect(firmness!.share(has)).toBe(share);
    expect(firmness!.text(has)).toBe(text);
  });

  it.each([
    ["side", ["side", "back"], 1, "Suits side sleepers"],
    ["stomach", ["side"], 0, "Not made for stomach sleepers"],
    ["partner", ["partner"], 1, "Suits sleeping with a partner"],
  ])("asked for %s, a bed for %j earns %i: %s", (wanted, styles, share, text) => {
    const [style] = criteriaFor({ sleepStyle: wanted });
    expect(style!.share(styles)).toBe(share);
    expect(style!.text(styles)).toBe(text);
  });

  it.each([
    ["hybrid", "hybrid", 1, "Hybrid, the type you chose"],
    ["hybrid", "innerspring", 0.5, "Innerspring, close to the hybrid you chose"],
    ["hybrid", "latex", 0.3, "Latex, some way from the hybrid you chose"],
    ["innerspring", "latex", 0, "Latex, not the innerspring you chose"],
  ])("asked for %s, a %s bed earns %f: %s", (wanted, has, share, text) => {
    const [type] = criteriaFor({ mattressType: wanted });
    expect(type!.share(has)).toBe(share);
    expect(type!.text(has)).toBe(text);
  });

  it.each([
    [["back_pain"], ["orthopedic"], 1, "Good for back pain"],
    [
      ["back_pain", "allergies"],
      ["spinal_support"],
      0.5,
      "Good for back pain, but not for allergies",
    ],
    [["hot_sleeper"], ["warranty"], 0, "Has nothing for hot sleepers"],
  ])("bothered by %j, a bed with %j earns %f: %s", (concerns, has, share, text) => {
    const [criterion] = criteriaFor({ concerns });
    expect(criterion!.share(has)).toBe(share);
    expect(criterion!.text(has)).toBe(text);
  });

  it.each([
    [["cooling_gel", "warranty"], ["warranty", "cooling_gel"], 1, "Has cooling gel and warranty"],
    [
      ["cooling_gel", "warranty", "cooling"],
      ["cooling"],
      1 / 3,
      "Has cooling, but not cooling gel or warranty",
    ],
    [["warranty"], [], 0, "Comes without warranty"],
  ])("wanting %j, a bed with %j earns %f: %s", (features, has, share, text) => {
    const [criterion] = criteriaFor({ features });
    expect(criterion!.share(has)).toBe(share);
    expect(criterion!.text(has)).toBe(text);
  });

  it("takes kinship both ways, and a type to be its own closest kin", () => {
    const types = options.mattressTypes.map(({ id }) => id);
    for (const a of types) {
      for (const b of types) expect(kinship(a, b)).toBe(kinship(b, a));
      expect(kinship(a, a)).toBe(1);
    }
  });
});
