import { z } from "zod";
import { id, locale } from "../finders/text";
import { emailAddress } from "./contact";
import type { MailStatus } from "./messages";
import { versionNumber } from "./paging";

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
