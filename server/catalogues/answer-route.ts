import type { Request, RequestHandler } from "express";
import { sendReady } from "../http/ready-reply";
import type { ProductCache } from "./product-cache";
import type { Answer, ReplyCache } from "./reply-cache";

/** What the reads of one finder share. */
export interface Reads<Catalogue> {
  /** Rejects when a request may not see the finder. */
  checkUnlocked: (req: Request) => Promise<void>;
  products: ProductCache<Catalogue>;
  replies: ReplyCache<Catalogue>;
}

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  // A browser may keep it for itself, and asks each time whether it still holds.
  "Cache-Control": "private, no-cache",
};

/**
 * A route that answers the query of its address from the present catalogue, for those who have unlocked
 * the finder. An answer is computed once per catalogue. `readAnswers` and `workOut` may throw what the client
 * did wrong.
 */
export function answerRoute<Catalogue, Answers extends object>(
  { checkUnlocked, products, replies }: Reads<Catalogue>,
  readAnswers: (query: Request["query"]) => Answers,
  workOut: (catalogue: Catalogue, answers: Answers) => Answer,
): RequestHandler {
  return async (req, res) => {
    await checkUnlocked(req);
    const catalogue = await products.current();
    const target = req.originalUrl;
    let reply = replies.at(catalogue, target);
    if (!reply) {
      const answers = readAnswers(req.query);
      reply = replies.for(catalogue, target, req.path, answers, () => {
        const { body, headers } = workOut(catalogue, answers);
        return { body, headers: { ...HEADERS, ...headers } };
      });
    }
    sendReady(req, res, reply);
  };
}
