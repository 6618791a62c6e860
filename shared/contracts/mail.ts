import { z } from "zod";
import { hasCredentials } from "../address-credentials";
import { id, locale } from "../finders/text";
import { emailAddress } from "./email-address";
import { MAX_FAVORITES } from "./firearms";
import type { MailStatus } from "./messages";
import { oneLine, strangersName, strangersText } from "../input/plain-text";
import { versionNumber } from "./version-number";
import { bedPreferences } from "./preferences";

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

export type BedResultsMail = z.infer<typeof bedResultsMailBody>;

/** `POST /api/safari/favorites/email`. */
export const favoritesMailBody = z.strictObject({
  email: emailAddress,
  skus: z
    .array(oneLine("Name the products.", 100), "Name the products.")
    .min(1, "Name at least one product.")
    .max(MAX_FAVORITES, `At most ${MAX_FAVORITES} products.`),
});

export type FavoritesMail = z.infer<typeof favoritesMailBody>;

/** `POST /api/finders/{slug}/email`: the results of a finder that staff made. */
export const finderResultsMailBody = z.strictObject({
  email: emailAddress,
  version: versionNumber("Name the version."),
  locale: locale.optional(),
  /** By question, as addresses write them. */
  answers: z
    .record(id, z.string("Use a text.").max(16_000, "That is too long."), "Name the answers.")
    .refine((answers) => Object.keys(answers).length <= 60, "A finder asks at most 60 questions."),
  /** By section: the key of the product that was picked, or `none`. */
  picks: z.record(id, z.string("Use the key of a product.").max(200)).optional(),
});

/** `GET /api/mail`: whether mails can be sent now. */
export interface MailState {
  canSend: boolean;
}

/** The answer for an accepted mail: `held` is kept until mails can be sent. */
export interface MailAnswer {
  status: StartStatus;
}

/** The status of a mail when it is stored. */
export type StartStatus = Extract<MailStatus, "queued" | "held">;
