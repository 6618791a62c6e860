import { z } from "zod";
import { hasCredentials } from "../../web-address";
import { emailAddress } from "../../contracts/contact";
import { oneLine, strangersName, strangersText } from "../../input/plain-text";
import { NOT_SURE } from "../../finders/answers";
import { MAX_FAVORITES } from "./firearms";
import { bedPreferences, type BedPreferences } from "./preferences";
import type { BedOptions } from "./bed-options";

const OPTION_ID = /^[a-z0-9_-]{1,64}$/;

/** A whole product item or its id alone: only the id is read. */
const resultItem = z.object({
  id: z.guid("Each result needs its product id.").toLowerCase(),
});

/** `POST /api/recommendations/email`. */
export const bedResultsMailBody = z.strictObject({
  name: strangersName("Enter your name."),
  email: emailAddress,
  message: strangersText(2_000).optional(),
  preferences: bedPreferences.refine(
    (answers) =>
      Object.values(answers)
        .flat()
        .every((answer) => typeof answer === "number" || OPTION_ID.test(answer)),
    "Use the ids that /api/bed-options lists.",
  ),
  results: z.array(resultItem, "Name the products.").min(1, "Name at least one product.").max(24),
  shareUrl: z
    .string("Give the link to the results.")
    .max(4_096, "That address is too long.")
    // Checked as written: parsing an address drops line breaks silently.
    .regex(/^https?:\/\/[^\s\p{Cc}\p{Cs}\\]+$/iu, "Use an http address.")
    .refine((text) => URL.canParse(text) && !hasCredentials(text), "Use an http address."),
});

/** `POST /api/safari/favorites/email`. */
export const favoritesMailBody = z.strictObject({
  email: emailAddress,
  skus: z
    .array(oneLine("Name the products.", 100), "Name the products.")
    .min(1, "Name at least one product.")
    .max(MAX_FAVORITES, `At most ${MAX_FAVORITES} products.`),
});

/** The list of options behind each answer. */
const ANSWERED_FROM = {
  sleepStyle: "sleepStyles",
  bedSize: "bedSizes",
  mattressType: "mattressTypes",
  firmness: "firmnessLevels",
  features: "features",
  concerns: "concerns",
} as const satisfies Partial<Record<keyof BedPreferences, keyof BedOptions>>;

type AnsweredField = keyof typeof ANSWERED_FROM;

/** The answers chosen from a list that staff maintain. */
export const answeredFields = Object.keys(ANSWERED_FROM) as AnsweredField[];

/** Whether an answer may be "not sure" without staff having an option for it. */
const mayBeNotSure = (field: AnsweredField): boolean =>
  field === "mattressType" || field === "firmness";

/** The ids allowed in an answer: those of staff's options, and "not sure" where we may choose. */
export function knownIds(field: AnsweredField, options: BedOptions): string[] {
  const ids = options[ANSWERED_FROM[field]].map(({ id }) => id);
  return mayBeNotSure(field) ? [...ids, NOT_SURE] : ids;
}

/** The answers without options that no longer exist, and the number of those. */
export function knownAnswers(
  answers: BedPreferences,
  options: BedOptions,
): { preferences: BedPreferences; dropped: number } {
  const preferences = { ...answers };
  let dropped = 0;
  for (const field of answeredFields) {
    const given = answers[field] ?? [];
    const ids = knownIds(field, options);
    const kept = [given].flat().filter((id) => ids.includes(id));
    dropped += [given].flat().length - kept.length;
    if (field === "features" || field === "concerns") {
      if (answers[field]) preferences[field] = kept;
    } else if (kept.length === 0) delete preferences[field];
  }
  return { preferences, dropped };
}
