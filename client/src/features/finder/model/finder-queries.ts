import { useQuery } from "@tanstack/react-query";
import type { FinderCounts } from "@shared/contracts/finders";
import { answersOnTheWay } from "@shared/finders/path";
import type { Answers } from "@shared/finders/answers";
import type { QuestionStep } from "./document-steps";
import type { FinderModel } from "./model";

/** The call for how many products each option of a step leaves, given the answers of the steps before. */
export function countsAsked(model: FinderModel, step: QuestionStep, answers: Answers) {
  const { questions, values, source } = model;
  const at = questions.indexOf(step.questions[0]!);
  // A later answer must not narrow the options here.
  const before = questions.slice(0, at).filter((each) => !step.questions.includes(each));
  const counted = answersOnTheWay(questions, answers, values);
  const earlier = Object.fromEntries(
    Object.entries(counted).filter(([id]) => before.some((each) => each.id === id)),
  );
  const of = step.questions
    .filter(({ options, presets }) => (options ?? presets ?? []).length > 0)
    .map(({ id }) => id);
  return of.length > 0 ? source.counts(model, earlier, of) : undefined;
}

/** What that call answers; nothing where there is nothing to count. */
export function useCounts(model: FinderModel, step: QuestionStep, answers: Answers) {
  const asked = countsAsked(model, step, answers);
  return useQuery<FinderCounts>({ queryKey: [], ...asked, enabled: asked !== undefined });
}
