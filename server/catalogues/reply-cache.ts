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
  /** The key of each target's reply. */
  const keys = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  const keptFor = (key: string | undefined, catalogue: unknown) => {
    const found = key === undefined ? undefined : kept.get(key);
    return found && found.catalogue === catalogue ? found.reply : undefined;
  };

  return {
    at: (target, catalogue) => keptFor(keys.get(target), catalogue),
    for(target, catalogue, route, answers, workOut) {
      const key = `${route} ${JSON.stringify(answers)}`;
      let reply = keptFor(key, catalogue);
      if (!reply) {
        const { body, headers = {} } = workOut();
        reply = readyReply(JSON.stringify(body), headers);
        kept.set(key, { catalogue, reply });
      }
      if (target.length <= MAX_ADDRESS_LENGTH) keys.set(target, key);
      return reply;
    },
  };
}
