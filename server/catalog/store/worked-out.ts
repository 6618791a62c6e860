import type { StatedValues } from "@shared/contracts/attributes";
import type { ProductCalculation } from "@shared/contracts/product-calculation";

/** Works a number out of what is paid for a product, NaN on request, and what it states; NaN where that lacks a part. */
export type WorkOut = (paid: number, values: StatedValues) => number;

/** Fractions of numbers with decimals are off by less. */
const PRECISION = 1e6;
const exact = (number: number) => Math.round(number * PRECISION) / PRECISION;

/** How a calculation is worked out, looked at once for all products. */
export function workOutBy(calculation: ProductCalculation): WorkOut {
  if (typeof calculation === "number") return () => calculation;
  if ("price" in calculation) return (paid) => paid;
  if ("attribute" in calculation) {
    const { attribute } = calculation;
    return (_, values) => {
      const value = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
      return typeof value === "number" ? value : NaN;
    };
  }
  if ("bands" in calculation) {
    const otherwise = workOutBy(calculation.otherwise);
    const bands = calculation.bands.map(({ of, from, is }) => ({
      from,
      of: workOutBy(of),
      is: workOutBy(is),
    }));
    return (paid, values) =>
      (bands.find(({ of, from }) => of(paid, values) >= from)?.is ?? otherwise)(paid, values);
  }
  const of = (parts: readonly ProductCalculation[], join: (numbers: number[]) => number) => {
    const each = parts.map(workOutBy);
    const found: WorkOut = (paid, values) => join(each.map((part) => part(paid, values)));
    return found;
  };
  if ("add" in calculation) {
    return of(calculation.add, (numbers) => exact(numbers.reduce((a, b) => a + b)));
  }
  if ("multiply" in calculation) {
    return of(calculation.multiply, (numbers) => exact(numbers.reduce((a, b) => a * b)));
  }
  if ("subtract" in calculation) return of(calculation.subtract, ([a, b]) => exact(a! - b!));
  if ("divide" in calculation) {
    return of(calculation.divide, ([a, b]) => (b === 0 ? NaN : a! / b!));
  }
  return "min" in calculation
    ? of(calculation.min, (numbers) => Math.min(...numbers))
    : of(calculation.max, (numbers) => Math.max(...numbers));
}
