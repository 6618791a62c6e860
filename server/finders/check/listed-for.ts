import type { ListKey } from "@shared/contracts/product-lists";
import type { Test } from "@shared/finders/condition";
import type { Operand } from "@shared/finders/operands";
import type { FinderDocument } from "@shared/finders/document";
import { possibleChoices, questionNamed, type AnswerKind } from "./answers";
import type { Known } from "./known";
import { wrongOperand } from "./operands";
import { ownOptions } from "./parts";

const KINDS: readonly AnswerKind[] = ["choice", "number", "date"];

/** What is wrong with the keys that a list is asked for. */
export function wrongKeys(test: Test, document: FinderDocument, known: Known): string | undefined {
  if (!("listedFor" in test)) return undefined;
  const { list, listedFor } = test;
  const keys = known.lists?.get(list);
  // A list that is not there is said elsewhere.
  if (!keys) return undefined;
  if (keys.length !== listedFor.length) {
    const ids = keys.map(({ id }) => id).join(", ");
    return `The list ${list} is asked for ${ids}: name one of each, in this order.`;
  }
  for (const [place, key] of keys.entries()) {
    const operand = listedFor[place]!;
    const message =
      wrongOperand(operand, KINDS, document) ?? wrongEnd(key, operand, document, known);
    if (message) return message;
  }
  return undefined;
}

/** A range contains numbers, or choices that are called by one. */
function wrongEnd(
  { id, kind }: ListKey,
  operand: Operand,
  document: FinderDocument,
  known: Known,
): string | undefined {
  if (kind !== "range") return undefined;
  if (typeof operand === "string") {
    return isNumber(operand) ? undefined : `${id} is a range of numbers. Compare it with a number.`;
  }
  if (typeof operand === "number" || "value" in operand) return undefined;
  const question = questionNamed(document, operand.answer)!;
  const notSure = ownOptions(question).filter(({ exclusive }) => exclusive === "not-sure");
  const choices = [...(possibleChoices(question, known) ?? [])];
  const wrong = choices.find(
    (choice) => !isNumber(choice) && !notSure.some((option) => option.id === choice),
  );
  return wrong === undefined
    ? undefined
    : `${id} is a range of numbers, and ${wrong} of ${operand.answer} is none. Use ids such as 2017.`;
}

const isNumber = (text: string) => text.trim() !== "" && Number.isFinite(Number(text));
