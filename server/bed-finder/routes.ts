import { Router, type RequestHandler } from "express";
import { recommendationsQuery } from "@shared/contracts/recommendations";
import { validate } from "../http/validate";
import { createAnswerCache } from "./answer-cache";
import type { CatalogueCache } from "./catalogue-cache";
import { requireKnownOptions } from "./known-options";
import { rankBeds } from "./ranking";

/** The bed finder's reads, for who has unlocked it. */
export function bedFinderRoutes(unlocked: RequestHandler, beds: CatalogueCache): Router {
  const replies = createAnswerCache();
  return Router()
    .get("/bed-options", unlocked, async (_req, res) => {
      const { options } = await beds.current();
      res.json(options);
    })
    .get("/recommendations", unlocked, async (req, res) => {
      const catalogue = await beds.current();
      const query = req.originalUrl.slice(req.originalUrl.indexOf("?"));
      const reply = replies.get(catalogue, query, () => {
        const answers = validate(recommendationsQuery, req.query);
        requireKnownOptions(answers, catalogue.options);
        return rankBeds(catalogue, answers);
      });
      res.type("json").send(reply);
    });
}
