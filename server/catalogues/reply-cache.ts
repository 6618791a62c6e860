import { LRUCache } from "lru-cache";
import { readyReply, sizeOf, type ReadyReply } from "../http/ready-reply";

/** A computed answer: its body, and headers with figures about it. */
export interface Answer {
  body: unknown;
  headers?: Record<string, string>;
}

/** Enough for every common combination of answers, within the memory of a small server. */
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 400;

interface Kept {
  catalogue: unknown;
  reply: ReadyReply;
}

/** Replies that are ready to be sent, each for one catalogue: those of an older one are not used. */
export interface ReplyCache {
  /** The reply to exactly this target of a request. */
  at: (target: string, catalogue: unknown) => ReadyReply | undefined;
  /** The reply to these validated answers, computed unless it is there; from now on also at this target. */
  for: (
    target: string,
    catalogue: unknown,
    route: string,
    answers: object,
    workOut: () => Answer,
  ) => ReadyReply;
}

/**
 * Replies are kept by what was validated, so that two ways to write the same question share one. A target
 * leads to a reply only once it was read and validated, and only the very same text does: two readings of
 * one address can then not be served to each other.
 */
export function createReplyCache(): ReplyCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ reply }, key) => sizeOf(reply) + key.length,
  });
  const byTarget = new LRUCache<string, Kept>({ max: MAX_ADDRESSES });
  const fresh = (found: Kept | undefined, catalogue: unknown) =>
    found?.catalogue === catalogue ? found : undefined;

  return {
    at: (target, catalogue) => fresh(byTarget.get(target), catalogue)?.reply,
    for(target, catalogue, route, answers, workOut) {
      const key = `${route} ${JSON.stringify(answers)}`;
      let found = fresh(kept.get(key), catalogue);
      if (!found) {
        const { body, headers = {} } = workOut();
        found = { catalogue, reply: readyReply(JSON.stringify(body), headers) };
        kept.set(key, found);
      }
      if (target.length <= MAX_ADDRESS_LENGTH) byTarget.set(target, found);
      return found.reply;
    },
  };
}
