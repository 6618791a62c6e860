import { expect, it } from "vitest";
import type { Outcome } from "../../engine/outcomes";
import { bestFirst, usualRules } from "./suggestion-rules";

const outcome = (count: number, bestScore: number, isToBeHad = true): Outcome => ({
  count,
  available: isToBeHad ? count : 0,
  bestScore,
  isToBeHad,
  isCertain: true,
});
const offer = { id: "color-open", label: "Leave open: Which color?", changes: { color: null } };
const one = outcome(1, 100);
const many = outcome(12, 86);
const manyBetter = outcome(12, 93);
const gone = outcome(40, 100, false);

it("what finds the most stands first, and a single perfect match does not lead", () => {
  expect([one, gone, many, manyBetter].sort(usualRules.compare)).toEqual([
    manyBetter,
    many,
    one,
    gone,
  ]);
});

it("where the best counts, it stands first", () => {
  expect([many, gone, one].sort(bestFirst)).toEqual([one, many, gone]);
});

it("what asks less is offered for more that can be had alone", () => {
  const raise = { ...offer, isLess: true as const };
  const sold = { ...outcome(3, 100), available: 2 };
  expect(usualRules.isWorthwhile(sold, outcome(2, 100), raise)).toBe(false);
  expect(usualRules.isWorthwhile(outcome(3, 100), outcome(2, 100), raise)).toBe(true);
});

it("what is not certain to be as it must be is a way out of nothing alone, and stands last", () => {
  const nothing = { ...outcome(0, 0, false), isCertain: false };
  const unsure = { ...manyBetter, isCertain: false };
  expect(usualRules.isWorthwhile(unsure, nothing, offer)).toBe(true);
  expect(usualRules.isWorthwhile(unsure, one, offer)).toBe(false);
  expect([unsure, one].sort(usualRules.compare)).toEqual([one, unsure]);
});

it("the same products are no help where less is asked of them; more are, and another wish is", () => {
  const asksLess = { ...offer, isLess: true as const };
  const poor = outcome(12, 60);
  expect(usualRules.isWorthwhile(manyBetter, poor, asksLess)).toBe(false);
  expect(usualRules.isWorthwhile(manyBetter, poor, offer)).toBe(true);
  expect(usualRules.isWorthwhile(manyBetter, outcome(11, 60), asksLess)).toBe(true);
  expect(usualRules.isWorthwhile(manyBetter, outcome(12, 60, false), asksLess)).toBe(true);
});
