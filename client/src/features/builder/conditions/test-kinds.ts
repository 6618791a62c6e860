import type { Attribute } from "@shared/contracts/attributes";
import type { Test } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { OF_ALL, type Names } from "../words/names";

/** What tests on products are made with. */
export interface TestScope {
  names: Names;
  attributes: readonly Attribute[];
  /** Whose answers products can be compared with; undefined where they cannot. */
  document?: FinderDocument;
  /** The question whose own answer products are compared with, where it is a number or a range. */
  operandOf?: Question;
}

/** The ways to test a product that staff choose from. */
export type TestKind =
  | "is"
  | "oneOf"
  | "hasAll"
  | "anyOfAnswers"
  | "allOfAnswers"
  | "atLeast"
  | "moreThan"
  | "atMost"
  | "between"
  | "within"
  | "contains"
  | "inRangeOf"
  | "sameAsIn"
  | "stated"
  | "notStated";

export const TEST_LABELS: Record<TestKind, string> = {
  is: "is",
  oneOf: "is one of",
  hasAll: "has all of",
  anyOfAnswers: "has any of the answers to",
  allOfAnswers: "has all of the answers to",
  atLeast: "is at least",
  moreThan: "is more than",
  atMost: "is at most",
  between: "is between",
  within: "is about",
  contains: "contains",
  inRangeOf: "is in the range that was answered",
  sameAsIn: "is the same as in",
  stated: "is stated",
  notStated: "is not stated",
};

type Kind = Attribute["kind"];

const KINDS: Record<Kind, readonly TestKind[]> = {
  choice: ["is", "oneOf", "anyOfAnswers", "sameAsIn", "stated", "notStated"],
  choices: [
    "is",
    "oneOf",
    "hasAll",
    "anyOfAnswers",
    "allOfAnswers",
    "sameAsIn",
    "stated",
    "notStated",
  ],
  flag: ["is", "stated", "notStated"],
  text: ["is", "sameAsIn", "stated", "notStated"],
  number: [
    "inRangeOf",
    "atLeast",
    "moreThan",
    "atMost",
    "between",
    "within",
    "sameAsIn",
    "stated",
    "notStated",
  ],
  range: ["contains", "stated", "notStated"],
};

/** The kind of an attribute, or of what every product has. */
export const kindOf = (id: string, attributes: readonly Attribute[]): Kind =>
  attributes.find((each) => each.id === id)?.kind ??
  OF_ALL.find((each) => each.id === id)?.kind ??
  "text";

/** The questions that are answered by a number. */
export const numberQuestions = ({ document }: TestScope): Question[] =>
  document?.questions.filter(({ ask }) => ask.kind === "number") ?? [];

/** The questions that are answered by choosing. */
export const choiceQuestions = ({ document }: TestScope): Question[] =>
  document?.questions.filter(({ ask }) => ["one", "many", "scale", "find"].includes(ask.kind)) ??
  [];

/** The questions that are answered by a range of money. */
export const priceQuestions = ({ document, operandOf }: TestScope): Question[] =>
  operandOf?.ask.kind === "price"
    ? [operandOf]
    : (document?.questions.filter(({ ask }) => ask.kind === "price") ?? []);

/** How an attribute can be tested, what is likeliest first. */
export function kindsFor(id: string, scope: TestScope): readonly TestKind[] {
  const isThere: Partial<Record<TestKind, boolean>> = {
    anyOfAnswers: choiceQuestions(scope).length > 0,
    allOfAnswers: choiceQuestions(scope).some(({ ask }) => ask.kind === "many"),
    inRangeOf: priceQuestions(scope).length > 0,
    sameAsIn: (scope.document?.sections.length ?? 0) > 1,
  };
  const kinds = KINDS[kindOf(id, scope.attributes)].filter((each) => isThere[each] ?? true);
  // What was asked for stands first only where it is this question that asks.
  return scope.operandOf?.ask.kind === "price"
    ? kinds
    : [
        ...kinds.filter((each) => each !== "inRangeOf"),
        ...kinds.filter((each) => each === "inRangeOf"),
      ];
}

type AttributeTest = Extract<Test, { attribute: string }>;

/** The kind of a test on an attribute. */
export function testKindOf(test: AttributeTest): TestKind {
  if ("isStated" in test) return test.isStated ? "stated" : "notStated";
  if ("inRangeOf" in test) return "inRangeOf";
  if ("sameAsIn" in test) return "sameAsIn";
  if ("is" in test) return "is";
  if ("oneOf" in test) return "oneOf";
  if ("hasAny" in test) return "answer" in test.hasAny ? "anyOfAnswers" : "oneOf";
  if ("hasAll" in test) return "answer" in test.hasAll ? "allOfAnswers" : "hasAll";
  if ("atLeast" in test) return "atLeast";
  if ("moreThan" in test) return "moreThan";
  if ("atMost" in test) return "atMost";
  if ("between" in test) return "between";
  return "within" in test ? "within" : "contains";
}

/** The values that a test names. */
export function valuesIn(test: Test): string[] {
  if ("oneOf" in test) return test.oneOf;
  if ("hasAny" in test) return Array.isArray(test.hasAny) ? test.hasAny : [];
  if ("hasAll" in test) return Array.isArray(test.hasAll) ? test.hasAll : [];
  return "is" in test && typeof test.is === "string" ? [test.is] : [];
}
