import { z } from "zod";
import { plainText } from "../input/plain-text";

/** A locale as documents name it: a language, with or without a region. */
export const locale = z
  .string("Name a locale.")
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "Use a locale such as en or en-ZA.")
  .meta({ id: "locale", description: "A language, with or without a region: `en` or `en-ZA`." });

export const text = z.record(locale, plainText(4_000), 'Write a text as { "en": "…" }.').meta({
  id: "text",
  description:
    'A text in each locale that has it, as `{ "en": "…" }`, of at most 4,000 characters each. `{value:area}` in it says what the document worked out; a sentence that names a value that is not known is left out. It is always there in the document\'s own locale, to which the others fall back.',
});

export type Text = z.infer<typeof text>;

export const id = z
  .string("Give it an id.")
  .regex(
    /^[a-z0-9][a-zA-Z0-9_-]{0,63}$/,
    "Use letters, digits, hyphens and underscores, at most 64, beginning with a small letter or a digit.",
  )
  .meta({
    id: "id",
    description:
      "Letters, digits, hyphens and underscores, at most 64, beginning with a small letter or a digit. Ids stand in addresses, links and traces: once published, they never change.",
  });

/** The same in small letters alone, for what stands in addresses and files that others write. */
export const smallId = z
  .string("Give it an id.")
  .regex(
    /^[a-z0-9][a-z0-9_-]{0,63}$/,
    "Use lowercase letters, digits, hyphens and underscores, at most 64, beginning with a letter or a digit.",
  );

/** The id of a value that products state, as retailers write them, too: `375_h&h`, `4.5`. */
export const valueId = z
  .string("Give it an id.")
  .regex(
    /^[a-z0-9][a-z0-9_.&-]{0,63}$/,
    "Use lowercase letters, digits, hyphens, underscores, dots and ampersands, at most 64, beginning with a letter or a digit.",
  );

/** An option or a value as documents name them: values of attributes are options, too. */
export const optionId = z
  .string("Give it an id.")
  .regex(
    /^[a-z0-9][a-zA-Z0-9_.&-]{0,63}$/,
    "Use letters, digits, hyphens, underscores, dots and ampersands, at most 64, beginning with a small letter or a digit.",
  )
  .meta({
    id: "optionId",
    description:
      "An option or a value of an attribute by its id: as any id, and with dots and ampersands, as retailers write them (`375_h&h`, `4.5`).",
  });

/** A color as a shop's page writes it. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, "Use a color such as #c3142d.");
