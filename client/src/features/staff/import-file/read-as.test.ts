import { expect, it } from "vitest";
import type { ColumnPlan } from "@shared/contracts/file-look";
import { readAsOf } from "./plan-choices";

const proposed: ColumnPlan = {
  use: "attribute",
  attribute: { id: "pack", isKnown: false, name: "Pack", kind: "number", unit: "g" },
  separator: "|",
  decimal: null,
  dateOrder: null,
  readAs: { "case of 4 (100g)": "case of 4", "5+1 free x 120g": "720 g" },
  isKeyPart: false,
  labels: {},
};
const chosen = { ...proposed.readAs, "34 pack": "34 pieces" };

it("of a text cells are what they say, but for those that staff wrote", () => {
  expect(readAsOf("text", chosen, proposed)).toEqual({ "34 pack": "34 pieces" });
  expect(readAsOf("choice", chosen, proposed)).toEqual({ "34 pack": "34 pieces" });
});

it("of numbers and ranges what was proposed of numbers stays, and comes again", () => {
  expect(readAsOf("range", chosen, proposed)).toEqual(chosen);
  expect(readAsOf("number", { "34 pack": "34 pieces" }, proposed)).toEqual(chosen);
});
