import type { ShownGroup, ShownQuestion } from "@shared/contracts/finders";
import { chosenIds, writeAnswer, type Answer, type Answers } from "@shared/finders/answers";
import { answersOnTheWay, questionsOnTheWay, type ValuesOf } from "@shared/finders/path";
import type { Step } from "@/wizard/engine";

/** The questions of one page. Its id is that of their group, or of the only question. */
export interface QuestionStep extends Step<Answers> {
  questions: ShownQuestion[];
  /** What the document says of the page. */
  page: ShownGroup | undefined;
}

/**
 * The steps that were passed without an answer. Kept among the answers, where no question's id can be
 * the same; calls, links and traces carry only answers of questions.
 */
export const PASSED = "_passed";

/** The steps that were answered for the shopper, because there was one choice. */
export const SETTLED = "_settled";

/** The steps that were skipped because no choice would change anything, each with the answers before it. */
export const SAME = "_same";

/** A step with the answers before it: other answers make it another text, and the question is asked again. */
export const skipOf = (
  questions: readonly ShownQuestion[],
  id: string,
  answers: Answers,
  values?: ValuesOf,
): string => {
  const before = questions.slice(
    0,
    questions.findIndex((each) => each.id === id),
  );
  return `${id} ${JSON.stringify(answersOnTheWay(before, answers, values))}`;
};

/** Whether a step was skipped after these very answers. */
export const wasSkipped = (
  questions: readonly ShownQuestion[],
  id: string,
  answers: Answers,
  values?: ValuesOf,
): boolean => chosenIds(answers[SAME]).includes(skipOf(questions, id, answers, values));

/** A step for each question, or for each group of them. */
export function documentSteps(
  questions: readonly ShownQuestion[],
  groups: readonly ShownGroup[] = [],
  values?: ValuesOf,
): QuestionStep[] {
  const pages: ShownQuestion[][] = [];
  for (const question of questions) {
    const page = pages.find(([first]) => question.group && first!.group === question.group);
    if (page) page.push(question);
    else pages.push([question]);
  }
  return pages.map((questionsHere) => {
    const [first] = questionsHere as [ShownQuestion];
    const id = first.group ?? first.id;
    const page = groups.find((each) => each.id === first.group);
    const asked = (answers: Answers) =>
      questionsOnTheWay(questions, answers, values).filter((each) => questionsHere.includes(each));
    const openOf = (answers: Answers) => {
      const counted = answersOnTheWay(questions, answers, values);
      return asked(answers).filter((each) => counted[each.id] === undefined);
    };
    return {
      id,
      title: page?.name ?? page?.title ?? first.stepName ?? first.title,
      group: page?.step,
      dependsOn: dependsOn(questionsHere, questions),
      mayFall:
        first.skipSame === true || (questionsHere.length === 1 && first.offer === "available"),
      questions: questionsHere,
      page,
      when: (answers) =>
        asked(answers).length > 0 &&
        !(first.skipSame && wasSkipped(questions, id, answers, values)) &&
        !(chosenIds(answers[SETTLED]).includes(id) && openOf(answers).length === 0),
      isFilled(answers) {
        if (chosenIds(answers[PASSED]).includes(id)) return true;
        const open = openOf(answers);
        return open.every(({ required }) => !required) && open.length < asked(answers).length;
      },
    };
  });
}

/** The steps whose answers decide whether these questions are asked; none where one is asked in any case. */
function dependsOn(
  those: readonly ShownQuestion[],
  questions: readonly ShownQuestion[],
): string[] | undefined {
  const whens = those.map(({ when }) => when);
  if (whens.includes(undefined)) return undefined;
  const named = JSON.stringify(whens);
  // What is worked out may be of any of them.
  const asked = questions.filter(({ id }) =>
    ['"value":', `"question":"${id}"`].some((each) => named.includes(each)),
  );
  return asked.map(({ id, group }) => group ?? id);
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

/**
 * What submitting a page changes: its answers, and those elsewhere that they reset. A page that was
 * answered for the shopper leaves the run.
 */
export function submission(
  steps: readonly QuestionStep[],
  step: QuestionStep,
  shown: readonly ShownQuestion[],
  answers: Answers,
  draft: Answers,
  isSettled = false,
): Changes {
  const own: Changes = Object.fromEntries(shown.map(({ id }) => [id, draft[id]]));
  const changed = shown.filter(({ id }) => !isSame(answers[id], draft[id]));
  const fallen = changed
    .flatMap(({ resets = [] }) => resets)
    .filter((id) => !step.questions.some((each) => each.id === id));
  const isLeft = shown.every(({ id }) => draft[id] === undefined);
  const lasting = (list: string) =>
    chosenIds(answers[list]).filter((id) => {
      const reset = steps.find((each) => each.id === id)?.questions ?? [];
      return id !== step.id && !reset.some((each) => fallen.includes(each.id));
    });
  return {
    ...Object.fromEntries(fallen.map((id) => [id, undefined])),
    ...own,
    [PASSED]: [...lasting(PASSED), ...(isLeft ? [step.id] : [])],
    [SETTLED]: [...lasting(SETTLED), ...(isSettled ? [step.id] : [])],
  };
}
