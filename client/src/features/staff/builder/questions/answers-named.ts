import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { AnswerTest, When } from "@shared/finders/when";

/** A condition on a question's answer. */
export type QuestionTest = Extract<AnswerTest, { question: string }>;

/**
 * The document with every condition on a question's answers changed: of questions, answers, calculations, rules, sections and
 * results. What stands behind a "not" may change otherwise.
 */
export const withTestsOf = (
  document: FinderDocument,
  question: string,
  change: (test: QuestionTest) => When,
  changeOpposite = change,
): FinderDocument =>
  withParts(document, (node, isOpposite) => {
    if (!isTestOf(node, question)) return node;
    return isOpposite ? changeOpposite(node) : change(node);
  });

const isTestOf = (node: unknown, question: string): node is QuestionTest =>
  typeof node === "object" && node !== null && "question" in node && node.question === question;

/** The document with each object in the parts that have conditions changed, from the inside to the outside. */
function withParts(
  document: FinderDocument,
  change: (node: object, isOpposite: boolean) => object,
): FinderDocument {
  const visit = (node: unknown, isOpposite = false): unknown => {
    if (Array.isArray(node)) return node.map((each) => visit(each, isOpposite));
    if (typeof node !== "object" || node === null) return node;
    const parts = Object.entries(node).map(([key, each]) => [
      key,
      visit(each, key === "not" ? !isOpposite : isOpposite),
    ]);
    return change(Object.fromEntries(parts) as object, isOpposite);
  };
  const { questions, values, rules, sections, results } = document;
  return { ...document, ...(visit({ questions, values, rules, sections, results }) as Parts) };
}

type Parts = Pick<FinderDocument, "questions" | "values" | "rules" | "sections" | "results">;

/** The ids of a question's answers; undefined where they are all values of something. */
function answersOf({ options }: Question): Set<string> | undefined {
  if (Array.isArray(options)) return new Set(options.map(({ id }) => id));
  return options && "attribute" in options && options.values ? new Set(options.values) : undefined;
}

/**
 * The document with a question's answers in the place of those it had: conditions that name several let go of those it has
 * no more. One that names nothing else stays, for somebody has to say what is meant now.
 */
export function withoutLostAnswers(document: FinderDocument, question: string): FinderDocument {
  const asked = document.questions.find(({ id }) => id === question);
  const answers = asked && answersOf(asked);
  if (!answers) return document;
  const isLost = (test: QuestionTest) =>
    "is" in test && typeof test.is === "string" && !answers.has(test.is);
  const named = withTestsOf(document, question, (test) => {
    if (!("hasAny" in test)) return test;
    const left = test.hasAny.filter((each) => answers.has(each));
    return left.length > 0 ? { ...test, hasAny: left } : test;
  });
  // What is not one of those that are gone is always so.
  const isAlways = (node: unknown) =>
    typeof node === "object" &&
    node !== null &&
    "not" in node &&
    isTestOf(node.not, question) &&
    (isLost(node.not) ||
      ("hasAny" in node.not && !node.not.hasAny.some((each) => answers.has(each))));
  return withParts(named, (node) => {
    if ("when" in node && isAlways(node.when)) {
      const { when: _, ...always } = node;
      return always;
    }
    if ("all" in node && Array.isArray(node.all)) {
      const left = node.all.filter((each) => !isAlways(each));
      return left.length > 0 ? { ...node, all: left } : node;
    }
    if (!("any" in node) || !Array.isArray(node.any)) return node;
    const left = node.any.filter((each) => !(isTestOf(each, question) && isLost(each)));
    return left.length > 0 ? { ...node, any: left } : node;
  });
}
