import type { AttributeKind } from "@shared/contracts/attributes";
import type { Test } from "@shared/finders/condition";
import { valuesOfProducts } from "@shared/finders/calculation";
import { answerKind } from "@shared/finders/question-kinds";
import type { AnswerKind } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { operatorOf, type AttributeTest } from "@shared/finders/operators";
import type { Earn } from "@shared/finders/rule";
import { withoutIdleTolerance } from "@shared/finders/tolerance";
import type { ListKey } from "@shared/contracts/product-lists";
import type { Operand } from "@shared/finders/operands";
import { possibleChoices, questionNamed } from "./possible-answers";
import { kindOf, type Known, type Report } from "./finding";
import { isOpen, ownOptions, rulesOf, testsOf } from "./parts";
import {
  attributeCalled,
  kindCalled,
  NO_QUESTION,
  NO_VALUE,
  optionCalled,
  questionCalled,
  valueCalled,
} from "./called";
import { upper } from "../compile/say";

const IDLE_TOLERANCE =
  "What is near can earn a part only of a wish for a number. Make it a wish for a number, or let nothing near count.";

/** Whether tests and measures suit the kinds of their attributes, and compare with what there is. */
export function checkTests(document: FinderDocument, known: Known, report: Report): void {
  for (const { path, part } of testsOf(document)) {
    const message =
      (isOpen(part) ? "It is not said yet what this is compared with. Say it." : undefined) ??
      (path.startsWith("promotion.") ? wrongInPromotion(part, document) : undefined) ??
      ("attribute" in part ? wrongTest(part, document, known) : wrongKeys(part, document, known));
    if (message) report.fault(path, message);
  }
  for (const { path, part } of rulesOf(document)) {
    const message = "earn" in part ? wrongMeasure(part.earn, document, known) : undefined;
    if (message) report.fault(`${path}.earn`, message);
    if (withoutIdleTolerance(part) !== part) report.fault(`${path}.tolerance`, IDLE_TOLERANCE);
  }
  document.results.orderBy.forEach(({ attribute }, index) => {
    const kind = kindOf(known, attribute);
    if (!kind || kind === "number") return;
    const message = `${upper(attributeCalled(document, known, attribute))} is ${kindCalled(kind)}. Products can only be put in the order of a number. Choose another attribute.`;
    report.fault(`results.orderBy.${index}.attribute`, message);
  });
}

/** The shop's own wish is the same for everybody. */
const wrongInPromotion = (test: Test, { values }: FinderDocument): string | undefined =>
  /"(answer|value|inRangeOf)":/.test(JSON.stringify(test)) ||
  ("attribute" in test && valuesOfProducts(values).has(test.attribute))
    ? "A promotion looks at no answers. Compare with something that is always the same."
    : undefined;

function wrongTest(test: AttributeTest, document: FinderDocument, known: Known) {
  const kind = kindOf(known, test.attribute);
  // What is not there is said elsewhere.
  if (!kind) return undefined;
  const [, operator] = operatorOf(test);
  if (!operator.suits.includes(kind)) {
    return `${upper(attributeCalled(document, known, test.attribute))} is ${kindCalled(kind)}, which cannot be compared in this way. Choose another way.`;
  }
  if ("sameAsIn" in test && !document.sections.some(({ id }) => id === test.sameAsIn)) {
    return "It goes by a section that is not there any more. Choose another one.";
  }
  const compared = operator.compares?.(test, kind) ?? [];
  return (
    operator.wrong?.(test, kind) ??
    compared.map(([operand, kinds]) => wrongOperand(operand, kinds, document)).find(Boolean)
  );
}

/** The kinds of attributes that a measure suits. */
const kindsForMeasure: Record<Earn["by"], readonly AttributeKind[]> = {
  steps: ["choice", "choices"],
  table: ["choice", "choices"],
  kin: ["choice", "choices"],
  share: ["choice", "choices"],
  distance: ["number", "range"],
  linear: ["number", "range"],
  relative: ["number", "range"],
};

function wrongMeasure(earn: Earn, document: FinderDocument, known: Known): string | undefined {
  const kind = kindOf(known, earn.attribute);
  if (!kind) return undefined;
  const suiting = kindsForMeasure[earn.by];
  if (!suiting.includes(kind)) {
    return `${upper(attributeCalled(document, known, earn.attribute))} is ${kindCalled(kind)}, which cannot earn points in this way. Use this way for ${eitherOf(suiting.map(kindCalled))}.`;
  }
  if (earn.by === "table" || earn.by === "relative") return undefined;
  if (earn.by === "linear")
    return earn.all === earn.none
      ? "It earns everything and nothing at the same number. Use two different numbers."
      : undefined;
  if (earn.by === "share") return wrongList(earn.of, ["choice", "choices"], document);
  const isNumber = earn.by === "distance";
  if (typeof earn.from === (isNumber ? "string" : "number")) {
    return isNumber
      ? "It says how near to a number a product is. Give that number."
      : "It counts steps away from a value. Choose that value.";
  }
  return wrongOperand(earn.from, [isNumber ? "number" : "choice"], document);
}

const wrongList = (
  of: readonly string[] | { answer: string },
  kinds: AnswerKind[],
  document: FinderDocument,
) => ("answer" in of ? wrongOperand(of, kinds, document) : undefined);

const KINDS: readonly AnswerKind[] = ["choice", "number", "date"];

/** What is wrong with the keys that a list is asked for. */
function wrongKeys(test: Test, document: FinderDocument, known: Known): string | undefined {
  if (!("listedFor" in test)) return undefined;
  const { list, listedFor } = test;
  const keys = known.lists?.get(list);
  // A list that is not there is said elsewhere.
  if (!keys) return undefined;
  if (keys.length !== listedFor.length) {
    const labels = keys.map(({ label }) => label).join(", ");
    return `Products are looked up in the list by ${labels}. Say what each of these is compared with.`;
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
  { label, kind }: ListKey,
  operand: Operand,
  document: FinderDocument,
  known: Known,
): string | undefined {
  if (kind !== "range") return undefined;
  if (typeof operand === "string") {
    return isNumber(operand)
      ? undefined
      : `“${label}” is a range of numbers. Compare it with a number.`;
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
    : `“${label}” is a range of numbers, and the answer ${optionCalled(document, operand.answer, wrong)} of ${questionCalled(document, operand.answer)} is none. Ask for a number.`;
}

const isNumber = (text: string) => text.trim() !== "" && Number.isFinite(Number(text));

const ASKED: Record<AnswerKind, string> = {
  choice: "with one choice",
  choices: "with several choices",
  number: "for a number",
  range: "for a range",
  date: "for a date",
  none: "without an answer",
};

/** What is wrong with an answer or a value that is compared with: it is not there, or of a kind that cannot be. */
function wrongOperand(
  operand: Operand,
  kinds: readonly AnswerKind[],
  document: FinderDocument,
): string | undefined {
  if (typeof operand !== "object") return undefined;
  if ("value" in operand) {
    if (!document.values.some(({ id }) => id === operand.value)) {
      return NO_VALUE;
    }
    return kinds.includes("number")
      ? undefined
      : `${upper(valueCalled(document, operand.value))} is a number, and this is compared with words. Choose something else.`;
  }
  const question = questionNamed(document, operand.answer);
  if (!question) return NO_QUESTION;
  return kinds.includes(answerKind(question))
    ? undefined
    : `The answer to ${questionCalled(document, operand.answer)} cannot be used here. Use a question ${eitherOf(kinds.map((each) => ASKED[each]))}.`;
}

/** "a, b or c" */
const eitherOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
