import { z } from "zod";
import { bedPreferences } from "./preferences";

/** One line of text for a mail: nothing that could begin a header of its own. */
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
const oneLine = (what: string, most: number) =>
  z
    .string(`Enter ${what}.`)
    .trim()
    .min(1, `Enter ${what}.`)
    .max(most, `That is too long: at most ${most} characters.`)
    .refine((text) => !CONTROL.test(text), "Use one line of plain text.");

/** One recipient; no list, no name around it. */
const recipient = z
  .email("Enter one e-mail address such as name@example.com.")
  .max(254, "That address is too long.");

/** A whole product item or its id alone: only the id is read. */
const resultItem = z.looseObject({ id: z.uuid("Each result needs its product id.") });

/** `POST /api/recommendations/email` (specification: detailed e-mail payload). */
export const bedResultsMailBody = z.strictObject({
  name: oneLine("your name", 100),
  email: recipient,
  message: z
    .string()
    .max(2_000, "That message is too long: at most 2,000 characters.")
    .refine((text) => !text.includes("\u0000"), "Use plain text.")
    .optional(),
  preferences: bedPreferences,
  results: z.array(resultItem, "Name the products.").min(1, "Name at least one product.").max(24),
  shareUrl: z
    .url({ protocol: /^https?$/, error: "Use an http address." })
    .max(4_096, "That address is too long."),
});

export type BedResultsMail = z.infer<typeof bedResultsMailBody>;
