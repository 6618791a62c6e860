import type { Queryable } from "../database/database";
import { createPostLimit } from "../http/post-limit";

const MINUTES = 60;

/** How much may be written to us: from one address, in one sender's name, and in all (design: Mail). */
export interface ContactLimits {
  /** Counts one message. Throws a 429 with its sentence past a limit. */
  count(address: string, sender: string): Promise<void>;
}

/** A day's ceiling of its own: a flood of messages must not keep shoppers from their mails. */
export function createContactLimits(sql: Queryable): ContactLimits {
  const perAddress = createPostLimit(sql, {
    name: "contact-address",
    most: 10,
    perSeconds: 15 * MINUTES,
    sentence: "You have sent many messages. Please try again in a quarter of an hour.",
  });
  const perSender = createPostLimit(sql, {
    name: "contact-sender",
    most: 5,
    perSeconds: 60 * MINUTES,
    sentence: "We have had several messages from you. Please try again in an hour.",
  });
  const perDay = createPostLimit(sql, {
    name: "contact-day",
    most: 500,
    perSeconds: 24 * 60 * MINUTES,
    sentence: "We can take no more messages today. Please write to us tomorrow, or phone.",
  });
  return {
    async count(address, sender) {
      await perAddress.count(address);
      await perSender.count(sender.toLowerCase());
      await perDay.count("all");
    },
  };
}
