import type { Ask } from "./question";

// Answers as runs hold them, and as addresses, links, traces and mails write them. Without zod: a shopper's
// first load has it.

export interface AnsweredRange {
  min?: number;
  max?: number;
}

/**
 * What was answered: an option, several, a number, or a range of money. A date is a text: 2026-11-22; and so is what
 * was found in a list, or is missing there.
 */
export type Answer = string | number | readonly string[] | AnsweredRange;

/** By the ids of the questions. */
export type Answers = Readonly<Record<string, Answer>>;

/** "side" · "back-pain,allergies" · "27.5" · "1000..5000" · "..5000". */
export function writeAnswer(answer: Answer): string {
  if (typeof answer === "string") return answer;
  if (typeof answer === "number") return String(answer);
  if (isList(answer)) return answer.join(",");
  return `${answer.min ?? ""}..${answer.max ?? ""}`;
}

const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)?\.\.(\d{1,9}(?:\.\d{1,2})?)?$/;
const NUMBER = /^-?\d{1,9}(\.\d{1,4})?$/;
/** The most characters of a text that is found, or that is not in the list. */
export const MAX_FOUND_LENGTH = 200;
const CONTROL = /\p{Cc}/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What a text says as the answer to a question of this kind; `undefined` where it says nothing. */
export function readAnswer(kind: Ask["kind"], text: string): Answer | undefined {
  if (kind === "many") {
    const ids = [...new Set(text.split(",").map((each) => each.trim()))].filter(Boolean);
    return ids.length > 0 ? ids : undefined;
  }
  if (kind === "price") {
    const found = RANGE.exec(text);
    if (!found) return undefined;
    const [, min, max] = found;
    const range = {
      ...(min === undefined ? {} : { min: Number(min) }),
      ...(max === undefined ? {} : { max: Number(max) }),
    };
    return Number(min ?? 0) <= Number(max ?? Infinity) ? range : undefined;
  }
  if (kind === "number") return NUMBER.test(text) ? Number(text) : undefined;
  if (kind === "date") return isDay(text) ? text : undefined;
  if (kind === "find") return isFindable(text) ? text : undefined;
  return text === "" ? undefined : text;
}

const isFindable = (text: string) =>
  text.trim() !== "" && text.length <= MAX_FOUND_LENGTH && !CONTROL.test(text);

/** Whether there is such a day: of 30 February, some engines make 2 March. */
function isDay(text: string): boolean {
  const time = DATE.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
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

// On its own: a first load, which has the answers' code, has no use for it.

/** The choice that leaves a question of a list open; it counts as no answer. */
export const NOT_SURE = "not_sure";

/** The day that an answer is; undefined for one that is not between these. */
export function dayWithin(
  { min, max }: { min?: string; max?: string },
  answer: Answer,
): string | undefined {
  const [day] = chosenIds(answer);
  return day !== undefined && day >= (min ?? day) && day <= (max ?? day) ? day : undefined;
}
