import { z } from "zod";
import { validate } from "../../platform/http/validate";
import { AppError } from "../../platform/http/app-error";

export const finderSlug = z
  .string()
  .min(1)
  .max(64)
  .describe("The slug of the finder, from list_finders.");
export const localeWish = z
  .string()
  .max(35)
  .nullish()
  .transform((given) => given ?? undefined)
  .describe("The locale of the texts, such as en; the finder's own unless given.");

/**
 * The input of a tool as the protocol's library has it. It takes anything: what is wrong is told by `readInput` in our
 * sentences, where the library would list what its schema found.
 */
export function toolInput(schema: z.ZodObject) {
  const standard = schema["~standard"];
  return {
    "~standard": {
      ...standard,
      validate: (value: unknown) => ({ value: value as Record<string, unknown> }),
    },
  };
}

/** What an assistant sent to a tool. Throws a 400 that says what is wrong, and what the tool takes. */
export function readInput<Shape extends z.ZodObject>(
  schema: Shape,
  given: unknown,
): z.output<Shape> {
  try {
    return validate(schema, given);
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    // What is wrong within a field is told by what it takes, not by the other fields.
    if (error.errors.every(({ path }) => path.includes("."))) throw error;
    const fields = Object.entries(schema.shape).map(
      ([name, field]) =>
        `${name}${(field as z.ZodType).safeParse(undefined).success ? "" : " (required)"}`,
    );
    const takes = { path: "This tool takes", message: `${fields.join(", ") || "nothing"}.` };
    throw new AppError(400, error.code, error.message, { errors: [...error.errors, takes] });
  }
}
