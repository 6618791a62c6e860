import { Router, type RequestHandler } from "express";
import type { BedPreferences } from "@shared/contracts/preferences";
import { recommendationsQuery } from "@shared/contracts/recommendations";
import { validate } from "../http/validate";
import { createAnswerCache } from "./answer-cache";
import type { BedCatalogue } from "./catalogue";
import type { CatalogueCache } from "./catalogue-cache";
import { requireKnownOptions } from "./known-options";
import { countBeds, countByBudget, rankBeds } from "./ranking";
import { nearMisses } from "./suggestions";

/** The bed finder's reads, once it is unlocked. */
export function bedFinderRoutes(unlocked: RequestHandler, beds: CatalogueCache): Router {
  return Router()
    .get("/bed-options", unlocked, async (_req, res) => {
      const { options } = await beds.current();
      res.json(options);
    })
    .get(
      "/recommendations",
      unlocked,
      answer((catalogue, answers) => ({
        body: rankBeds(catalogue, answers),
        total: countBeds(catalogue, answers),
      })),
    )
    .get(
      "/recommendations/counts",
      unlocked,
      answer((catalogue, answers) => ({ body: countByBudget(catalogue, answers) })),
    )
    .get(
      "/recommendations/suggestions",
      unlocked,
      answer((catalogue, answers) => ({ body: nearMisses(catalogue, answers) })),
    );

  /** Reads the answers from the query and replies with the result of `workOut`. */
  function answer(
    workOut: (
      catalogue: BedCatalogue,
      answers: BedPreferences,
    ) => { body: unknown; total?: number },
  ) {
    const replies = createAnswerCache();
    const handler: RequestHandler = async (req, res) => {
      const catalogue = await beds.current();
      const answers = validate(recommendationsQuery, req.query);
      requireKnownOptions(answers, catalogue.options);
      const { text, total } = replies.get(catalogue, answers, () => workOut(catalogue, answers));
      if (total !== undefined) res.set("X-Total-Count", String(total));
      res.type("json").send(text);
    };
    return handler;
  }
}
