import { expect, it } from "vitest";
import type { Selection } from "@shared/contracts/catalogs";
import { problemsIn, toForm, toSelection, type SelectionForm } from "./selection-values";

it.each<Selection>([
  {},
  { collections: ["chairs"], brands: ["Karoo"] },
  { price: { min: 0, max: 99.5 } },
  { price: { max: 10 }, attributes: [{ attribute: "color", oneOf: ["black", "blue"] }] },
])("a selection that is opened and saved is the same: %j", (selection) => {
  const form = toForm(selection);
  expect(problemsIn(form)).toEqual({});
  expect(toSelection(form)).toEqual(selection);
});

it.each<[Partial<SelectionForm>, string, string]>([
  [{ from: "many" }, "price", "Use amounts such as 500 or 99.50."],
  [{ from: "20", to: "10" }, "price", "Begin with the smaller amount."],
  [
    { attributes: [{ attribute: "color", oneOf: [] }] },
    "color",
    "Choose at least one value, or remove it.",
  ],
])("%j is no selection yet", (changes, field, message) => {
  expect(problemsIn({ ...toForm({}), ...changes })).toEqual({ [field]: message });
});
