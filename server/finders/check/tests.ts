import type { AttributeKind } from "@shared/contracts/attributes";
import type { Operand, Test } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import type { Earn } from "@shared/finders/rule";
import { answerKind, questionNamed, type AnswerKind } from "./answers";
import type { Report } from "./finding";
import { kindOf, type Known } from "./known";
import { rulesOf, testsOf } from "./parts";
import { kindsForMeasure, testsForKind } from "./suits";

/** Whether tests and measures suit the kinds of their attributes, and compare with what there is. */
export function checkTests(document: FinderDocument, known: Known, report: Report): void {
  for (const { path, part } of testsOf(document)) {
    const message =
      (path.startsWith("promotion.") ? wrongInPromotion(part) : undefined) ??
      ("attribute" in part ? wrongTest(part, document, known) : wrongKeys(part, document));
    if (message) report.fault(path, message);
  }
  for (const { path, part } of rulesOf(document)) {
    const message = "earn" in part ? wrongMeasure(part.earn, document, known) : undefined;
    if (message) report.fault(`${path}.earn`, message);
  }
  document.results.orderBy.forEach(({ attribute }, index) => {
    const kind = kindOf(known, attribute);
    if (!kind || kind === "number") return;
    const message = `${attribute} is a ${kind}. Put products in the order of a number.`;
    report.fault(`results.orderBy.${index}.attribute`, message);
  });
}

/** The shop's own wish is the same for everybody. */
const wrongInPromotion = (test: Test): string | undefined =>
  /"(answer|value|inRangeOf)":/.test(JSON.stringify(test))
    ? "A promotion looks at no answers. Compare with what is always the same."
    : undefined;

/** What a list is asked for. */
function wrongKeys(test: Test, document: FinderDocument): string | undefined {
  if (!("listedFor" in test)) return undefined;
  const kinds: AnswerKind[] = ["choice", "number", "date"];
  return first(test.listedFor.map((operand) => wrongOperand(operand, kinds, document)));
}

type AttributeTest = Extract<Test, { attribute: string }>;

function wrongTest(test: AttributeTest, document: FinderDocument, known: Known) {
  const kind = kindOf(known, test.attribute);
  // What is not there is said elsewhere.
  if (!kind) return undefined;
  const suiting: readonly string[] = testsForKind[kind];
  const name = Object.keys(test).find((key) => !["attribute", "of", "exact"].includes(key))!;
  if (!suiting.includes(name)) {
    return `${test.attribute} is a ${kind}: ${name} does not suit it. Use ${list(suiting)}.`;
  }
  return wrongComparison(test, kind, document);
}

function wrongComparison(test: AttributeTest, kind: AttributeKind, document: FinderDocument) {
  const number = (operand: Operand) => wrongOperand(operand, ["number"], document);
  if ("is" in test) {
    if (kind === "number") {
      return typeof test.is === "string"
        ? `${test.attribute} is a number. Compare it with one.`
        : number(test.is);
    }
    if (typeof test.is === "number") {
      return `${test.attribute} is a ${kind}. Compare it with a text.`;
    }
    if (kind === "flag" && typeof test.is === "string" && !/^(yes|no)$/.test(test.is)) {
      return `${test.attribute} is yes or no. Use one of them.`;
    }
    return wrongOperand(test.is, ["choice"], document);
  }
  if ("atLeast" in test) return number(test.atLeast);
  if ("atMost" in test) return number(test.atMost);
  if ("contains" in test) return number(test.contains);
  if ("within" in test) return number(test.within.of);
  if ("between" in test) {
    const [from, to] = test.between;
    const isTurned = typeof from === "number" && typeof to === "number" && from > to;
    return isTurned ? "Put the smaller number first." : (number(from) ?? number(to));
  }
  if ("hasAny" in test) return wrongList(test.hasAny, ["choice", "choices"], document);
  if ("hasAll" in test) return wrongList(test.hasAll, ["choices"], document);
  if ("inRangeOf" in test) return wrongOperand({ answer: test.inRangeOf }, ["range"], document);
  if ("sameAsIn" in test) {
    return document.sections.some(({ id }) => id === test.sameAsIn)
      ? undefined
      : `There is no section ${test.sameAsIn}. Use one that there is.`;
  }
  return undefined;
}

function wrongMeasure(earn: Earn, document: FinderDocument, known: Known): string | undefined {
  const kind = kindOf(known, earn.attribute);
  if (!kind) return undefined;
  const suiting = kindsForMeasure[earn.by];
  if (!suiting.includes(kind)) {
    return `${earn.attribute} is a ${kind}: ${earn.by} does not suit it. Use it for a ${list(suiting)}.`;
  }
  if (earn.by === "table") return undefined;
  if (earn.by === "share") return wrongList(earn.of, ["choice", "choices"], document);
  const isNumber = earn.by === "distance";
  if (typeof earn.from === (isNumber ? "string" : "number")) {
    return isNumber ? "A distance is from a number." : "Steps are from one of the values.";
  }
  return wrongOperand(earn.from, [isNumber ? "number" : "choice"], document);
}

const wrongList = (
  of: readonly string[] | { answer: string },
  kinds: AnswerKind[],
  document: FinderDocument,
) => ("answer" in of ? wrongOperand(of, kinds, document) : undefined);

const ASKED: Record<AnswerKind, string> = {
  choice: "with one choice",
  choices: "with several choices",
  number: "for a number",
  range: "for a price",
  date: "for a date",
  none: "without an answer",
};

/** Whether an answer or a value that is compared with is there, and of a kind that can be. */
function wrongOperand(operand: Operand, kinds: AnswerKind[], document: FinderDocument) {
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
    : `The answer to ${operand.answer} cannot be used here. Use a question ${list(kinds.map((each) => ASKED[each]))}.`;
}

const first = (messages: (string | undefined)[]) => messages.find((each) => each !== undefined);

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
