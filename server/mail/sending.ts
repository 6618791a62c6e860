import type { OncePost } from "../http/post-limits";
import type { Outbox } from "./outbox";

/** What storing a mail takes from the request that asked for it. */
export interface Sending {
  outbox: Outbox;
  now: Date;
  /** Stores it within every limit, once. Throws a 429 past one. */
  takeOnce: (post: OncePost) => Promise<void>;
}
