import { z } from "zod";

// PostgreSQL takes neither NUL nor half a surrogate pair; control characters have no place in a name.
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const NOT_IN_A_TEXT = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** One line of plain text, trimmed; refused before that: a line break is no slip of the finger. */
export const oneLine = (missing: string, most: number) =>
  z
    .string(missing)
    .refine((text) => !NOT_IN_A_LINE.test(text), "Use one line of plain text.")
    .trim()
    .min(1, missing)
    .max(most, `That is too long: at most ${most} characters.`);

/** Plain text over any number of lines; may be empty. */
export const plainText = (most: number) =>
  z
    .string("Enter a text.")
    .max(most, `That is too long: at most ${most.toLocaleString("en")} characters.`)
    .refine((text) => !NOT_IN_A_TEXT.test(text), "Use plain text.");
