import { expect, it } from "vitest";
import type { StatedValue } from "@shared/contracts/attributes";
import { productWith } from "../testing/any-catalog";
import { createReport } from "../check/finding";
import { coffeeDocument, coffeeStage, grinders, machines } from "../testing/coffee-set";
import { checkSuitedParts } from "./suited-parts";

it("a part of a set that nothing can suit is said, by the names of both parts", () => {
  const report = createReport();
  checkSuitedParts(coffeeStage(), report);
  expect(report.warnings).toEqual([]);
  const flat = grinders.map((each) => ({ ...each, values: { grind: "flat" } }));
  const told = machines.filter(({ values }) => values.grind !== undefined);
  // What one machine does not state leaves something; so does a wish, and what only some answers ask.
  checkSuitedParts(coffeeStage(coffeeDocument(), { machines, grinders: flat }), report);
  const [rule] = coffeeDocument().rules;
  for (const other of [
    { ...rule, rule: { ...rule!.rule, use: "score" } },
    { ...rule, when: { question: "makes", is: "espresso" } },
  ]) {
    const document = coffeeDocument({ rules: [other] });
    checkSuitedParts(coffeeStage(document, { machines: told, grinders: flat }), report);
  }
  expect(report.warnings).toEqual([]);
  checkSuitedParts(coffeeStage(coffeeDocument(), { machines: told, grinders: flat }), report);
  expect(report.warnings).toEqual([
    {
      path: "sections.1",
      message: expect.stringMatching(
        /No product of “Grinder” states the same as any of “Machine”/,
      ) as string,
    },
  ]);
});

it("ranges and numbers are compared by what all of them cover", () => {
  const range = { id: "power", label: { en: "Power" }, values: [], isRetired: false };
  const attributes = [{ ...range, kind: "range" as const }];
  const suits = (own: StatedValue, other: StatedValue) => {
    const report = createReport();
    const of = (key: string, power: StatedValue) => [productWith(key, { power })];
    const rule = { use: "filter", condition: { attribute: "power", sameAsIn: "machine" } };
    const document = coffeeDocument({
      rules: [{ id: "suits", rule: { ...rule, sections: ["grinder"] } }],
    });
    const stage = coffeeStage(
      document,
      { machines: of("m", own), grinders: of("g", other) },
      attributes,
    );
    checkSuitedParts(stage, report);
    return report.warnings.length === 0;
  };
  expect(suits({ min: 3_000, max: 4_000 }, { min: 4_000, max: 5_000 })).toBe(true);
  expect(suits({ min: 3_000, max: 4_000 }, { min: 4_500 })).toBe(false);
});
