import { expect, it } from "vitest";
import { saidNumber } from "./said-number";

it.each([
  [8.1667, "8.17"],
  [8.5, "8.5"],
  [8, "8"],
  [0.375, "0.375"],
  [12.9999, "13"],
  [0.00421, "0.0042"],
  [0.0004, "0.0004"],
  [-2.3333, "-2.33"],
  [0, "0"],
  [1234567.891, "1234567.891"],
])("%d is said as %s", (number, said) => {
  expect(saidNumber(number)).toBe(said);
});
