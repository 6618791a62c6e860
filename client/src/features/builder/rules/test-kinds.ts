import type { Attribute } from "@shared/contracts/attributes";
import type { Condition, Test } from "@shared/finders/condition";
import type { Question } from "@shared/finders/question";
import { OF_ALL } from "../words/names";

/** The ways to test a product that staff choose from. */
export type TestKind = "is" | "oneOf" | "atLeast" | "atMost" | "contains" | "inRangeOf" | "stated";

export const TEST_LABELS: Record<TestKind, string> = {
  is: "is",
  oneOf: "is one of",
  atLeast: "is at least",
  atMost: "is at most",
  contains: "contains",
  inRangeOf: "is in the range that was answered",
  stated: "is stated",
};

type Kind = Attribute["kind"];

const KINDS: Record<Kind, readonly TestKind[]> = {
  choice: ["is", "oneOf", "stated"],
  choices: ["is", "oneOf", "stated"],
  flag: ["is", "stated"],
  text: ["is", "stated"],
  number: ["atLeast", "atMost", "stated"],
  range: ["contains", "stated"],
};

/** The kind of an attribute, or of what every product has. */
export const kindOf = (id: string, attributes: readonly Attribute[]): Kind =>
  attributes.find((each) => each.id === id)?.kind ??
  OF_ALL.find((each) => each.id === id)?.kind ??
  "text";

/** How an attribute can be tested. */
export function kindsFor(
  id: string,
  attributes: readonly Attribute[],
  operandOf: Question | undefined,
): readonly TestKind[] {
  const kinds = KINDS[kindOf(id, attributes)];
  return operandOf?.ask.kind === "price" && kindOf(id, attributes) === "number"
    ? ["inRangeOf", ...kinds]
    : kinds;
}

/** The kind of a test; undefined where it is none of these. */
export function testKindOf(test: Test): TestKind | undefined {
  if ("isStated" in test) return "stated";
  if ("inRangeOf" in test) return "inRangeOf";
  if ("is" in test) return "is";
  if ("oneOf" in test) return "oneOf";
  if ("hasAny" in test) return Array.isArray(test.hasAny) ? "oneOf" : undefined;
  if ("atLeast" in test) return "atLeast";
  if ("atMost" in test) return "atMost";
  return "contains" in test ? "contains" : undefined;
}

/** Whether fields can say a condition: one test that they know. */
export const isEditable = (condition: Condition): boolean =>
  !("all" in condition) &&
  !("any" in condition) &&
  !("not" in condition) &&
  testKindOf(condition) !== undefined;

/** A test of a kind on an attribute, to begin with. */
export function testOf(
  id: string,
  kind: TestKind,
  attributes: readonly Attribute[],
  operandOf: Question | undefined,
): Test {
  const first = attributes.find((each) => each.id === id)?.values.find((each) => !each.isRetired);
  const word = kindOf(id, attributes) === "flag" ? "yes" : (first?.id ?? "");
  const answer = operandOf?.ask.kind === "number" ? { answer: operandOf.id } : 0;
  switch (kind) {
    case "stated":
      return { attribute: id, isStated: true };
    case "inRangeOf":
      return { attribute: id, inRangeOf: operandOf!.id };
    case "is":
      return { attribute: id, is: word || "?" };
    case "oneOf":
      return kindOf(id, attributes) === "choices"
        ? { attribute: id, hasAny: [word || "?"] }
        : { attribute: id, oneOf: [word || "?"] };
    case "atLeast":
      return { attribute: id, atLeast: answer };
    case "atMost":
      return { attribute: id, atMost: answer };
    case "contains":
      return { attribute: id, contains: answer };
  }
}

/** A test to begin with: on the first attribute, or on the price where a price was asked. */
export function firstTest(attributes: readonly Attribute[], operandOf?: Question): Test {
  const isPrice = operandOf?.ask.kind === "price";
  const offered = attributes.filter(({ isRetired }) => !isRetired);
  const numbers = offered.filter(({ kind }) => kind === "number" || kind === "range");
  const first = operandOf?.ask.kind === "number" ? numbers[0] : offered[0];
  const id = isPrice || !first ? "price" : first.id;
  return testOf(id, kindsFor(id, attributes, operandOf)[0]!, attributes, operandOf);
}
