import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import { PASSED, SETTLED } from "./document-steps";
import { knownAnswers, type KnownAnswers } from "./known-answers";
import type { FinderModel } from "./model";

/** Answers that were written outside, as far as the document still knows them; undefined if they are none. */
export function readAnswers(model: FinderModel, given: unknown): KnownAnswers | undefined {
  return knownAnswers(model.questions, model.source.read(model, given));
}

/** The answers with what the run itself keeps beside them. */
export function withRun(answers: Answers, run: object): Answers {
  const lists = [PASSED, SETTLED].map((name) => {
    const given = chosenIds((run as Record<string, Answer | undefined>)[name]);
    return [name, given.filter((id) => typeof id === "string")] as const;
  });
  return { ...answers, ...Object.fromEntries(lists.filter(([, ids]) => ids.length > 0)) };
}
