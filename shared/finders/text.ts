import { z } from "zod";
import { plainText } from "../contracts/plain-text";

/** A locale as documents name it: a language, with or without a region. */
export const locale = z
  .string("Name a locale.")
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "Use a locale such as en or en-ZA.");

/** A text in each locale that has it. The document's own locale is always there (see the check). */
export const text = z.record(locale, plainText(4_000));

export type Text = z.infer<typeof text>;

/** Ids of documents: they stand in addresses, links and traces, and never change. */
export const id = z
  .string("Give it an id.")
  .regex(
    /^[a-z0-9][a-z0-9_-]{0,63}$/,
    "Use lowercase letters, digits, hyphens and underscores, at most 64, beginning with a letter or a digit.",
  );
