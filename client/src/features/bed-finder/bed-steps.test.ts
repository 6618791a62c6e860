import { expect, it } from "vitest";
import { bedStepIds } from "@shared/finder-steps";
import { bedSteps } from "./bed-steps";

it("asks the steps that a run's trace may name", () => {
  expect(bedSteps.map(({ id }) => id)).toEqual(bedStepIds);
});
