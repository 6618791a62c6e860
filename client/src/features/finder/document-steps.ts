import type { ShownQuestion } from "@shared/contracts/finders";
import { chosenIds, writeAnswer, type Answer, type Answers } from "@shared/finders/answers";
import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import type { Step } from "@/wizard/engine";

/** The questions of one page. Its id is that of the first. */
export interface QuestionStep extends Step<Answers> {
  questions: ShownQuestion[];
}

/**
 * The steps that were passed without an answer. Kept among the answers, where no question's id can be
 * the same; calls, links and traces carry only answers of questions.
 */
export const PASSED = "_passed";

/** A step for each question, or for each group of them. */
export function documentSteps(questions: readonly ShownQuestion[]): QuestionStep[] {
  const pages: ShownQuestion[][] = [];
  for (const question of questions) {
    const page = pages.find(([first]) => question.group && first!.group === question.group);
    if (page) page.push(question);
    else pages.push([question]);
  }
  return pages.map((page) => {
    const [{ id, title }] = page as [ShownQuestion];
    const asked = (answers: Answers) =>
      questionsOnTheWay(questions, answers).filter((each) => page.includes(each));
    return {
      id,
      title,
      questions: page,
      when: (answers) => asked(answers).length > 0,
      isFilled(answers) {
        if (chosenIds(answers[PASSED]).includes(id)) return true;
        const counted = answersOnTheWay(questions, answers);
        const open = asked(answers).filter((each) => counted[each.id] === undefined);
        return open.every(({ required }) => !required) && open.length < asked(answers).length;
      },
    };
  });
}

type Changes = Record<string, Answer | undefined>;

const isSame = (a: Answer | undefined, b: Answer | undefined) =>
  (a === undefined ? undefined : writeAnswer(a)) === (b === undefined ? undefined : writeAnswer(b));

/** What choosing an answer on a page changes there: answers that depend on it fall. */
export function choice(step: QuestionStep, draft: Answers, id: string, value?: Answer): Changes {
  const question = step.questions.find((each) => each.id === id);
  const fallen = isSame(draft[id], value) ? [] : (question?.resets ?? []);
  const here = fallen.filter((each) => step.questions.some((other) => other.id === each));
  return { ...Object.fromEntries(here.map((each) => [each, undefined])), [id]: value };
}

/** What submitting a page changes: its answers, and those elsewhere that they reset. */
export function submission(
  steps: readonly QuestionStep[],
  step: QuestionStep,
  shown: readonly ShownQuestion[],
  answers: Answers,
  draft: Answers,
): Changes {
  const own: Changes = Object.fromEntries(shown.map(({ id }) => [id, draft[id]]));
  const changed = shown.filter(({ id }) => !isSame(answers[id], draft[id]));
  const fallen = changed
    .flatMap(({ resets = [] }) => resets)
    .filter((id) => !step.questions.some((each) => each.id === id));
  const isLeft = shown.every(({ id }) => draft[id] === undefined);
  const passed = chosenIds(answers[PASSED]).filter((id) => {
    const reset = steps.find((each) => each.id === id)?.questions ?? [];
    return id !== step.id && !reset.some((each) => fallen.includes(each.id));
  });
  return {
    ...Object.fromEntries(fallen.map((id) => [id, undefined])),
    ...own,
    [PASSED]: isLeft ? [...passed, step.id] : passed,
  };
}
