import { z } from "zod";
import { id } from "./text";
import { when, type When } from "./when";

/** A result over answers: numbers and answers, put together without loops and without code. */
export type Calculation =
  | number
  | { answer: string }
  | { value: string }
  /** The sum of the numbers of the chosen options. */
  | { optionsOf: string }
  | { add: Calculation[] }
  | { multiply: Calculation[] }
  | { subtract: [Calculation, Calculation] }
  | { divide: [Calculation, Calculation] }
  | { min: Calculation[] }
  | { max: Calculation[] }
  | { roundUp: Calculation; to?: number }
  /** The first band that fits. */
  | { bands: { when: When; is: Calculation }[]; otherwise?: Calculation };

const part = z.lazy(() => calculation);
const parts = z.array(part).min(1).max(20);

export const calculation: z.ZodType<Calculation> = z.lazy(() =>
  z.union([
    z.number(),
    z.strictObject({ answer: id }),
    z.strictObject({ value: id }),
    z.strictObject({ optionsOf: id }),
    z.strictObject({ add: parts }),
    z.strictObject({ multiply: parts }),
    z.strictObject({ subtract: z.tuple([part, part]) }),
    z.strictObject({ divide: z.tuple([part, part]) }),
    z.strictObject({ min: parts }),
    z.strictObject({ max: parts }),
    z.strictObject({ roundUp: part, to: z.number().positive().optional() }),
    z.strictObject({
      bands: z
        .array(z.strictObject({ when, is: part }))
        .min(1)
        .max(40),
      otherwise: part.optional(),
    }),
  ]),
);
