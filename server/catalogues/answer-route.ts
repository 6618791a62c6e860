import type { RequestHandler } from "express";
import type { z } from "zod";
import { validate } from "../http/validate";
import { createAnswerCache, type Answer } from "./answer-cache";
import type { ProductCache } from "./product-cache";

/**
 * A route that answers the query of its address from the present catalogue; an answer is computed once
 * per catalogue. `workOut` may throw what the client did wrong.
 */
export function answerRoute<Catalogue, Answers extends object>(
  products: ProductCache<Catalogue>,
  schema: z.ZodType<Answers>,
  workOut: (catalogue: Catalogue, answers: Answers) => Answer,
): RequestHandler {
  const replies = createAnswerCache<Catalogue>();
  return async (req, res) => {
    const catalogue = await products.current();
    const answers = validate(schema, req.query);
    const { text, headers } = replies.get(catalogue, answers, () => workOut(catalogue, answers));
    res.set(headers).type("json").send(text);
  };
}
