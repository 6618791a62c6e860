import type { ParsedUrlQuery } from "node:querystring";
import { partInWords } from "@shared/finders/say-values";
import { inOneStep, type Steps } from "../../platform/work/steps";
import { findOptions, readTyped } from "./find-options";
import { optionCountsInSteps } from "./option-counts";
import { readAnswers, readPicks, type Wishes } from "./read-query";
import { resultsInSteps } from "./results";
import { saidFor } from "./said-values";
import { shownFinder } from "./shown-finder";
import type { Stage } from "./stage";
import { suggestInSteps } from "./suggest";

/** A question about a finder, read: what was understood of it, and how it is answered. */
export interface Understood {
  /** The same for questions with the same answer. */
  as: unknown;
  answer: () => Steps<unknown>;
}

/** Reads one question about a finder. Throws what is wrong with the query. */
export type ReadQuestion = (
  stage: Stage,
  query: ParsedUrlQuery,
  wishes: Wishes,
  locale: string,
) => Understood;

/** What somebody typed, in the address of a call for what is called so. */
const TYPED = "text";

/** The end of the path that answers while somebody types. */
export const OPTIONS = "/options";
/** The end of the path that says what each option leaves. */
export const COUNTS = "/counts";
export const SUGGESTIONS = "/suggestions";

/** Each question by the end of its path; nothing at the end is the finder itself. */
export const QUESTIONS: Record<string, ReadQuestion> = {
  "": (stage, _query, _wishes, locale) => ({
    as: null,
    answer: () => inOneStep(() => shownFinder(stage, locale)),
  }),
  "/recommendations": (stage, query, _wishes, locale) => {
    const answers = readAnswers(stage, query);
    const picks = readPicks(stage, query);
    return { as: { answers, picks }, answer: () => resultsInSteps(stage, answers, locale, picks) };
  },
  [COUNTS]: (stage, query, wishes, locale) => {
    const answers = readAnswers(stage, query);
    const of = stage.document.questions.flatMap(({ id }) => (wishes.of.includes(id) ? [id] : []));
    return { as: { answers, of }, answer: () => optionCountsInSteps(stage, answers, of, locale) };
  },
  [SUGGESTIONS]: (stage, query, _wishes, locale) => {
    const answers = readAnswers(stage, query);
    return { as: { answers }, answer: () => suggestedInWords(stage, answers, locale) };
  },
  [OPTIONS]: (stage, query, { of }, locale) => {
    const typed = readTyped(stage, of, query[TYPED]);
    const answers = readAnswers(stage, query, [TYPED]);
    return {
      as: { typed, answers },
      answer: () => inOneStep(() => findOptions(stage, typed, answers, locale)),
    };
  },
};

function* suggestedInWords(stage: Stage, answers: Parameters<typeof saidFor>[1], locale: string) {
  const said = saidFor(stage, answers, locale);
  const offers = yield* suggestInSteps(stage, answers, locale);
  return offers.map((each) => (said ? partInWords(each, said) : each));
}
