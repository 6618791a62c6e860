import type { IncomingMessage } from "node:http";
import { parse, type ParsedUrlQuery } from "node:querystring";
import type { Request, RequestHandler } from "express";
import { sendReady, type ReadyReply } from "../http/ready-reply";
import type { ProductCache } from "./product-cache";
import type { Answer, ReplyCache } from "./reply-cache";

/** What the reads of one finder share. */
export interface Reads<Catalogue> {
  /** Rejects when a request may not see the finder. */
  checkUnlocked: (req: Request) => Promise<void>;
  /** Whether it is known already that a request may see the finder. */
  isKnownToBeUnlocked: (req: IncomingMessage) => boolean;
  products: Pick<ProductCache<Catalogue>, "current" | "held">;
  replies: ReplyCache<Catalogue>;
}

/** A question that shoppers ask of one finder. */
export interface FinderRead {
  route: RequestHandler;
  /**
   * The reply to a target with this path, if nothing has to be waited for; `undefined` otherwise. Throws
   * what the client did wrong.
   */
  atOnce: (req: IncomingMessage, target: string, path: string) => ReadyReply | undefined;
}

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  // A browser may keep it for itself, and asks each time whether it still holds.
  "Cache-Control": "private, no-cache",
};

/**
 * A read that answers the query of its address from the present catalogue, for those who have unlocked
 * the finder. An answer is computed once per catalogue. `readAnswers` and `workOut` may throw what the client
 * did wrong.
 */
export function finderRead<Catalogue, Answers extends object>(
  { checkUnlocked, isKnownToBeUnlocked, products, replies }: Reads<Catalogue>,
  readAnswers: (query: ParsedUrlQuery) => Answers,
  workOut: (catalogue: Catalogue, answers: Answers) => Answer,
): FinderRead {
  const replyTo = (
    catalogue: Catalogue,
    target: string,
    path: string,
    query: () => ParsedUrlQuery,
  ) => {
    const known = replies.at(catalogue, target);
    if (known) return known;
    const answers = readAnswers(query());
    return replies.for(catalogue, target, path, answers, () => {
      const answer = workOut(catalogue, answers);
      return { ...answer, headers: { ...HEADERS, ...answer.headers } };
    });
  };

  return {
    async route(req, res) {
      await checkUnlocked(req);
      const catalogue = await products.current();
      const query = () => req.query as ParsedUrlQuery;
      sendReady(req, res, replyTo(catalogue, req.originalUrl, req.path, query));
    },
    atOnce(req, target, path) {
      const catalogue = products.held();
      if (catalogue === undefined || !isKnownToBeUnlocked(req)) return undefined;
      return replyTo(catalogue, target, path, () => parse(target.slice(path.length + 1)));
    },
  };
}
