// Answers as runs hold them, and as addresses, links, traces and mails write them. Without zod: a shopper's
// first load has it.

export interface AnsweredRange {
  min?: number;
  max?: number;
}

/**
 * What was answered: an option, several, a number, or a range of them. A date is a text: 2026-11-22; and so is what
 * was found in a list, or is missing there.
 */
export type Answer = string | number | readonly string[] | AnsweredRange;

/** What an answer is, as conditions and rules can use it. */
export type AnswerKind = "choice" | "choices" | "number" | "range" | "date" | "none";

/** By the ids of the questions. */
export type Answers = Readonly<Record<string, Answer>>;

/** "side" · "back-pain,allergies" · "27.5" · "1000..5000" · "..5000". */
export function writeAnswer(answer: Answer): string {
  if (typeof answer === "string") return answer;
  if (typeof answer === "number") return String(answer);
  if (isList(answer)) return answer.join(",");
  return `${answer.min ?? ""}..${answer.max ?? ""}`;
}

/** The options that an answer names. */
export function chosenIds(answer: Answer | undefined): readonly string[] {
  if (typeof answer === "string") return [answer];
  return answer !== undefined && isList(answer) ? answer : [];
}

/** The number that an answer is. */
export const numberIn = (answer: Answer | undefined): number | undefined =>
  typeof answer === "number" ? answer : undefined;

/** The range that an answer is. */
export function rangeIn(answer: Answer | undefined): AnsweredRange | undefined {
  return typeof answer === "object" && !isList(answer) ? answer : undefined;
}

function isList(answer: Answer): answer is readonly string[] {
  return Array.isArray(answer);
}

/** The choice that leaves a question of a list open; it counts as no answer. */
export const NOT_SURE = "not_sure";
