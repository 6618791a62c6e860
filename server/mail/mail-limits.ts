import type { Queryable } from "../database/database";
import { createPostLimit } from "../http/post-limit";

const MINUTES = 60;

/** What may be sent: per address it comes from, per recipient, and in all (design: Mail). */
export interface MailLimits {
  /** Counts one mail. Throws a 429 with its sentence past a limit. */
  count(address: string, recipient: string): Promise<void>;
}

export function createMailLimits(sql: Queryable): MailLimits {
  const perAddress = createPostLimit(sql, {
    name: "mail-address",
    most: 10,
    perSeconds: 15 * MINUTES,
    sentence: "You have sent many mails. Please try again in a quarter of an hour.",
  });
  const perRecipient = createPostLimit(sql, {
    name: "mail-recipient",
    most: 5,
    perSeconds: 60 * MINUTES,
    sentence: "This address has had several mails from us. Please try again in an hour.",
  });
  const perDay = createPostLimit(sql, {
    name: "mail-day",
    most: 500,
    perSeconds: 24 * 60 * MINUTES,
    sentence: "We send no more mails today. Please copy the link instead.",
  });
  return {
    async count(address, recipient) {
      await perAddress.count(address);
      await perRecipient.count(recipient.toLowerCase());
      await perDay.count("all");
    },
  };
}
