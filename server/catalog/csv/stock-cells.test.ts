import { expect, it } from "vitest";
import { isLater, stockIn } from "./cells";

it.each([
  ["yes", true],
  [" In Stock ", true],
  ["in_stock", true],
  ["TRUE", true],
  ["12", true],
  ["3.0", true],
  ["0,5", true],
  ["Sí", true],
  ["nee", false],
  ["no", false],
  ["Out of stock", false],
  ["sold-out", false],
  ["0", false],
  ["-2", false],
  ["", null],
  ["  ", null],
  ["backorder", "backorder"],
  ["Made to order", "made to order"],
  ["low stock", "low"],
  ["on request", null],
  ["perhaps", "perhaps"],
  ["1.2.3", "1.2.3"],
])("“%s” says %s of stock", (cell, said) => {
  expect(stockIn(cell)).toBe(said);
});

it("tells what can be had later from what is not stated", () => {
  expect(["pre-order", "Back order", "", "yes"].map(isLater)).toEqual([true, true, false, false]);
});
