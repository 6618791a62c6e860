import { LRUCache } from "lru-cache";

/** A computed answer: its body, and headers with figures about it. */
export interface Answer {
  body: unknown;
  headers?: Record<string, string>;
}

/** A reply as it is sent. */
export interface Reply {
  text: string;
  headers: Record<string, string>;
}

/** Enough for every common combination of answers; about 12 kB each. */
const MAX_REPLIES = 2_000;

/**
 * Computed replies as the text that is sent, per catalogue: a new catalogue starts with none. Keys are
 * made of the validated answers, never of the address: two readings of one address can then not be served
 * to each other, and a key is no longer than its answers.
 */
export function createAnswerCache<Catalogue>() {
  let catalogue: Catalogue | undefined;
  const replies = new LRUCache<string, Reply>({ max: MAX_REPLIES });
  return {
    /** The reply for these validated answers on this catalogue, cached or computed. */
    get(present: Catalogue, validated: object, workOut: () => Answer): Reply {
      if (catalogue !== present) {
        catalogue = present;
        replies.clear();
      }
      const key = JSON.stringify(validated);
      const kept = replies.get(key);
      if (kept !== undefined) return kept;
      const { body, headers = {} } = workOut();
      const reply = { text: JSON.stringify(body), headers };
      replies.set(key, reply);
      return reply;
    },
  };
}
