import type { AttributeKind } from "@shared/contracts/attributes";
import type { Operand, Test } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import type { Earn } from "@shared/finders/rule";
import type { AnswerKind } from "./answers";
import type { Report } from "./finding";
import { kindOf, type Known } from "./known";
import { wrongKeys } from "./listed-for";
import { eitherOf, wrongOperand } from "./operands";
import { rulesOf, testsOf } from "./parts";
import { kindsForMeasure, testsForKind } from "./suits";

/** Whether tests and measures suit the kinds of their attributes, and compare with what there is. */
export function checkTests(document: FinderDocument, known: Known, report: Report): void {
  for (const { path, part } of testsOf(document)) {
    const message =
      (path.startsWith("promotion.") ? wrongInPromotion(part) : undefined) ??
      ("attribute" in part ? wrongTest(part, document, known) : wrongKeys(part, document, known));
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

type AttributeTest = Extract<Test, { attribute: string }>;

function wrongTest(test: AttributeTest, document: FinderDocument, known: Known) {
  const kind = kindOf(known, test.attribute);
  // What is not there is said elsewhere.
  if (!kind) return undefined;
  const suiting: readonly string[] = testsForKind[kind];
  const name = Object.keys(test).find((key) => !["attribute", "of", "exact"].includes(key))!;
  if (!suiting.includes(name)) {
    return `${test.attribute} is a ${kind}: ${name} does not suit it. Use ${eitherOf(suiting)}.`;
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
  if ("moreThan" in test) return number(test.moreThan);
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
    return `${earn.attribute} is a ${kind}: ${earn.by} does not suit it. Use it for a ${eitherOf(suiting)}.`;
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
