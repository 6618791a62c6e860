import { z } from "zod";
import { noneOf } from "./operands";
import { id } from "./text";
import { when, type When } from "./when";

/** A result over answers, and over what a product states, put together without loops and without code. */
export type Calculation =
  | number
  | { answer: string }
  | { value: string }
  | { optionsOf: string }
  | { product: string }
  | { add: Calculation[] }
  | { multiply: Calculation[] }
  | { subtract: [Calculation, Calculation] }
  | { divide: [Calculation, Calculation] }
  | { min: Calculation[] }
  | { max: Calculation[] }
  | { roundUp: Calculation; to?: number }
  | { bands: { when: When; is: Calculation }[]; otherwise?: Calculation };

const part = z.lazy(() => calculation);
const parts = z.array(part).min(1).max(20);

export const calculation: z.ZodType<Calculation> = z
  .lazy(() =>
    z.union(
      [
        z.number(),
        z.strictObject({ answer: id }).describe("The number that was answered."),
        z.strictObject({ value: id }).describe("Another value."),
        z.strictObject({ optionsOf: id }).describe("The sum of the chosen options' numbers."),
        z
          .strictObject({ product: id })
          .describe(
            "A number that the product states, by its attribute; or its `price`: what is paid now.",
          ),
        z.strictObject({ add: parts }),
        z.strictObject({ multiply: parts }),
        z.strictObject({ subtract: z.tuple([part, part]) }),
        z.strictObject({ divide: z.tuple([part, part]) }),
        z.strictObject({ min: parts }).describe("The smallest of these."),
        z.strictObject({ max: parts }).describe("The largest of these."),
        z
          .strictObject({ roundUp: part, to: z.number().positive().optional() })
          .describe("The next whole number, or the next multiple of `to`."),
        z
          .strictObject({
            bands: z
              .array(z.strictObject({ when, is: part }))
              .min(1)
              .max(40),
            otherwise: part.optional(),
          })
          .describe("The first band that fits."),
      ],
      noneOf('Use a calculation, such as { "add": [{ "answer": "length" }, 2] }.'),
    ),
  )
  .meta({
    id: "calculation",
    description: "A result over answers and what a product states, without loops and without code.",
  });

type Parts = readonly Calculation[];

/** What a calculation is made of: nothing of a number, an answer, another value or a product's number. */
export function partsOfCalculation(is: Calculation): Parts {
  if (typeof is === "number") return [];
  if ("bands" in is) {
    const { bands, otherwise } = is;
    return [...bands.map((band) => band.is), ...(otherwise === undefined ? [] : [otherwise])];
  }
  if ("roundUp" in is) return [is.roundUp];
  return Object.values(is as Record<string, unknown>).flatMap((each) =>
    Array.isArray(each) ? (each as Calculation[]) : [],
  );
}

/** A calculation and all that it is made of. */
export const calculationsIn = (is: Calculation): Calculation[] => [
  is,
  ...partsOfCalculation(is).flatMap(calculationsIn),
];

/** Values by their ids; of two with one id, which drafts may have, the first counts. */
const byId = <Value extends { id: string }>(values: readonly Value[]): Map<string, Value> =>
  new Map([...values].reverse().map((value) => [value.id, value]));

const known = new WeakMap<readonly object[], ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * The values that are worked out for each product, directly or by another one, by their ids: each with the numbers that
 * products state for it. Others depend on answers alone.
 */
export function valuesOfProducts(
  values: readonly { id: string; is: Calculation }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  let found = known.get(values);
  if (!found) known.set(values, (found = findValuesOfProducts(values)));
  return found;
}

function findValuesOfProducts(
  values: readonly { id: string; is: Calculation }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const all = byId(values);
  const numbersOf = (id: string, seen: Set<string>): string[] => {
    const value = all.get(id);
    if (!value || seen.has(id)) return [];
    seen.add(id);
    return calculationsIn(value.is).flatMap((part) => {
      if (typeof part !== "object") return [];
      if ("product" in part) return [part.product];
      return "value" in part ? numbersOf(part.value, seen) : [];
    });
  };
  const found = new Map<string, ReadonlySet<string>>();
  for (const id of all.keys()) {
    const numbers = new Set(numbersOf(id, new Set()));
    if (numbers.size > 0) found.set(id, numbers);
  }
  return found;
}
