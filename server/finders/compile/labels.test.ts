import { expect, it } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import { statedLabel } from "./labels";

const length = { kind: "number", unit: "ft", values: [] } as unknown as AttributeShape;
const language = { say: () => "", locale: "en", currency: "USD" };

it.each([
  [8.1667, "8 ft 2 in"],
  [6.5, "6 ft 6 in"],
  [6, "6 ft"],
  [6.89, "6.89 ft"],
  [0.375, "0.375 ft"],
  [{ min: 8.1667, max: 12 }, "8 ft 2 in–12 ft"],
  [{ min: 8.1667 }, "from 8 ft 2 in"],
  [{ min: 5, max: 6 }, "5–6 ft"],
  [{ max: 0 }, "up to 0 ft"],
])("a number that was worked out is said to shoppers as somebody would: %j", (value, said) => {
  expect(statedLabel(value as never, length, language)).toBe(said);
});

it.each([
  [1, "years", "1 year"],
  [2, "years", "2 years"],
  [1, "inches", "1 inch"],
  [1, "glass", "1 glass"],
  [1, "lbs", "1 lb"],
  [1, "years", "1 Jahr", "de"],
  [12, "months", "12 Monate", "de"],
  [3, "years", "3 ans", "fr"],
  [2, "kg", "2 kg", "de"],
  [1, "Jahre", "1 Jahr", "de"],
  [2, "Jahre", "2 Jahre", "de"],
  [1, "Watt", "1 Watt", "de"],
  [1, "ans", "1 an", "fr"],
  [1, "weken", "1 week", "nl"],
])("of one a unit is said as of one: %d %s", (value, unit, said, locale = "en") => {
  expect(statedLabel(value, { ...length, unit }, { ...language, locale })).toBe(said);
});

it("what is called “from” is not said to be from twice", () => {
  const age = { ...length, label: { en: "Age from" }, kind: "range", unit: "months" };
  const said = { ...language, say: (text: unknown) => (text as { en: string }).en };
  expect(statedLabel({ min: 4 }, age as AttributeShape, said as never)).toBe("4 months");
});
