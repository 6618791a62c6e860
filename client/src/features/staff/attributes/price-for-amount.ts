import type { ProductCalculation } from "@shared/contracts/product-calculation";

/** A price for so much of what a number states: for 100 of its grams. */
export interface PriceForAmount {
  /** The id of the number. */
  of: string;
  amount: number;
}

/** The calculation of such a price. */
export function asCalculation({ of, amount }: PriceForAmount): ProductCalculation {
  const price: ProductCalculation = { price: "paid" };
  return {
    divide: [amount === 1 ? price : { multiply: [price, amount] }, { attribute: of }],
  };
}

/** The price that a calculation is, if it is one. */
export function priceForAmount(
  calculation: ProductCalculation | null | undefined,
): PriceForAmount | undefined {
  if (typeof calculation !== "object" || calculation === null || !("divide" in calculation)) {
    return undefined;
  }
  const [paid, by] = calculation.divide;
  if (typeof by !== "object" || !("attribute" in by) || typeof paid !== "object") return undefined;
  const of = by.attribute;
  if ("price" in paid) return { of, amount: 1 };
  if (!("multiply" in paid)) return undefined;
  const [price, amount, ...others] = paid.multiply;
  const isPrice = typeof price === "object" && "price" in price && others.length === 0;
  return isPrice && typeof amount === "number" ? { of, amount } : undefined;
}
