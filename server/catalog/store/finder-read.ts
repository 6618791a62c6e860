import type { IncomingMessage } from "node:http";
import { parse, type ParsedUrlQuery } from "node:querystring";
import type { Request, RequestHandler } from "express";
import { sendReady, type ReadyReply } from "../../platform/http/ready-reply";
import type { Steps } from "../../platform/work/steps";
import type { Asker } from "../../platform/work/fair-jobs";
import type { WorkQueue } from "../../platform/work/work-queue";
import type { ProductCache } from "./product-cache";
import { createUnderWay, type Answer, type ReplyCache } from "./reply-cache";

/** What the reads of one finder share. */
export interface Reads<Catalog> {
  /** Rejects when a request may not see the finder. */
  checkUnlocked: (req: Request) => Promise<void>;
  /** Whether it is known already that a request may see the finder. */
  isKnownToBeUnlocked: (req: IncomingMessage) => boolean;
  products: Pick<ProductCache<Catalog>, "current" | "held">;
  replies: ReplyCache<Catalog>;
  queue: WorkQueue;
  /** Whom a request's work is for. */
  askerOf: (req: IncomingMessage) => Asker;
}

/** A question that shoppers ask of one finder. */
export interface FinderRead {
  route: RequestHandler;
  /**
   * The reply to a target with this path, or a promise of it where it is worked out in turns; `undefined` where
   * anything has to be read first. Throws what the client did wrong.
   */
  fromMemory: (
    req: IncomingMessage,
    target: string,
    path: string,
  ) => ReadyReply | Promise<ReadyReply> | undefined;
}

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  // A browser may keep it for itself, and asks each time whether it still holds.
  "Cache-Control": "private, no-cache",
};

/**
 * A read that answers the query of its address from the present catalog, for those who have unlocked
 * the finder. An answer is worked out once for all that ask it meanwhile, and mostly once per catalog: at once where
 * that takes no time, else in turns with what others ask. `readAnswers` and `workOut` may throw what the client did
 * wrong.
 */
export function finderRead<Catalog, Answers extends object>(
  { checkUnlocked, isKnownToBeUnlocked, products, replies, queue, askerOf }: Reads<Catalog>,
  readAnswers: (query: ParsedUrlQuery) => Answers,
  workOut: (catalog: Catalog, answers: Answers) => Steps<Answer>,
): FinderRead {
  const underWay = createUnderWay<Catalog>();

  const replyTo = (
    req: IncomingMessage,
    catalog: Catalog,
    { target, path, query }: { target: string; path: string; query: () => ParsedUrlQuery },
  ): ReadyReply | Promise<ReadyReply> => {
    const ready = replies.at(catalog, target);
    if (ready) return ready;
    const answers = readAnswers(query());
    const key = `${path} ${JSON.stringify(answers)}`;
    const known = replies.known(catalog, target, key) ?? underWay.find(catalog, key);
    if (known) return known;
    const made = (answer: Answer) =>
      replies.made(catalog, target, key, {
        ...answer,
        headers: { ...HEADERS, ...answer.headers },
      });
    const steps = workOut(catalog, answers);
    const done = queue.atOnce(steps);
    if (done) return made(done.result);
    return underWay.add(catalog, key, queue.run(steps, askerOf(req)).then(made));
  };

  return {
    async route(req, res) {
      await checkUnlocked(req);
      const catalog = await products.current();
      const query = () => req.query as ParsedUrlQuery;
      const asked = { target: req.originalUrl, path: req.path, query };
      sendReady(req, res, await replyTo(req, catalog, asked));
    },
    fromMemory(req, target, path) {
      const catalog = products.held();
      if (catalog === undefined || !isKnownToBeUnlocked(req)) return undefined;
      const query = () => parse(target.slice(path.length + 1));
      return replyTo(req, catalog, { target, path, query });
    },
  };
}

/**
 * Writes objects as JSON, each once, and with it what differs from reply to reply: a product is in many
 * replies, and writing it takes longer than finding it.
 */
export function writtenOnce<Item extends object>(
  shown: (item: Item) => object,
): (item: Item, more: string) => string {
  /** Without the closing brace. */
  const texts = new WeakMap<Item, string>();
  return (item, more) => {
    let text = texts.get(item);
    if (text === undefined) texts.set(item, (text = JSON.stringify(shown(item)).slice(0, -1)));
    return `${text},${more}}`;
  };
}
