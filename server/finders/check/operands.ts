import type { Operand } from "@shared/finders/operands";
import type { FinderDocument } from "@shared/finders/document";
import { answerKind, questionNamed, type AnswerKind } from "./answers";

const ASKED: Record<AnswerKind, string> = {
  choice: "with one choice",
  choices: "with several choices",
  number: "for a number",
  range: "for a price",
  date: "for a date",
  none: "without an answer",
};

/** What is wrong with an answer or a value that is compared with: it is not there, or of a kind that cannot be. */
export function wrongOperand(
  operand: Operand,
  kinds: readonly AnswerKind[],
  document: FinderDocument,
): string | undefined {
  if (typeof operand !== "object") return undefined;
  if ("value" in operand) {
    if (!document.values.some(({ id }) => id === operand.value)) {
      return `There is no value ${operand.value}. Use one that there is.`;
    }
    return kinds.includes("number")
      ? undefined
      : `The value ${operand.value} is a number and cannot be used here.`;
  }
  const question = questionNamed(document, operand.answer);
  if (!question) return `There is no question ${operand.answer}. Use one that there is.`;
  return kinds.includes(answerKind(question))
    ? undefined
    : `The answer to ${operand.answer} cannot be used here. Use a question ${eitherOf(kinds.map((each) => ASKED[each]))}.`;
}

/** "a, b or c" */
export const eitherOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
