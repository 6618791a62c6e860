import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import type { When } from "@shared/finders/when";
import { visibleSteps } from "@/wizard/engine";
import type { Run } from "@/wizard/run-storage";
import { finderModel } from "./model";
import { openedModel, readAnswers } from "./opened-model";
import { withPassed } from "./passed-steps";

/**
 * A run that stands on the page of a question, for who edits it: answers that were given stay, those that lead
 * there are put in, and what is open before it counts as passed. Undefined where no such question is there.
 */
export async function runToward(
  shown: ShownFinder,
  stored: unknown,
  id: string,
): Promise<Run<Answers> | undefined> {
  const model = await openedModel(finderModel(shown));
  const step = model.steps.find(({ questions }) => questions.some((each) => each.id === id));
  const question = shown.questions.find((each) => each.id === id);
  if (!step || !question) return undefined;
  const given = readAnswers(model, (stored as { answers?: unknown } | undefined)?.answers);
  const answers = leadingTo(shown.questions, question, given?.answers ?? {});
  const visible = visibleSteps(model.steps, answers);
  const before = visible.slice(
    0,
    visible.findIndex((each) => each.id === step.id),
  );
  const open = before.filter((each) => !each.isFilled(answers)).map((each) => each.id);
  return { stepId: step.id, answers: withPassed(answers, open), draft: {} };
}

/** The answers with those that the condition of a question asks for, and the conditions of the questions it names. */
function leadingTo(
  questions: readonly ShownQuestion[],
  { when }: ShownQuestion,
  answers: Answers,
  seen: ReadonlySet<string> = new Set(),
): Answers {
  if (when === undefined || isMet(when, answers)) return answers;
  let next = answers;
  for (const [id, answer] of wishedBy(when, questions)) {
    const asked = questions.find((each) => each.id === id);
    if (!asked || seen.has(id)) continue;
    const { [id]: _, ...others } = leadingTo(questions, asked, next, new Set([...seen, id]));
    next = answer === undefined ? others : { ...others, [id]: answer };
  }
  return next;
}

type Wish = [question: string, answer: Answer | undefined];

/** Answers with which a condition holds, as far as single answers can say it. */
function wishedBy(when: When, questions: readonly ShownQuestion[], isTurned = false): Wish[] {
  if ("not" in when) return wishedBy(when.not, questions, !isTurned);
  if ("all" in when || "any" in when) {
    const parts = "all" in when ? when.all : when.any;
    const needsAll = "all" in when !== isTurned;
    const [first] = parts;
    return (needsAll ? parts : first ? [first] : []).flatMap((each) =>
      wishedBy(each, questions, isTurned),
    );
  }
  if ("value" in when) return [];
  const asked = questions.find(({ id }) => id === when.question);
  const said = (choice: string | number): Answer =>
    asked?.ask.kind === "many" ? [String(choice)] : choice;
  const other = (taken: readonly (string | number)[]): Answer | undefined => {
    const choice = asked?.options?.find(({ id }) => !taken.includes(id));
    return choice && said(choice.id);
  };
  const wish = (): Answer | undefined => {
    if ("isAnswered" in when) return when.isAnswered !== isTurned ? other([]) : undefined;
    if ("is" in when) return isTurned ? other([when.is]) : said(when.is);
    if ("isNot" in when) return isTurned ? said(when.isNot) : other([when.isNot]);
    if ("hasAny" in when) return isTurned ? other(when.hasAny) : said(when.hasAny[0]!);
    if ("atLeast" in when) return isTurned ? when.atLeast - 1 : when.atLeast;
    return isTurned ? when.atMost + 1 : when.atMost;
  };
  return [[when.question, wish()]];
}
