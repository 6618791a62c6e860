import { expect, it } from "vitest";
import { createReport } from "../check/finding";
import { coffeeDocument, coffeeStage, grinders, machines } from "../testing/coffee-set";
import { checkSuitedParts } from "./suited-parts";

it("a part of a set that nothing can suit is said, by the names of both parts", () => {
  const report = createReport();
  checkSuitedParts(coffeeStage(), report);
  expect(report.warnings).toEqual([]);
  const flat = grinders.map((each) => ({ ...each, values: { grind: "flat" } }));
  checkSuitedParts(coffeeStage(coffeeDocument(), { machines, grinders: flat }), report);
  expect(report.warnings).toEqual([
    {
      path: "sections.1",
      message: expect.stringMatching(
        /No product of “Grinder” states the same as any of “Machine”/,
      ) as string,
    },
  ]);
});
