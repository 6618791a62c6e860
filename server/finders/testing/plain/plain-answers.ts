import type { Answer, Answers } from "@shared/finders/answers";
import type { Calculation } from "@shared/finders/calculation";
import type { When } from "@shared/finders/when";
import { choicesOf, chosenIn, type PlainFinder } from "./finder-case";

// What a document makes of answers: which questions are on the way, which answers count, and what is worked out of them.

/** The range that an answer is. */
export const rangeOf = (answer: Answer | undefined) =>
  typeof answer === "object" && !("length" in answer) ? answer : undefined;

/** Answers as a document reads them. */
export type PlainRead = ReturnType<typeof plainRead>;

/** Reads answers one question after the other: those on the way, and those of them that say something. */
export function plainRead(finder: PlainFinder, answers: Answers) {
  const questions = choicesOf(finder);
  const given: Record<string, Answer> = {};
  const optionOf = (id: string, choice: string) =>
    questions.find((each) => each.question.id === id)?.options.find((each) => each.id === choice);
  for (const { id, when } of finder.document.questions) {
    const answer = answers[id];
    if (answer === undefined || !isSo(when)) continue;
    const left = chosenIn(answer).filter((choice) => isSo(optionOf(id, choice)?.when));
    if (typeof answer === "number" || rangeOf(answer)) given[id] = answer;
    else if (left.length > 0) given[id] = Array.isArray(answer) ? left : answer;
  }
  const isSure = ([id, answer]: [string, Answer]) =>
    chosenIn(answer).every((choice) => optionOf(id, choice)?.exclusive !== "not-sure");
  const counted: Answers = Object.fromEntries(Object.entries(given).filter(isSure));
  return { finder, questions, given, counted, workedOut, isSo };

  /** Whether a condition on answers holds. What was not answered is nothing, and at least nothing. */
  function isSo(when: When | undefined): boolean {
    if (when === undefined) return true;
    if ("all" in when) return when.all.every(isSo);
    if ("any" in when) return when.any.some(isSo);
    if ("not" in when) return !isSo(when.not);
    const answer = "value" in when ? workedOut(when.value) : given[when.question];
    const isThis = (wanted: string | number) =>
      typeof wanted === "number" ? answer === wanted : chosenIn(answer).includes(wanted);
    if ("isAnswered" in when) return (answer !== undefined) === when.isAnswered;
    if ("is" in when) return isThis(when.is);
    if ("isNot" in when) return answer !== undefined && !isThis(when.isNot);
    if ("hasAny" in when) return when.hasAny.some(isThis);
    if (typeof answer !== "number") return false;
    return "atLeast" in when ? answer >= when.atLeast : answer <= when.atMost;
  }

  /** One of the document's values; NaN while it is not known. */
  function workedOut(id: string): number {
    return asWritten(number({ value: id }));
  }

  function number(is: Calculation): number {
    if (typeof is === "number") return is;
    if ("value" in is) return number(finder.document.values.find(({ id }) => id === is.value)!.is);
    if ("answer" in is)
      return typeof given[is.answer] === "number" ? Number(given[is.answer]) : NaN;
    if ("bands" in is) {
      const band = is.bands.find(({ when }) => isSo(when));
      return number(band?.is ?? is.otherwise ?? NaN);
    }
    if ("roundUp" in is) {
      const { to = 1 } = is;
      return Math.ceil(asWritten(number(is.roundUp) / to)) * to;
    }
    if ("optionsOf" in is) {
      const chosen = chosenIn(given[is.optionsOf]);
      return sum(chosen.map((choice) => optionOf(is.optionsOf, choice)?.number ?? NaN));
    }
    if ("add" in is) return sum(is.add.map(number));
    if ("multiply" in is) return is.multiply.map(number).reduce((a, b) => a * b);
    if ("subtract" in is) return number(is.subtract[0]) - number(is.subtract[1]);
    if ("min" in is) return Math.min(...is.min.map(number));
    if ("max" in is) return Math.max(...is.max.map(number));
    const by = number(is.divide[1]);
    return asWritten(by) === 0 ? NaN : number(is.divide[0]) / by;
  }
}

/** A number as people write it, with nine decimals. */
const asWritten = (number: number) => Number(Number(number.toPrecision(14)).toFixed(9)) + 0;

const sum = (all: readonly number[]) => (all.length === 0 ? NaN : all.reduce((a, b) => a + b));
