import type { BedPreferences } from "@shared/contracts/preferences";
import { recommendationsQuery } from "@shared/contracts/recommendations";
import { finderRead, type Reads } from "../catalogues/finder-read";
import type { Answer } from "../catalogues/reply-cache";
import type { BedCatalogue } from "../catalogues/bed-catalogue";
import type { FinderReads } from "../catalogues/short-way";
import { validate } from "../http/validate";
import { requireKnownOptions } from "./known-options";
import { countByBudget, rankedBedsJson } from "./ranking";
import { nearMisses } from "./suggestions";

const readAnswers = (query: unknown) => validate(recommendationsQuery, query);

/** The bed finder's reads, once it is unlocked. */
export function bedFinderReads(reads: Reads<BedCatalogue>): FinderReads {
  const answer = (workOut: (catalogue: BedCatalogue, answers: BedPreferences) => Answer) =>
    finderRead(reads, readAnswers, (catalogue, answers) => {
      requireKnownOptions(answers, catalogue.options);
      return workOut(catalogue, answers);
    });

  return {
    "/bed-options": finderRead(
      reads,
      () => ({}),
      ({ options }) => ({ body: options }),
    ),
    "/recommendations": answer((catalogue, answers) => {
      const { json, total } = rankedBedsJson(catalogue, answers);
      return { json, headers: { "X-Total-Count": String(total) } };
    }),
    "/recommendations/counts": answer((catalogue, answers) => ({
      body: countByBudget(catalogue, answers),
    })),
    "/recommendations/suggestions": answer((catalogue, answers) => ({
      body: nearMisses(catalogue, answers),
    })),
  };
}
