import { expect, it } from "vitest";
import type { ProductCalculation } from "@shared/contracts/product-calculation";
import { asCalculation, priceForAmount } from "./worked-out";

it.each([
  { of: "weight", amount: 1 },
  { of: "weight", amount: 100 },
])("a price for an amount is one again once it is worked out: %j", (price) => {
  expect(priceForAmount(asCalculation(price))).toEqual(price);
});

it.each<ProductCalculation | null | undefined>([
  undefined,
  null,
  5,
  { attribute: "weight" },
  { add: [{ price: "paid" }, 1] },
  { divide: [{ attribute: "a" }, { attribute: "b" }] },
  { divide: [{ price: "paid" }, 2] },
  { divide: [{ multiply: [{ price: "paid" }, 2, 3] }, { attribute: "weight" }] },
])("is none: %j", (calculation) => {
  expect(priceForAmount(calculation)).toBeUndefined();
});
