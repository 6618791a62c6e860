import type { Attribute } from "@shared/contracts/attributes";
import type { Test } from "@shared/finders/condition";
import {
  operatorNames,
  operatorOf,
  operators,
  type AnyOperator,
  type AttributeTest,
  type Fresh,
  type Takes,
} from "@shared/finders/operators";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { answerKind } from "@shared/finders/question-kinds";
import { OF_ALL, type Names } from "../words/names";

/** What tests on products are made with. */
export interface TestScope {
  names: Names;
  attributes: readonly Attribute[];
  /** Whose answers products can be compared with; undefined where they cannot. */
  document?: FinderDocument;
  /** The question whose own answer products are compared with, where it is a number or a range. */
  operandOf?: Question;
  /** The id of the question whose rules they are. */
  asked?: string;
}

/** A way to test a product that staff choose from. */
export interface TestWay {
  id: string;
  label: string;
  takes: Takes;
  fresh: (from: Fresh) => object;
}

/** The ways of all operators, each with the kinds of attributes that it is chosen for. */
const WAYS = operatorNames.flatMap((name) => {
  const { ways, suits }: AnyOperator = operators[name];
  return Object.entries(ways).map(([id, way]) => ({ id, kinds: suits, ...way }));
});

/** The kind of an attribute, or of what every product has. */
export const kindOf = (id: string, attributes: readonly Attribute[]): Attribute["kind"] =>
  attributes.find((each) => each.id === id)?.kind ??
  OF_ALL.find((each) => each.id === id)?.kind ??
  "text";

/** The questions that are answered by a number. */
export const numberQuestions = ({ document }: TestScope): Question[] =>
  document?.questions.filter((each) => answerKind(each) === "number") ?? [];

/** The questions that are answered by a day. */
export const dateQuestions = ({ document }: TestScope): Question[] =>
  document?.questions.filter((each) => answerKind(each) === "date") ?? [];

/** The questions that are answered by choosing. */
export function choiceQuestions({ document, asked }: TestScope): Question[] {
  const chosen = (document?.questions ?? []).filter((each) =>
    ["choice", "choices"].includes(answerKind(each)),
  );
  // A question's own rules are about its own answer.
  return [...chosen.filter(({ id }) => id === asked), ...chosen.filter(({ id }) => id !== asked)];
}

/** The questions that are answered by a range. */
export const rangeQuestions = ({ document, operandOf }: TestScope): Question[] =>
  operandOf && answerKind(operandOf) === "range"
    ? [operandOf]
    : (document?.questions.filter((each) => answerKind(each) === "range") ?? []);

/** How an attribute can be tested, what is likeliest first. */
export function waysFor(id: string, scope: TestScope): readonly TestWay[] {
  const kind = kindOf(id, scope.attributes);
  const isThere: Partial<Record<Takes, boolean>> = {
    "a question": choiceQuestions(scope).length > 0,
    "a question with several answers": choiceQuestions(scope).some(
      ({ ask }) => ask.kind === "many",
    ),
    "a range question": rangeQuestions(scope).length > 0,
    "a section": (scope.document?.sections.length ?? 0) > 1,
  };
  const ways = WAYS.filter((way) => way.kinds.includes(kind) && (isThere[way.takes] ?? true));
  // What was asked for stands first where it is this question that asks.
  const isFirst = ({ takes }: TestWay) =>
    takes === "a range question" &&
    scope.operandOf !== undefined &&
    answerKind(scope.operandOf) === "range";
  return [...ways.filter(isFirst), ...ways.filter((way) => !isFirst(way))];
}

/** The way of a test on an attribute. */
export function wayOf(test: AttributeTest): TestWay {
  const [, { ways }] = operatorOf(test);
  const own = Object.entries(ways);
  const [id, way] = own.find(([, { is }]) => is?.(test) ?? true)!;
  return { id, ...way };
}

/** The values that a test names. */
export function valuesIn(test: Test): string[] {
  if ("oneOf" in test) return test.oneOf;
  if ("hasAny" in test) return Array.isArray(test.hasAny) ? test.hasAny : [];
  if ("hasAll" in test) return Array.isArray(test.hasAll) ? test.hasAll : [];
  return "is" in test && typeof test.is === "string" ? [test.is] : [];
}
