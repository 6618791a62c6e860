import type { Answers } from "@shared/finders/answers";
import { visibleSteps } from "@/wizard/engine";
import { withPassed } from "./passed-steps";
import type { KnownAnswers } from "../model/known-answers";
import type { FinderModel } from "../model/model";

/**
 * The answers of a run that began elsewhere: in a link, a saved set, or another version. What it left open
 * up to its last answer stays open, but a fact that it lost, or lacks, is asked again.
 */
export function openedRun({ steps }: FinderModel, { answers, lost }: KnownAnswers): Answers {
  const mustAsk = (id: string) => {
    const { questions } = steps.find((each) => each.id === id)!;
    return questions.some(
      (each) =>
        each.fact && answers[each.id] === undefined && (each.required || lost.includes(each)),
    );
  };
  const visible = visibleSteps(steps, answers);
  const last = visible.findLastIndex((step) => {
    const { questions } = steps.find(({ id }) => id === step.id)!;
    const musts = questions.filter(({ required }) => required);
    // An extra alone does not say that its page was answered.
    return (musts.length > 0 ? musts : questions).some(({ id }) => answers[id] !== undefined);
  });
  const isOptional = (id: string) =>
    steps.find((each) => each.id === id)!.questions.every(({ required }) => !required);
  const rest = visible.slice(last + 1);
  const skipped = rest.every(({ id }) => isOptional(id)) ? rest : [];
  const passed = [...visible.slice(0, last + 1), ...skipped].filter((step) => !mustAsk(step.id));
  const open = passed.filter((step) => !step.isFilled(answers)).map(({ id }) => id);
  return open.length > 0 ? withPassed(answers, open) : answers;
}
