import { LRUCache } from "lru-cache";
import { readyReply, sizeOf, type ReadyReply } from "../http/ready-reply";

/** A computed answer: its body, as it is or written as JSON, and headers with figures about it. */
export type Answer = ({ body: unknown } | { json: string }) & {
  headers?: Record<string, string>;
};

/** Enough for every common combination of answers, within the memory of a small server. */
const MAX_BYTES = 12 * 1024 * 1024;
const MAX_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 400;

/** Replies that are ready to be sent, for one catalogue: a new one starts with none. */
export interface ReplyCache<Catalogue> {
  /** The reply to exactly this target of a request. */
  at: (catalogue: Catalogue, target: string) => ReadyReply | undefined;
  /** The reply to these validated answers, computed unless it is there. */
  for: (
    catalogue: Catalogue,
    target: string,
    route: string,
    answers: object,
    workOut: () => Answer,
  ) => ReadyReply;
}

/**
 * Replies are kept once they are asked for again: many questions are asked once, as each move of a price
 * slider is. They are kept by what was validated, so that two ways to write the same question share one. A target
 * leads to a reply only once it was read and validated, and only the very same text does: two readings of
 * one address can then not be served to each other.
 */
export function createReplyCache<Catalogue>(maxBytes = MAX_BYTES): ReplyCache<Catalogue> {
  let current: Catalogue | undefined;
  const kept = new LRUCache<string, ReadyReply>({
    maxSize: maxBytes,
    sizeCalculation: (reply, key) => sizeOf(reply) + key.length,
  });
  /** The keys of replies that were asked for once. */
  const asked = new LRUCache<string, true>({ max: MAX_ADDRESSES });
  /** The key of each target's reply. */
  const keys = new LRUCache<string, string>({ max: MAX_ADDRESSES });

  const startAnew = (catalogue: Catalogue) => {
    if (catalogue === current) return;
    current = catalogue;
    kept.clear();
    asked.clear();
    keys.clear();
  };

  return {
    at(catalogue, target) {
      startAnew(catalogue);
      const key = keys.get(target);
      return key === undefined ? undefined : kept.get(key);
    },
    for(catalogue, target, route, answers, workOut) {
      startAnew(catalogue);
      const key = `${route} ${JSON.stringify(answers)}`;
      let reply = kept.get(key);
      if (!reply) {
        const answer = workOut();
        const text = "json" in answer ? answer.json : JSON.stringify(answer.body);
        const { headers = {} } = answer;
        if (!asked.has(key)) {
          asked.set(key, true);
          return readyReply(text, headers);
        }
        asked.delete(key);
        reply = readyReply(Buffer.from(text), headers);
        kept.set(key, reply);
      }
      if (target.length <= MAX_ADDRESS_LENGTH) keys.set(target, key);
      return reply;
    },
  };
}
