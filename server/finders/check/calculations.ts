import type { Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";
import { answerKind, questionNamed } from "./answers";
import type { Report } from "./finding";
import { calculationsIn } from "./parts";

/** Whether calculations name what there is, and none needs its own result. */
export function checkCalculations(document: FinderDocument, report: Report): void {
  const needs = new Map<string, string[]>();
  document.values.forEach(({ id, is }, index) => {
    const path = `values.${index}.is`;
    const named = calculationsIn(is);
    needs.set(id, [...named.flatMap(valueIn), ...named.flatMap(valuesOfBands)]);
    for (const part of named) {
      const message = wrongPart(part, document);
      if (message) report.fault(path, message);
    }
  });
  document.values.forEach(({ id }, index) => {
    if (needsItself(id, needs)) {
      report.fault(
        `values.${index}.is`,
        `To know ${id} one would have to know it. Break the loop.`,
      );
    }
  });
}

const valueIn = (part: Calculation) =>
  typeof part === "object" && "value" in part ? [part.value] : [];

function valuesOfBands(part: Calculation): string[] {
  return typeof part === "object" && "bands" in part
    ? part.bands.flatMap(({ when }) => valuesOfWhen(when))
    : [];
}

function valuesOfWhen(when: When): string[] {
  if ("all" in when) return when.all.flatMap(valuesOfWhen);
  if ("any" in when) return when.any.flatMap(valuesOfWhen);
  if ("not" in when) return valuesOfWhen(when.not);
  return "value" in when ? [when.value] : [];
}

function wrongPart(part: Calculation, document: FinderDocument): string | undefined {
  if (typeof part !== "object") return undefined;
  if ("value" in part) {
    return document.values.some(({ id }) => id === part.value)
      ? undefined
      : `There is no value ${part.value}. Use one that there is.`;
  }
  const id = "answer" in part ? part.answer : "optionsOf" in part ? part.optionsOf : undefined;
  if (id === undefined) return undefined;
  const question = questionNamed(document, id);
  if (!question) return `There is no question ${id}. Use one that there is.`;
  if ("answer" in part) {
    return answerKind(question) === "number"
      ? undefined
      : `The answer to ${id} is no number. Use the sum of its options' numbers.`;
  }
  return ["choice", "choices"].includes(answerKind(question))
    ? undefined
    : `The question ${id} has no options. Use its answer.`;
}

function needsItself(id: string, needs: ReadonlyMap<string, string[]>): boolean {
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
