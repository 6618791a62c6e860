import type { Outbox } from "./outbox";

/** What storing a mail takes from the request that asked for it. */
export interface Sending {
  outbox: Outbox;
  now: Date;
  /** Counts the mail against every limit. Throws a 429 past one. */
  count(): Promise<void>;
}
