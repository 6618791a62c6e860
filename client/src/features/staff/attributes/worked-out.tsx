import { useState } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import type { ProductCalculation } from "@shared/contracts/product-calculation";
import { nameOf, withUnit } from "@/staff-kit/attribute-words";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  calculation: ProductCalculation | null | undefined;
  /** The numbers that products state. */
  numbers: readonly Attribute[];
  onChange: (calculation: ProductCalculation | null) => void;
  /** Tells whether what is typed is no amount. */
  onWrong: (isWrong: boolean) => void;
}

/** Whether products state a number, or it is worked out of their price. */
export function WorkedOut({ calculation, numbers, onChange, onWrong }: Props) {
  const price = priceForAmount(calculation);
  const isOther = calculation !== null && calculation !== undefined && !price;
  const [amount, setAmount] = useState(String(price?.amount ?? 1));
  const [first] = numbers;
  const of = numbers.find(({ id }) => id === price?.of);
  const problem = isAmount(amount) ? undefined : "Use a number above 0, such as 100.";
  return (
    <>
      <FieldFrame
        label="How it is known"
        hint={
          first || calculation
            ? undefined
            : "Add a number such as the weight first to have a price by it."
        }
      >
        {(input) => (
          <select
            {...input}
            value={isOther ? "other" : price ? "price" : "stated"}
            onChange={({ target }) => {
              if (target.value === "stated") onChange(null);
              else if (target.value === "price" && first) {
                onChange(asCalculation({ of: first.id, amount: Number(amount) || 1 }));
              }
            }}
          >
            <option value="stated">Products state it</option>
            {(first ?? price) && <option value="price">The price for an amount</option>}
            {isOther && <option value="other">Worked out in another way</option>}
          </select>
        )}
      </FieldFrame>
      {price && (
        <>
          <FieldFrame label="Amount of">
            {(input) => (
              <select
                {...input}
                value={price.of}
                onChange={({ target }) => onChange(asCalculation({ ...price, of: target.value }))}
              >
                {!of && <option value={price.of}>{price.of}</option>}
                {numbers.map((each) => (
                  <option key={each.id} value={each.id}>
                    {withUnit(nameOf(each) || each.id, { unit: each.unit && `in ${each.unit}` })}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <FieldFrame
            label="For how many"
            problem={problem}
            hint={`100 is the price for 100${of?.unit ? ` ${of.unit}` : ""}.`}
          >
            {(input) => (
              <input
                {...input}
                inputMode="decimal"
                value={amount}
                onChange={({ target }) => {
                  setAmount(target.value);
                  onWrong(!isAmount(target.value));
                  if (isAmount(target.value)) {
                    onChange(asCalculation({ ...price, amount: Number(target.value) }));
                  }
                }}
              />
            )}
          </FieldFrame>
        </>
      )}
    </>
  );
}

const isAmount = (text: string) =>
  text.trim() !== "" && Number(text) > 0 && Number.isFinite(Number(text));

/** A price for so much of what a number states: for 100 of its grams. */
interface PriceForAmount {
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
