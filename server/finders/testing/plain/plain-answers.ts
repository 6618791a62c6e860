import type { Answer, Answers } from "@shared/finders/answers";
import type { Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import type { When } from "@shared/finders/when";

// What a document makes of answers, as its description says: which questions are on the way, which answers count, and
// what is worked out of them. One question after the other, with nothing kept.

/** A choice, wherever it comes from. */
export type PlainOption = Pick<Option, "id" | "when" | "exclusive" | "number" | "rules"> & {
  isRetired?: boolean;
};

/** A question with its choices. */
export interface PlainQuestion {
  question: Question;
  options: readonly PlainOption[];
}

/** Answers, as a document reads them. */
export interface PlainRead {
  /** The answers to questions on the way. */
  given: Answers;
  /** Those of them that say something. */
  counted: Answers;
  valueOf: (id: string) => number | undefined;
}

/** The choices that an answer names. */
export function chosenIn(answer: Answer | undefined): readonly string[] {
  if (typeof answer === "string") return [answer];
  return Array.isArray(answer) ? (answer as readonly string[]) : [];
}

/** The range that an answer is. */
export function rangeOf(answer: Answer | undefined): { min?: number; max?: number } | undefined {
  return typeof answer === "object" && !Array.isArray(answer)
    ? (answer as { min?: number; max?: number })
    : undefined;
}

/** Reads answers one question after the other. */
export function plainRead(
  values: FinderDocument["values"],
  questions: readonly PlainQuestion[],
  answers: Answers,
): PlainRead {
  const given: Record<string, Answer> = {};
  const valueOf = (id: string) => plainValue(values, questions, given, id);
  const holds = (when: When | undefined) => isSo(when, given, valueOf);
  for (const { question, options } of questions) {
    const { id, when } = question;
    const answer = answers[id];
    if (answer === undefined || !holds(when)) continue;
    const isOffered = (choice: string) => holds(options.find((each) => each.id === choice)?.when);
    const left = chosenIn(answer).filter(isOffered);
    if (typeof answer === "string" && left.length > 0) given[id] = answer;
    else if (Array.isArray(answer) && left.length > 0) given[id] = left;
    else if (typeof answer === "number" || rangeOf(answer)) given[id] = answer;
  }
  const counted = Object.fromEntries(
    Object.entries(given).filter(([id, answer]) => {
      const { options } = questions.find(({ question }) => question.id === id)!;
      return !chosenIn(answer).some(
        (choice) => options.find((each) => each.id === choice)?.exclusive === "not-sure",
      );
    }),
  );
  return { given, counted, valueOf };
}

/** Whether a condition on answers holds. What was not answered is nothing, and at least nothing. */
export function isSo(
  when: When | undefined,
  answers: Answers,
  valueOf: PlainRead["valueOf"],
): boolean {
  if (when === undefined) return true;
  if ("all" in when) return when.all.every((each) => isSo(each, answers, valueOf));
  if ("any" in when) return when.any.some((each) => isSo(each, answers, valueOf));
  if ("not" in when) return !isSo(when.not, answers, valueOf);
  if ("value" in when) {
    const value = valueOf(when.value);
    if (value === undefined) return false;
    if ("atLeast" in when) return value >= when.atLeast;
    return "atMost" in when ? value <= when.atMost : value === when.is;
  }
  const answer = answers[when.question];
  const isThis = (wanted: string | number) =>
    typeof wanted === "number" ? answer === wanted : chosenIn(answer).includes(wanted);
  if ("isAnswered" in when) return (answer !== undefined) === when.isAnswered;
  if ("is" in when) return isThis(when.is);
  if ("isNot" in when) return answer !== undefined && !isThis(when.isNot);
  if ("hasAny" in when) return when.hasAny.some(isThis);
  if (typeof answer !== "number") return false;
  return "atLeast" in when ? answer >= when.atLeast : answer <= when.atMost;
}

/** A number as people write it, with nine decimals. */
const asWritten = (number: number) => Number(Number(number.toPrecision(14)).toFixed(9)) + 0;

/** One of a document's values; undefined while it is not known. */
function plainValue(
  values: FinderDocument["values"],
  questions: readonly PlainQuestion[],
  answers: Answers,
  id: string,
): number | undefined {
  const valueOf = (other: string) => plainValue(values, questions, answers, other);
  const number = exact({ value: id });
  return number === undefined ? undefined : asWritten(number);

  function exact(is: Calculation): number | undefined {
    const number = calculated(is);
    return number !== undefined && Number.isFinite(number) ? number : undefined;
  }

  function calculated(is: Calculation): number | undefined {
    if (typeof is === "number") return is;
    if ("value" in is) return exact(values.find((each) => each.id === is.value)!.is);
    if ("answer" in is) {
      const answer = answers[is.answer];
      return typeof answer === "number" ? answer : undefined;
    }
    if ("optionsOf" in is) {
      const asked = questions.find(({ question }) => question.id === is.optionsOf);
      const numbers = chosenIn(answers[is.optionsOf]).map(
        (choice) => asked?.options.find((each) => each.id === choice)?.number,
      );
      return numbers.length === 0 ? undefined : overAll(numbers, (a, b) => a + b);
    }
    if ("bands" in is) {
      const band = is.bands.find(({ when }) => isSo(when, answers, valueOf));
      const found = band ? band.is : is.otherwise;
      return found === undefined ? undefined : exact(found);
    }
    if ("roundUp" in is) {
      const { to = 1 } = is;
      const number = exact(is.roundUp);
      return number === undefined ? undefined : Math.ceil(asWritten(number / to)) * to;
    }
    if ("add" in is) return overAll(is.add.map(exact), (a, b) => a + b);
    if ("multiply" in is) return overAll(is.multiply.map(exact), (a, b) => a * b);
    if ("subtract" in is) return overAll(is.subtract.map(exact), (a, b) => a - b);
    if ("min" in is) return overAll(is.min.map(exact), (a, b) => Math.min(a, b));
    if ("max" in is) return overAll(is.max.map(exact), (a, b) => Math.max(a, b));
    return overAll(is.divide.map(exact), (a, b) => (asWritten(b) === 0 ? NaN : a / b));
  }
}

/** Numbers together; undefined where one is missing. */
function overAll(
  numbers: readonly (number | undefined)[],
  together: (a: number, b: number) => number,
): number | undefined {
  let result: number | undefined;
  for (const [at, number] of numbers.entries()) {
    if (number === undefined) return undefined;
    result = at === 0 ? number : together(result!, number);
  }
  return result;
}
