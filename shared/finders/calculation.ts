import { z } from "zod";
import { noneOf } from "./operands";
import { id } from "./text";
import { when, type When } from "./when";

/** A result over answers: numbers and answers, put together without loops and without code. */
export type Calculation =
  | number
  | { answer: string }
  | { value: string }
  | { optionsOf: string }
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
    description: "A result over answers, without loops and without code.",
  });
