import type { FinderDocument } from "@shared/finders/document";
import type { AnswerTest, When } from "@shared/finders/when";

/** A condition on a question's answer. */
export type QuestionTest = Extract<AnswerTest, { question: string }>;

/** The document with every condition on a question's answers changed: of questions, answers, calculations, rules, sections and results. */
export function withTestsOf(
  document: FinderDocument,
  question: string,
  change: (test: QuestionTest) => When,
): FinderDocument {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    if ("question" in node && node.question === question) return change(node as QuestionTest);
    return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, visit(each)]));
  };
  const { questions, values, rules, sections, results } = document;
  return { ...document, ...(visit({ questions, values, rules, sections, results }) as Parts) };
}

type Parts = Pick<FinderDocument, "questions" | "values" | "rules" | "sections" | "results">;
