import { expect, it } from "vitest";
import type { AttributeKind } from "@shared/contracts/attributes";
import type { ColumnPlan } from "@shared/contracts/file-look";
import { ofKind } from "./plan-choices";

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
const readAsOf = (kind: AttributeKind, readAs: ColumnPlan["readAs"]) =>
  ofKind(kind, { ...proposed, readAs }, proposed).readAs;
const chosen = { ...proposed.readAs, "34 pack": "34 pieces" };

it("of a text cells are what they say, but for those that staff wrote", () => {
  expect(readAsOf("text", chosen)).toEqual({ "34 pack": "34 pieces" });
  expect(readAsOf("choice", chosen)).toEqual({ "34 pack": "34 pieces" });
});

it("of numbers and ranges what was proposed of numbers stays, and comes again", () => {
  expect(readAsOf("range", chosen)).toEqual(chosen);
  expect(readAsOf("number", { "34 pack": "34 pieces" })).toEqual(chosen);
});
