import { Router } from "express";
import type { BedPreferences } from "@shared/contracts/preferences";
import { recommendationsQuery } from "@shared/contracts/recommendations";
import { answerRoute, anyQuery, type Reads } from "../catalogues/answer-route";
import type { Answer } from "../catalogues/reply-cache";
import type { BedCatalogue } from "../catalogues/bed-catalogue";
import { requireKnownOptions } from "./known-options";
import { countByBudget, rankBeds } from "./ranking";
import { nearMisses } from "./suggestions";

/** The bed finder's reads, once it is unlocked. */
export function bedFinderRoutes(reads: Reads<BedCatalogue>): Router {
  const answer = (workOut: (catalogue: BedCatalogue, answers: BedPreferences) => Answer) =>
    answerRoute(reads, recommendationsQuery, (catalogue, answers) => {
      requireKnownOptions(answers, catalogue.options);
      return workOut(catalogue, answers);
    });

  return Router()
    .get(
      "/bed-options",
      answerRoute(reads, anyQuery, ({ options }) => ({ body: options })),
    )
    .get(
      "/recommendations",
      answer((catalogue, answers) => {
        const { beds: body, total } = rankBeds(catalogue, answers);
        return { body, headers: { "X-Total-Count": String(total) } };
      }),
    )
    .get(
      "/recommendations/counts",
      answer((catalogue, answers) => ({ body: countByBudget(catalogue, answers) })),
    )
    .get(
      "/recommendations/suggestions",
      answer((catalogue, answers) => ({ body: nearMisses(catalogue, answers) })),
    );
}
