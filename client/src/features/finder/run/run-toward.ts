import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import type { AnswerTest, When } from "@shared/finders/when";
import { visibleSteps } from "@/wizard/engine";
import type { Run } from "@/wizard/run-storage";
import type { LookedAt } from "@/lib/draft-message";
import { finderModel, RESULTS } from "../model/model";
import { openedModel, readAnswers } from "../model/opened-model";
import { withPassed } from "./passed-steps";

/**
 * A run that stands on the page of a question, or at the results, for who edits it: answers that were given stay, those
 * that lead there are put in, and what is open before it counts as passed. Undefined where no such question is there.
 */
export async function runToward(
  shown: ShownFinder,
  stored: unknown,
  at: LookedAt,
): Promise<Run<Answers> | undefined> {
  const model = await openedModel(finderModel(shown));
  const given = readAnswers(model, (stored as { answers?: unknown } | undefined)?.answers);
  const passing = (stepId: string, answers: Answers): Run<Answers> => {
    const visible = visibleSteps(model.steps, answers);
    const place = visible.findIndex(({ id }) => id === stepId);
    const before = place === -1 ? visible : visible.slice(0, place);
    const open = before.filter((each) => !each.isFilled(answers)).map(({ id }) => id);
    return { stepId, answers: withPassed(answers, open), draft: {} };
  };
  if (at === "results") return passing(RESULTS, given?.answers ?? {});
  const step = model.steps.find(({ questions }) => questions.some(({ id }) => id === at.question));
  const question = shown.questions.find(({ id }) => id === at.question);
  if (!step || !question) return undefined;
  return passing(step.id, leadingTo(shown.questions, question, given?.answers ?? {}));
}

/** The answers with those that the condition of a question asks for, and the conditions of the questions it names. */
function leadingTo(
  questions: readonly ShownQuestion[],
  { when }: ShownQuestion,
  answers: Answers,
  seen: ReadonlySet<string> = new Set(),
): Answers {
  if (when === undefined || isMet(when, answers)) return answers;
  let next = meeting(when, questions, answers);
  for (const id of new Set(testsOf(when).map((each) => each.question))) {
    const asked = questions.find((each) => each.id === id);
    if (!asked || seen.has(id) || next[id] === undefined) continue;
    next = { ...leadingTo(questions, asked, next, new Set([...seen, id])), [id]: next[id] };
  }
  return next;
}

type Test = Exclude<AnswerTest, { value: string }>;

/** The tests on answers of a condition, with those within it. */
function testsOf(when: When): Test[] {
  if ("not" in when) return testsOf(when.not);
  if ("all" in when) return when.all.flatMap(testsOf);
  if ("any" in when) return when.any.flatMap(testsOf);
  return "value" in when ? [] : [when];
}

// Conditions that name many questions have more sets of answers than an editor waits for.
const maxTries = 20_000;

/** The answers, changed where a condition asks for it; as they are where none of the sets that were tried meets it. */
function meeting(when: When, questions: readonly ShownQuestion[], answers: Answers): Answers {
  const tests = testsOf(when);
  const named = questions.filter(({ id }) => tests.some((each) => each.question === id));
  let tries = 0;
  const search = (from: number, tried: Answers): Answers | undefined => {
    const question = named[from];
    if (!question) {
      tries += 1;
      return isMet(when, tried) ? tried : undefined;
    }
    const { [question.id]: given, ...others } = tried;
    for (const answer of [given, ...choicesOf(question, tests), undefined]) {
      if (tries >= maxTries) return undefined;
      const found = search(
        from + 1,
        answer === undefined ? others : { ...others, [question.id]: answer },
      );
      if (found) return found;
    }
    return undefined;
  };
  return search(0, answers) ?? answers;
}

/** Answers of a question that conditions can tell apart: each of its options, or the numbers they name and those beside them. */
function choicesOf({ id, ask, options }: ShownQuestion, tests: readonly Test[]): Answer[] {
  const own = tests.filter(({ question }) => question === id);
  if (options) {
    if (ask.kind !== "many") return options.map((each) => each.id);
    const wanted = own.flatMap((test) => ("is" in test ? [String(test.is)] : []));
    return [...options.map((each) => [each.id]), ...(wanted.length > 1 ? [wanted] : [])];
  }
  return own
    .flatMap((test) => Object.values<unknown>(test))
    .filter((value) => typeof value === "number")
    .flatMap((value) => [value, value - 1, value + 1]);
}
