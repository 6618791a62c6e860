import { Router, type RequestHandler } from "express";
import type { BedPreferences } from "@shared/contracts/preferences";
import { recommendationsQuery } from "@shared/contracts/recommendations";
import { answerRoute } from "../catalogues/answer-route";
import type { Answer } from "../catalogues/answer-cache";
import type { BedCatalogue } from "../catalogues/bed-catalogue";
import type { ProductCache } from "../catalogues/product-cache";
import { requireKnownOptions } from "./known-options";
import { countByBudget, rankBeds } from "./ranking";
import { nearMisses } from "./suggestions";

/** The bed finder's reads, once it is unlocked. */
export function bedFinderRoutes(
  unlocked: RequestHandler,
  beds: ProductCache<BedCatalogue>,
): Router {
  const answer = (workOut: (catalogue: BedCatalogue, answers: BedPreferences) => Answer) =>
    answerRoute(beds, recommendationsQuery, (catalogue, answers) => {
      requireKnownOptions(answers, catalogue.options);
      return workOut(catalogue, answers);
    });

  return Router()
    .get("/bed-options", unlocked, async (_req, res) => {
      const { options } = await beds.current();
      res.json(options);
    })
    .get(
      "/recommendations",
      unlocked,
      answer((catalogue, answers) => {
        const { beds: body, total } = rankBeds(catalogue, answers);
        return { body, headers: { "X-Total-Count": String(total) } };
      }),
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
}
