import { LRUCache } from "lru-cache";
import { cacheBytes } from "../memory/cache-bytes";
import { readyReply, sizeOf, type ReadyReply } from "../http/ready-reply";

/** A computed answer: its body, as it is or written as JSON, and headers with figures about it. */
export type Answer = ({ body: unknown } | { json: string }) & {
  headers?: Record<string, string>;
};

/** Enough for every common combination of answers. */
const MAX_BYTES = Math.floor(cacheBytes("replies") / 8);
/** What keys and addresses may take beside the replies, as a part of their bytes. */
const OF_KEYS = 1 / 8;
const MIN_OF_KEYS = 512 * 1024;
const MAX_ADDRESS_LENGTH = 400;

/** Replies that are ready to be sent, for one catalogue: a new one starts with none. */
export interface ReplyCache<Catalogue> {
  /** The reply to exactly this target of a request. */
  at: (catalogue: Catalogue, target: string) => ReadyReply | undefined;
  /** The reply to what was understood of a target, if it is there. */
  known: (catalogue: Catalogue, target: string, key: string) => ReadyReply | undefined;
  /** Makes it of an answer that was worked out. */
  made: (catalogue: Catalogue, target: string, key: string, answer: Answer) => ReadyReply;
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
    sizeCalculation: (reply, key) => sizeOf(reply) + sizeOfText(key),
  });
  const maxSize = Math.max(MIN_OF_KEYS, Math.ceil(maxBytes * OF_KEYS));
  /** The keys of replies that were asked for once. */
  const asked = new LRUCache<string, true>({
    maxSize,
    sizeCalculation: (_, key) => sizeOfText(key),
  });
  /** The key of each target's reply. */
  const keys = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (key, target) => sizeOfText(key) + sizeOfText(target),
  });

  const startAnew = (catalogue: Catalogue) => {
    if (catalogue === current) return;
    current = catalogue;
    kept.clear();
    asked.clear();
    keys.clear();
  };

  const learn = (target: string, key: string) => {
    if (target.length <= MAX_ADDRESS_LENGTH) keys.set(target, key);
  };
  return {
    at(catalogue, target) {
      startAnew(catalogue);
      const key = keys.get(target);
      return key === undefined ? undefined : kept.get(key);
    },
    known(catalogue, target, key) {
      startAnew(catalogue);
      const reply = kept.get(key);
      if (reply) learn(target, key);
      return reply;
    },
    made(catalogue, target, key, answer) {
      const text = "json" in answer ? answer.json : JSON.stringify(answer.body);
      const { headers = {} } = answer;
      // What was worked out while the catalogue changed is of no use to others.
      if (catalogue !== current || !asked.has(key)) {
        if (catalogue === current) asked.set(key, true);
        return readyReply(text, headers);
      }
      asked.delete(key);
      const reply = readyReply(Buffer.from(text), headers);
      kept.set(key, reply);
      learn(target, key);
      return reply;
    },
  };
}

/** Roughly how much memory a text takes that leads somewhere, in bytes. */
const sizeOfText = (text: string): number => text.length * 2 + 100;
