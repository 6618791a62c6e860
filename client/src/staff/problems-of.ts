import { config, type z } from "zod";
import type { FieldError } from "@shared/contracts/error";
import { sentence } from "@shared/sentence";

// Staff are told by their own form what the server would tell them, in the same words.
config({ localeError: sentence });

/** What is wrong with a value, field by field; nothing when it may be sent. */
export function problemsOf(shape: z.ZodType, value: unknown): FieldError[] {
  const { error } = shape.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join("."), message }));
}
