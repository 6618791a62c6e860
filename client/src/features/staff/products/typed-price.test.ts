import { expect, it } from "vitest";
import { typedPrice } from "./typed-price";

it.each([
  ["54.90", "54.90"],
  ["54,90", "54.90"],
  ["54,9", "54.9"],
  ["1299", "1299"],
  ["1.299,50", "1299.50"],
  ["1,299.50", "1299.50"],
  ["R 1 299", "1299"],
  ["€ 12.999,-", "€ 12.999,-"],
  ["CHF 1'299.00", "1299.00"],
  ["49 €", "49"],
  ["1 234 567,80", "1234567.80"],
])("“%s” is taken as “%s”", (typed, price) => {
  expect(typedPrice(typed)).toBe(price);
});

it.each(["", "1,299", "1.299", "cheap", "12.34.56", "1.234,567", "-5", "5 6"])(
  "“%s” stays as it is, and is refused or empty",
  (typed) => {
    expect(typedPrice(typed)).toBe(typed);
  },
);
