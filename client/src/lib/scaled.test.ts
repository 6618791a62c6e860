import { expect, it } from "vitest";
import type { ShownQuestion } from "@shared/contracts/finders";
import { scaled } from "./scaled";

const base = { required: true, advance: "submit", fact: false, offer: "all" } as const;
const size: ShownQuestion = {
  ...base,
  id: "size",
  title: "Size",
  ask: { kind: "one", as: "cards" },
  options: [
    { id: "single", label: "Single", number: 1 },
    { id: "queen", label: "Queen", number: 1.55 },
    { id: "odd", label: "Odd" },
  ],
};
const budget: ShownQuestion = {
  ...base,
  id: "budget",
  title: "Budget",
  ask: { kind: "price", min: 0, max: 30_000, step: 500, presets: [], scaledBy: "size" },
  presets: [
    { id: "low", label: "Low", min: 2_000, max: 6_100 },
    { id: "high", label: "High", min: 6_100, max: null },
  ],
};
const questions = [size, budget];

it("multiplies presets and slider by the chosen option's number, in steps of the slider", () => {
  expect(scaled(budget, questions, { size: "queen" })).toMatchObject({
    ask: { min: 0, max: 46_500 },
    presets: [
      { min: 3_000, max: 9_500 },
      { min: 9_500, max: null },
    ],
  });
});

it.each([{}, { size: "single" }, { size: "odd" }, { size: "gone" }])(
  "leaves them as they are after %j",
  (answers: object) => {
    expect(scaled(budget, questions, answers as { size: string })).toBe(budget);
  },
);
