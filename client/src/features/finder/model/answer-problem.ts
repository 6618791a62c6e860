import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { Answer } from "@shared/finders/answers";
import type { Say, TextKey } from "./say";

/** What is wrong with an answer that is there, in a sentence. */
type Check = (
  question: ShownQuestion,
  answer: Answer,
  say: Say,
  shown: ShownFinder,
) => string | undefined;

type Kind = ShownQuestion["ask"]["kind"];

const checks: Partial<Record<Kind, Check>> = {};

/** Adds the check of a kind of question; it loads with the kind's screen. */
export function addCheck(kind: Kind, check: Check): void {
  checks[kind] = check;
}

const MISSING: Partial<Record<Kind, TextKey>> = {
  many: "please-choose-some",
  price: "please-set-price",
  number: "please-enter-number",
  date: "please-enter-date",
};

/** What is wrong with an answer, in a sentence that says what to do; undefined if it may be submitted. */
export function answerProblem(
  question: ShownQuestion,
  answer: Answer | undefined,
  say: Say,
  shown: ShownFinder,
): string | undefined {
  const { ask, required, message } = question;
  if (answer !== undefined) return checks[ask.kind]?.(question, answer, say, shown);
  return required ? message || say(MISSING[ask.kind] ?? "please-choose") : undefined;
}
