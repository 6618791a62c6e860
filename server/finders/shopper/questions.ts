import type { ParsedUrlQuery } from "node:querystring";
import { partInWords } from "@shared/finders/say-values";
import { findOptions, readTyped } from "./find-options";
import { optionCounts } from "./option-counts";
import { readAnswers, readPicks, type Wishes } from "./read-query";
import { results } from "./results";
import { saidFor } from "./said-values";
import { shownFinder } from "./shown-finder";
import type { Stage } from "./stage";
import { suggest } from "./suggest";

/** Answers one question about a finder. Throws what is wrong with the query. */
export type WorkOut = (
  stage: Stage,
  query: ParsedUrlQuery,
  wishes: Wishes,
  locale: string,
) => unknown;

/** What somebody typed, in the address of a call for what is called so. */
const TYPED = "text";

/** The end of the path that answers while somebody types. */
export const OPTIONS = "/options";

/** Each question by the end of its path; nothing at the end is the finder itself. */
export const QUESTIONS: Record<string, WorkOut> = {
  "": (stage, _query, _wishes, locale) => shownFinder(stage, locale),
  "/recommendations": (stage, query, _wishes, locale) =>
    results(stage, readAnswers(stage, query), locale, readPicks(stage, query)),
  "/counts": (stage, query, { of }, locale) =>
    optionCounts(stage, readAnswers(stage, query), of, locale),
  "/suggestions": (stage, query, _wishes, locale) => {
    const answers = readAnswers(stage, query);
    const said = saidFor(stage, answers, locale);
    return suggest(stage, answers, locale).map((each) => (said ? partInWords(each, said) : each));
  },
  [OPTIONS]: (stage, query, { of }, locale) =>
    findOptions(
      stage,
      readTyped(stage, of, query[TYPED]),
      readAnswers(stage, query, [TYPED]),
      locale,
    ),
};
