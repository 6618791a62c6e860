import { chosenIds, numberIn, type Answers } from "./answers";
import type { AnswerTest, When } from "./when";

// The way through a finder: which questions a shopper's answers lead to. Both sides walk it, and the same
// answers lead the same way on both.

/** The results of a document's calculations, by their ids. */
export type Values = Readonly<Record<string, number | undefined>>;

interface Conditional {
  when?: When;
}

/** Works the values out of answers. */
export type ValuesOf = (answers: Answers) => Values;

/** What the way through a finder depends on. */
export interface Walked extends Conditional {
  id: string;
  options?: readonly (Conditional & { id: string })[];
}

/** Whether a condition on answers holds. What was not answered is nothing, and at least nothing. */
export function isMet(condition: When | undefined, answers: Answers, values: Values = {}): boolean {
  if (condition === undefined) return true;
  if ("all" in condition) return condition.all.every((each) => isMet(each, answers, values));
  if ("any" in condition) return condition.any.some((each) => isMet(each, answers, values));
  if ("not" in condition) return !isMet(condition.not, answers, values);
  return "value" in condition
    ? isValueMet(condition, values[condition.value])
    : isAnswerMet(condition, answers);
}

function isValueMet(test: Extract<AnswerTest, { value: string }>, value: number | undefined) {
  if (value === undefined) return false;
  if ("atLeast" in test) return value >= test.atLeast;
  if ("atMost" in test) return value <= test.atMost;
  return value === test.is;
}

function isAnswerMet(test: Exclude<AnswerTest, { value: string }>, answers: Answers): boolean {
  const answer = answers[test.question];
  if ("isAnswered" in test) return (answer !== undefined) === test.isAnswered;
  if ("isNot" in test) return answer !== undefined && !has(answers, test.question, test.isNot);
  if ("is" in test) return has(answers, test.question, test.is);
  if ("hasAny" in test) return test.hasAny.some((each) => has(answers, test.question, each));
  const number = numberIn(answer);
  if (number === undefined) return false;
  return "atLeast" in test ? number >= test.atLeast : number <= test.atMost;
}

function has(answers: Answers, question: string, wanted: string | number): boolean {
  const answer = answers[question];
  return typeof wanted === "number" ? answer === wanted : chosenIds(answer).includes(wanted);
}

const noValues: ValuesOf = () => ({});

/**
 * The answers that count: those of questions that the answers before them lead to, with the choices they leave.
 * `before` are those that count already.
 */
export function answersOnTheWay(
  questions: readonly Walked[],
  answers: Answers,
  values: ValuesOf = noValues,
  before: Answers = {},
): Answers {
  const onTheWay: Record<string, Answers[string]> = { ...before };
  for (const { id, when, options } of questions) {
    const answer = answers[id];
    if (answer === undefined) continue;
    const known = values(onTheWay);
    if (!isMet(when, onTheWay, known)) continue;
    const isOpen = (choice: string) => {
      const option = options?.find((each) => each.id === choice);
      return isMet(option?.when, onTheWay, known);
    };
    if (typeof answer === "string") {
      if (isOpen(answer)) onTheWay[id] = answer;
    } else if (typeof answer === "object" && Array.isArray(answer)) {
      const left = chosenIds(answer).filter(isOpen);
      if (left.length > 0) onTheWay[id] = left;
    } else onTheWay[id] = answer;
  }
  return onTheWay;
}

/** The questions that answers lead to, in their order. */
export function questionsOnTheWay<Question extends Walked>(
  questions: readonly Question[],
  answers: Answers,
  values: ValuesOf = noValues,
): Question[] {
  const counted = answersOnTheWay(questions, answers, values);
  const known = values(counted);
  return questions.filter(({ when }) => isMet(when, counted, known));
}

/** What decides how an option is offered. */
interface Offered extends Conditional {
  /** When it stands before the others. */
  first?: When;
  drawing?: string;
  drawings?: readonly { when: When; drawing: string }[];
}

/** The options that answers leave, in the order and with the drawings that they have then. */
export function openOptions<Option extends Offered>(
  options: readonly Option[],
  answers: Answers,
  values?: Values,
): Option[] {
  const open = options.filter((each) => isMet(each.when, answers, values));
  const isFirst = ({ first }: Option) => first !== undefined && isMet(first, answers, values);
  return [...open.filter(isFirst), ...open.filter((each) => !isFirst(each))].map((option) => {
    const other = option.drawings?.find((each) => isMet(each.when, answers, values));
    return other ? { ...option, drawing: other.drawing } : option;
  });
}
