import type { Operand, Test } from "@shared/finders/condition";
import {
  choiceQuestions,
  kindOf,
  kindsFor,
  priceQuestions,
  valuesIn,
  type TestKind,
  type TestScope,
} from "./test-kinds";

/** A test of a kind on an attribute, which keeps what `before` compared with where that suits. */
export function testOf(id: string, kind: TestKind, scope: TestScope, before?: Test): Test {
  const { attributes, operandOf, document } = scope;
  const attribute = id;
  const offered = attributes
    .find((each) => each.id === id)
    ?.values.filter((each) => !each.isRetired);
  const first = kindOf(id, attributes) === "flag" ? "yes" : (offered?.[0]?.id ?? "?");
  const kept = before ? valuesIn(before) : [];
  const words = kept.length > 0 ? kept : [first];
  const asked = operandOf?.ask.kind === "number" ? { answer: operandOf.id } : 0;
  const number = (before && numericIn(before)) ?? asked;
  const answer = choiceQuestions(scope)[0]?.id ?? "?";
  switch (kind) {
    case "stated":
    case "notStated":
      return { attribute, isStated: kind === "stated" };
    case "inRangeOf":
      return { attribute, inRangeOf: priceQuestions(scope)[0]?.id ?? "?" };
    case "sameAsIn":
      return { attribute, sameAsIn: document?.sections[0]?.id ?? "?" };
    case "is":
      return { attribute, is: words[0]! };
    case "oneOf":
      return kindOf(id, attributes) === "choices"
        ? { attribute, hasAny: words }
        : { attribute, oneOf: words };
    case "hasAll":
      return { attribute, hasAll: words };
    case "anyOfAnswers":
      return { attribute, hasAny: { answer } };
    case "allOfAnswers":
      return { attribute, hasAll: { answer } };
    case "atLeast":
      return { attribute, atLeast: number };
    case "moreThan":
      return { attribute, moreThan: number };
    case "atMost":
      return { attribute, atMost: number };
    case "between":
      return { attribute, between: [number, typeof number === "number" ? number + 10 : 10] };
    case "within":
      return { attribute, within: { of: number, plusMinus: 1 } };
    case "contains":
      return { attribute, contains: number };
  }
}

/** A test to begin with: on the first attribute, or on the price where a price was asked. */
export function firstTest(scope: TestScope): Test {
  const { attributes, operandOf } = scope;
  const isPrice = operandOf?.ask.kind === "price";
  const offered = attributes.filter(({ isRetired }) => !isRetired);
  const numbers = offered.filter(({ kind }) => kind === "number" || kind === "range");
  const first = operandOf?.ask.kind === "number" ? numbers[0] : offered[0];
  const id = isPrice || !first ? "price" : first.id;
  return testOf(id, kindsFor(id, scope)[0]!, scope);
}

/** The number, answer or calculation that a test compares with. */
function numericIn(test: Test): Exclude<Operand, string> | undefined {
  if ("atLeast" in test) return test.atLeast;
  if ("moreThan" in test) return test.moreThan;
  if ("atMost" in test) return test.atMost;
  if ("contains" in test) return test.contains;
  if ("between" in test) return test.between[0];
  return "within" in test ? test.within.of : undefined;
}
