import type { Test } from "@shared/finders/condition";
import { OPEN, type Numeric } from "@shared/finders/operands";
import { operatorOf } from "@shared/finders/operators";
import { answerKind } from "@shared/finders/question-kinds";
import { namesCapacity, namesLimit } from "@shared/limit-names";
import {
  choiceQuestions,
  kindOf,
  rangeQuestions,
  valuesIn,
  waysFor,
  type TestScope,
  type TestWay,
} from "./test-kinds";

/** A test of a way on an attribute, which keeps what `before` compared with where that suits. */
export function testOf(id: string, way: TestWay, scope: TestScope, before?: Test): Test {
  const { attributes, operandOf, document } = scope;
  // A first value that nobody chose would be taken for theirs.
  const first = kindOf(id, attributes) === "flag" ? "yes" : OPEN;
  const kept = before ? valuesIn(before) : [];
  const named = kept.length > 0 ? kept : [first];
  // What is looked for in all that products state is a word, and no value's id.
  const words =
    way.takes === "mentioned words"
      ? named.map((each) => scope.names.attributeValue(id, each))
      : named;
  const asked = operandOf?.ask.kind === "number" ? { answer: operandOf.id } : 0;
  const fresh = way.fresh({
    word: named[0]!,
    words,
    number: (before && numericIn(before)) ?? asked,
    date: operandOf?.ask.kind === "date" ? { answer: operandOf.id } : today(),
    question: choiceQuestions(scope)[0]?.id ?? OPEN,
    rangeQuestion: rangeQuestions(scope)[0]?.id ?? OPEN,
    section: document?.sections[0]?.id ?? OPEN,
  });
  return { attribute: id, ...fresh } as Test;
}

const today = () => new Date().toISOString().slice(0, 10);

/**
 * A test to begin with: on what a question's answers are made of, or its other rules look at; on the price where a price
 * was asked; else on the first attribute.
 */
export function firstTest(scope: TestScope): Test {
  const { attributes, operandOf } = scope;
  const own = ownTest(scope);
  if (own) return own;
  const isPrice = operandOf?.ask.kind === "price";
  const offered = attributes.filter(({ isRetired }) => !isRetired);
  const numbers = offered.filter(({ kind }) => kind === "number" || kind === "range");
  const isMeasured = operandOf && ["number", "range"].includes(answerKind(operandOf));
  const dates = offered.filter(({ kind }) => kind === "date");
  const isDated = operandOf && answerKind(operandOf) === "date";
  // A text has nothing to choose from: what it has to be would have to be typed first.
  const chosen = offered.find(
    ({ kind, values }) =>
      kind !== "text" && (!kind.startsWith("choice") || values.some((each) => !each.isRetired)),
  );
  const usual = chosen ?? offered[0];
  // Kilograms are asked of kilograms.
  const unit = operandOf && "unit" in operandOf.ask ? operandOf.ask.unit : undefined;
  const measured = numbers.find((each) => unit !== undefined && each.unit === unit) ?? numbers[0];
  const first = isMeasured ? measured : isDated ? (dates[0] ?? usual) : usual;
  const id = isPrice || !first ? "price" : first.id;
  return testOf(id, waysFor(id, scope)[0]!, scope);
}

/** A test on the attribute that a question is about; undefined where it is about none that is there. */
function ownTest(scope: TestScope): Test | undefined {
  const question = scope.document?.questions.find(({ id }) => id === scope.asked);
  const { options } = question ?? {};
  const isThere = (id: string) =>
    scope.attributes.some((each) => each.id === id && !each.isRetired);
  if (!question || !options) return undefined;
  if ("attribute" in options && isThere(options.attribute)) {
    const takes = question.combine === "all" ? "a question with several answers" : "a question";
    const ways = waysFor(options.attribute, scope);
    const way = ways.find((each) => each.takes === takes) ?? ways[0]!;
    return testOf(options.attribute, way, scope);
  }
  if (!Array.isArray(options)) return undefined;
  const [id] = options
    .flatMap(({ rules }) => rules)
    .flatMap((rule) =>
      "condition" in rule && "attribute" in rule.condition ? rule.condition.attribute : [],
    )
    .filter(isThere);
  return id === undefined ? undefined : testOf(id, waysFor(id, scope)[0]!, scope);
}

/** The number, answer or calculation that a test compares with. */
function numericIn(test: Test): Numeric | undefined {
  if (!("attribute" in test)) return undefined;
  const [, { compares }] = operatorOf(test);
  const [first] = compares?.(test, "number") ?? [];
  return first && first[1].includes("number") && typeof first[0] !== "string"
    ? first[0]
    : undefined;
}

/**
 * A test to begin with on one attribute, or on what firstTest takes where it is not offered. Whoever says how wide a thing
 * may be has room for a narrower one, and whoever says how heavy they are is carried by what carries more.
 */
export function testOn(id: string, scope: TestScope): Test {
  const { attributes, operandOf } = scope;
  const ways = waysFor(id, scope);
  const label = attributes.find((each) => each.id === id)?.label ?? {};
  const isCalled = (is: (name: string) => boolean) => Object.values(label).some(is);
  const isAsked = operandOf && answerKind(operandOf) === "number";
  const usual = isCalled(namesCapacity) ? "atLeast" : isCalled(namesLimit) ? "atMost" : undefined;
  const way = (isAsked && ways.find((each) => each.id === usual)) || ways[0];
  return way ? testOf(id, way, scope) : firstTest(scope);
}
