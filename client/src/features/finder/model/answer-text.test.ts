import { expect, it } from "vitest";
import type { ShownQuestion } from "@shared/contracts/finders";
import { answerText } from "./answer-text";

const money = (amount: number | string) => `R${amount}`;
const budget = {
  id: "budget",
  title: "What may it cost?",
  ask: { kind: "price", min: 0, max: 900, step: 10, presets: [] },
  presets: [
    { id: "low", label: "Up to R500", min: 0, max: 500 },
    { id: "high", label: "From R500", min: 500, max: null },
    { id: "any-price", label: "Any price", min: 0, max: null },
  ],
} as unknown as ShownQuestion;

it.each([
  ["Up to R500", { min: 0, max: 500 }],
  ["R0 – R400", { min: 0, max: 400 }],
  ["R500 – R900+", { min: 500 }],
  ["Any price", { min: 0 }],
])("a budget is %s", (expected, range) => {
  const text = answerText(budget, range, money, "en");
  expect(text.replace("\u2060", "").replaceAll("\u00a0", " ")).toBe(expected);
});

it("without a preset that sets no limit a budget is where it starts", () => {
  const text = answerText({ ...budget, presets: [] }, { min: 0 }, money, "en");
  expect(text).toMatch(/^R0.*R900\+$/);
});
