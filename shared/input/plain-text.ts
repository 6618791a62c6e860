import { z } from "zod";
import { isVisible, nameProblem, withoutFormat } from "../web-address";

// PostgreSQL takes neither NUL nor half a surrogate pair; control characters have no place in a name.
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const NOT_IN_A_TEXT = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

const line = (missing: string) =>
  z.string(missing).refine((text) => !NOT_IN_A_LINE.test(text), "Use one line of plain text.");

/** One line of plain text, trimmed; a line break is refused even at its ends, because it is no slip. */
export const oneLine = (missing: string, most: number) =>
  line(missing).trim().min(1, missing).max(most, `That is too long: at most ${most} characters.`);

/** Plain text over any number of lines; may be empty. */
export const plainText = (most: number) =>
  z
    .string("Enter a text.")
    .max(most, `That is too long: at most ${most.toLocaleString("en")} characters.`)
    .refine((text) => !NOT_IN_A_TEXT.test(text), "Use plain text.");

/** A stranger's name: it stands in our mails, so it contains no address and stays short. */
export const strangersName = (missing: string) =>
  line(missing)
    .overwrite(withoutFormat)
    .trim()
    .refine(isVisible, missing)
    .superRefine((name, context) => {
      const problem = nameProblem(name);
      if (problem) context.addIssue({ code: "custom", message: problem });
    });

/** A stranger's text over any number of lines, without invisible characters; may be empty. */
export const strangersText = (most: number) => plainText(most).overwrite(withoutFormat).trim();
