import type { ReadyReply } from "../../platform/http/ready-reply";

/** Replies that are being worked out, for all that ask for them meanwhile: no more than wait in the queue of work. */
export interface UnderWay<Catalogue> {
  find: (catalogue: Catalogue, key: string) => Promise<ReadyReply> | undefined;
  /** Remembers a reply until it is made, and returns it. */
  add: (catalogue: Catalogue, key: string, reply: Promise<ReadyReply>) => Promise<ReadyReply>;
}

export function createUnderWay<Catalogue>(): UnderWay<Catalogue> {
  const replies = new Map<string, { catalogue: Catalogue; reply: Promise<ReadyReply> }>();
  return {
    find(catalogue, key) {
      const found = replies.get(key);
      return found?.catalogue === catalogue ? found.reply : undefined;
    },
    add(catalogue, key, reply) {
      replies.set(key, { catalogue, reply });
      const forget = () => {
        if (replies.get(key)?.reply === reply) replies.delete(key);
      };
      reply.then(forget, forget);
      return reply;
    },
  };
}
