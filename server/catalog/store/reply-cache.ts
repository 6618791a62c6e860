import { askedBefore } from "../../platform/memory/asked-before";
import {
  bytesOf,
  countReply,
  textBytes,
  type SharedBytes,
} from "../../platform/memory/shared-bytes";
import { readyReply, sizeOf, type ReadyReply } from "../../platform/http/ready-reply";

/** A computed answer: its body, as it is or written as JSON, and headers with figures about it. */
export type Answer = ({ body: unknown } | { json: string }) & {
  headers?: Record<string, string>;
};

/** Longer ones are read anew each time: they are written by programs. */
const MAX_ADDRESS_LENGTH = 400;

/** The bytes that replies share, and what leads to them. */
export interface ReplyBytes {
  replies: SharedBytes;
  addresses: SharedBytes;
}

/** Those of this process. Addresses have bytes of their own: however many somebody makes, they drive no reply out. */
const shared = (): ReplyBytes => ({
  replies: bytesOf("replies"),
  addresses: bytesOf("addresses"),
});

/** Replies that are ready to be sent, for one catalog: a new one starts with none. */
export interface ReplyCache<Catalog> {
  /** The reply to exactly this target of a request. */
  at: (catalog: Catalog, target: string) => ReadyReply | undefined;
  /** The reply to what was understood of a target, if it is there. */
  known: (catalog: Catalog, target: string, key: string) => ReadyReply | undefined;
  /** Makes it of an answer that was worked out. */
  made: (catalog: Catalog, target: string, key: string, answer: Answer) => ReadyReply;
}

/**
 * Replies are kept once they are asked for again: many questions are asked once, as each move of a price
 * slider is. They are kept by what was validated, so that two ways to write the same question share one. A target
 * leads to a reply only once it was read and validated, and only the very same text does: two readings of
 * one address can then not be served to each other. `finder` is whom replies are counted for.
 */
export function createReplyCache<Catalog>(
  finder: string,
  { replies, addresses }: ReplyBytes = shared(),
): ReplyCache<Catalog> {
  let current: Catalog | undefined;
  const kept = replies.keep<string, ReadyReply>(sizeOf);
  /** Whether a reply was asked for before, by its key. */
  let wasAsked = askedBefore();
  /** The key of each target's reply. */
  const keys = addresses.keep<string, string>(textBytes);

  const startAnew = (catalog: Catalog) => {
    if (catalog === current) return;
    current = catalog;
    kept.clear();
    wasAsked = askedBefore();
    keys.clear();
  };

  const learn = (target: string, key: string) => {
    if (target.length <= MAX_ADDRESS_LENGTH) keys.set(target, key);
  };
  return {
    at(catalog, target) {
      startAnew(catalog);
      const key = keys.get(target);
      const reply = key === undefined ? undefined : kept.get(key);
      if (reply) countReply(finder, "memory");
      return reply;
    },
    known(catalog, target, key) {
      startAnew(catalog);
      const reply = kept.get(key);
      if (!reply) return undefined;
      countReply(finder, "memory");
      learn(target, key);
      return reply;
    },
    made(catalog, target, key, answer) {
      const text = "json" in answer ? answer.json : JSON.stringify(answer.body);
      const { headers = {} } = answer;
      countReply(finder, "work");
      // What was worked out while the catalog changed is of no use to others.
      if (catalog !== current || !wasAsked(key)) return readyReply(text, headers);
      const reply = readyReply(Buffer.from(text), headers);
      kept.set(key, reply);
      learn(target, key);
      return reply;
    },
  };
}

/** Replies that are being worked out, for all that ask for them meanwhile: no more than wait in the queue of work. */
interface UnderWay<Catalog> {
  find: (catalog: Catalog, key: string) => Promise<ReadyReply> | undefined;
  /** Remembers a reply until it is made, and returns it. */
  add: (catalog: Catalog, key: string, reply: Promise<ReadyReply>) => Promise<ReadyReply>;
}

export function createUnderWay<Catalog>(): UnderWay<Catalog> {
  const replies = new Map<string, { catalog: Catalog; reply: Promise<ReadyReply> }>();
  return {
    find(catalog, key) {
      const found = replies.get(key);
      return found?.catalog === catalog ? found.reply : undefined;
    },
    add(catalog, key, reply) {
      replies.set(key, { catalog, reply });
      const forget = () => {
        if (replies.get(key)?.reply === reply) replies.delete(key);
      };
      reply.then(forget, forget);
      return reply;
    },
  };
}
