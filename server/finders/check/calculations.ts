import { calculationsIn, type Calculation } from "@shared/finders/calculation";
import { answerKind } from "@shared/finders/question-kinds";
import type { FinderDocument } from "@shared/finders/document";
import { questionNamed } from "./possible-answers";
import type { Report } from "./finding";
import { NO_QUESTION, NO_VALUE, optionCalled, questionCalled, valueCalled } from "./called";
import { ownOptions } from "./parts";
import { upper } from "../compile/say";
import { neededBy } from "./value-needs";

/** Whether calculations name what there is, and none needs its own result. */
export function checkCalculations(document: FinderDocument, report: Report): void {
  const needs = new Map<string, readonly string[]>();
  document.values.forEach(({ id, is }, index) => {
    const path = `values.${index}.is`;
    needs.set(id, neededBy(is).values);
    for (const part of calculationsIn(is)) {
      const message = wrongPart(part, document);
      if (message) report.fault(path, message);
      const unclear = withoutNumber(part, document);
      if (unclear) report.warn(path, unclear);
    }
  });
  document.values.forEach(({ id }, index) => {
    if (needsItself(id, needs)) {
      report.fault(
        `values.${index}.is`,
        `${upper(valueCalled(document, id))} is made of itself. Break the loop.`,
      );
    }
  });
}

function wrongPart(part: Calculation, document: FinderDocument): string | undefined {
  if (typeof part !== "object") return undefined;
  if ("value" in part) {
    return document.values.some(({ id }) => id === part.value) ? undefined : NO_VALUE;
  }
  const id = "answer" in part ? part.answer : "optionsOf" in part ? part.optionsOf : undefined;
  if (id === undefined) return undefined;
  const question = questionNamed(document, id);
  if (!question) return NO_QUESTION;
  if ("answer" in part) {
    return answerKind(question) === "number"
      ? undefined
      : `The answer to ${questionCalled(document, id)} is no number. Use “The number of what was chosen in” instead.`;
  }
  return ["choice", "choices"].includes(answerKind(question))
    ? undefined
    : `${upper(questionCalled(document, id))} has no answers to choose from. Use “The answer to” instead.`;
}

/** Says that a sum of options' numbers lacks some. */
function withoutNumber(part: Calculation, document: FinderDocument): string | undefined {
  if (typeof part !== "object" || !("optionsOf" in part)) return undefined;
  const question = questionNamed(document, part.optionsOf);
  const { options } = question ?? {};
  if (!question || !options || "list" in options) return undefined;
  if (!Array.isArray(options)) {
    return `The answers of ${questionCalled(document, question.id)} have no numbers, so their sum is never known. Give the question answers of its own.`;
  }
  const without = ownOptions(question).find((each) => each.number === undefined && !each.exclusive);
  return (
    without &&
    `The answer ${optionCalled(document, question.id, without.id)} of ${questionCalled(document, question.id)} has no number, so the sum is not known where it is chosen. Give it one.`
  );
}

function needsItself(id: string, needs: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const waiting = [...(needs.get(id) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(needs.get(next) ?? []));
  }
  return false;
}
