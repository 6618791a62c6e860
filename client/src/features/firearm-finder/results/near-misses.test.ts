import { expect, it } from "vitest";
import { asAnswers } from "./near-misses";

it.each([
  [{ caliber: "45_acp" }, { caliber: "45_acp" }],
  [{ brands: null }, { brands: null }],
  [{ maxPrice: 9800 }, { maxPrice: 9800, priceRange: null }],
  [{ maxPrice: null }, { maxPrice: null, priceRange: null }],
])("the changes %j become the answers %j", (changes, answers) => {
  expect(asAnswers(changes)).toEqual(answers);
});
