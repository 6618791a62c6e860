import {
  chosenIds,
  numberIn,
  rangeIn,
  type Answer,
  type AnsweredRange,
  type AnswerKind,
} from "./answers";
import type { Ask } from "./question";

// What there is to know of a kind of question beside its shape (`question.ts`), how shoppers are asked
// (`client/src/features/finder/steps/question-kinds.tsx`) and how staff choose it (`builder/questions/ask-kinds.tsx`).
// What looks at answers goes by what an answer is. Not in a first load: nothing is read there.

export type QuestionKind = Ask["kind"];

/** Each kind with what its answers are. */
const ANSWERS = {
  one: "choice",
  many: "choices",
  scale: "choice",
  price: "range",
  range: "range",
  number: "number",
  date: "date",
  find: "choice",
  info: "none",
  text: "none",
  contact: "none",
} as const satisfies Record<QuestionKind, AnswerKind>;

export const answerKind = ({ ask }: { ask: Pick<Ask, "kind"> }): AnswerKind => ANSWERS[ask.kind];

/** Whether a kind is answered by choosing among options that are shown; what is found has too many. */
export const hasOptions = (kind: QuestionKind): boolean =>
  kind !== "find" && (ANSWERS[kind] === "choice" || ANSWERS[kind] === "choices");

/** Whether people write the answer themselves: it may say who somebody is. */
export const isWritten = (kind: QuestionKind): boolean =>
  kind === "find" || kind === "date" || kind === "text" || kind === "contact";

const MONEY = /^(\d{1,9}(?:\.\d{1,2})?)?\.\.(\d{1,9}(?:\.\d{1,2})?)?$/;
const RANGE = /^(-?\d{1,9}(?:\.\d{1,4})?)?\.\.(-?\d{1,9}(?:\.\d{1,4})?)?$/;
const NUMBER = /^-?\d{1,9}(\.\d{1,4})?$/;
/** The most characters of a text that is found, or that is not in the list. */
export const MAX_FOUND_LENGTH = 200;
const CONTROL = /\p{Cc}/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What a text says as the answer to a question of this kind; `undefined` where it says nothing. */
export function readAnswer(kind: QuestionKind, text: string): Answer | undefined {
  switch (ANSWERS[kind]) {
    case "choices": {
      const ids = [...new Set(text.split(",").map((each) => each.trim()))].filter(Boolean);
      return ids.length > 0 ? ids : undefined;
    }
    case "range":
      return readRange(kind === "price" ? MONEY : RANGE, text);
    case "number":
      return NUMBER.test(text) ? Number(text) : undefined;
    case "date":
      return isDay(text) ? text : undefined;
    default:
      return text === "" || (kind === "find" && !isFindable(text)) ? undefined : text;
  }
}

function readRange(written: RegExp, text: string): AnsweredRange | undefined {
  const found = written.exec(text);
  if (!found) return undefined;
  const [, min, max] = found;
  const range = {
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
  };
  return (range.min ?? -Infinity) <= (range.max ?? Infinity) ? range : undefined;
}

const isFindable = (text: string) =>
  text.trim() !== "" && text.length <= MAX_FOUND_LENGTH && !CONTROL.test(text);

/** Whether there is such a day: of 30 February, some engines make 2 March. */
function isDay(text: string): boolean {
  const time = DATE.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that an answer is; undefined for one that is not between these. */
export function dayWithin(
  { min, max }: { min?: string; max?: string },
  answer: Answer,
): string | undefined {
  const [day] = chosenIds(answer);
  return day !== undefined && day >= (min ?? day) && day <= (max ?? day) ? day : undefined;
}

/** What of an answer its question takes, where it has the options that `has` tells; undefined where that is nothing. */
export function answerWithin(
  ask: Ask,
  answer: Answer,
  has: (id: string) => boolean,
): Answer | undefined {
  switch (ask.kind) {
    case "number": {
      const number = numberIn(answer);
      return number !== undefined && number >= ask.min && number <= ask.max ? number : undefined;
    }
    case "range": {
      const range = rangeIn(answer);
      const isWithin = (end: number | undefined) =>
        end === undefined || (end >= ask.min && end <= ask.max);
      return range && isWithin(range.min) && isWithin(range.max) ? range : undefined;
    }
    case "price":
      return rangeIn(answer);
    case "date":
      return dayWithin(ask, answer);
    case "many": {
      const left = chosenIds(answer).filter(has);
      return left.length > 0 ? left : undefined;
    }
    case "one":
    case "scale":
    case "find":
      return chosenIds(answer).find(has);
    default:
      return undefined;
  }
}
