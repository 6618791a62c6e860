/** What those who store mails know of how they get out. */
export interface Outbox {
  /** What a mail is when it is stored: `held` where no mail server is configured. */
  readonly startStatus: "queued" | "held";
  /** Says that there is something new to send. */
  wake(): void;
}

/** The outbox of a server without a mail server. */
export const holdingOutbox: Outbox = { startStatus: "held", wake: () => undefined };
