import { LRUCache } from "lru-cache";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { BedCatalogue } from "./catalogue";

/** A reply: its body, and the count in its header. */
export interface Reply {
  text: string;
  total?: number;
}

/** Enough for every common combination of answers; about 12 kB each. */
const MAX_ANSWERS = 2_000;

/**
 * Computed replies as the text that is sent, per catalogue: a new catalogue starts with none. Keys are
 * made of the validated answers, never of the address: two readings of one address can then not be served
 * to each other, and a key is no longer than its answers.
 */
export function createAnswerCache() {
  let catalogue: BedCatalogue | undefined;
  const replies = new LRUCache<string, Reply>({ max: MAX_ANSWERS });
  return {
    /** The reply for these validated answers on this catalogue, cached or computed. */
    get(
      present: BedCatalogue,
      validated: BedPreferences,
      workOut: () => { body: unknown; total?: number },
    ): Reply {
      if (catalogue !== present) {
        catalogue = present;
        replies.clear();
      }
      const key = JSON.stringify(validated);
      const kept = replies.get(key);
      if (kept !== undefined) return kept;
      const { body, total } = workOut();
      const reply = { text: JSON.stringify(body), total };
      replies.set(key, reply);
      return reply;
    },
  };
}
