import { z } from "zod";

/** An amount in rand from an address; `negative` is the message for a negative one. */
export const rand = (negative: string) =>
  z
    .string("Give it once.")
    .refine((text) => !/^-\d/.test(text), negative)
    .regex(/^-?\d{1,8}(\.\d{1,2})?$/, "Use an amount in rand such as 6000.")
    .transform(Number);
