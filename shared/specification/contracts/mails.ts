import { z } from "zod";
import { hasCredentials } from "../../address-credentials";
import { emailAddress } from "../../contracts/email-address";
import { oneLine, strangersName, strangersText } from "../../input/plain-text";
import { MAX_FAVORITES } from "./firearms";
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

/** `POST /api/safari/favorites/email`. */
export const favoritesMailBody = z.strictObject({
  email: emailAddress,
  skus: z
    .array(oneLine("Name the products.", 100), "Name the products.")
    .min(1, "Name at least one product.")
    .max(MAX_FAVORITES, `At most ${MAX_FAVORITES} products.`),
});
