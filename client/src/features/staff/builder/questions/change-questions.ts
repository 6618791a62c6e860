import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { freeWord } from "@shared/input/words-of-names";
import { newQuestion } from "../start/begin";

// Edits of a document's questions. Each gives a document; the one that was given stays as it is.

const idsOf = ({ questions }: FinderDocument) => questions.map(({ id }) => id);

/** With one question in the place of the one that has its id. */
export const withQuestion = (document: FinderDocument, question: Question): FinderDocument => ({
  ...document,
  questions: document.questions.map((each) => (each.id === question.id ? question : each)),
});

/** With the questions in this order. */
export const inOrder = (document: FinderDocument, ids: readonly string[]): FinderDocument => ({
  ...document,
  questions: ids.flatMap((id) => document.questions.find((each) => each.id === id) ?? []),
});

/** With another question at the end. */
export function withNewQuestion(document: FinderDocument): {
  document: FinderDocument;
  id: string;
} {
  const question = newQuestion(idsOf(document), document.locale);
  return {
    document: { ...document, questions: [...document.questions, question] },
    id: question.id,
  };
}

/** With a copy of a question after it. */
export function withCopy(
  document: FinderDocument,
  question: Question,
): { document: FinderDocument; id: string } {
  const id = freeWord(question.id, idsOf(document));
  const at = idsOf(document).indexOf(question.id);
  // Rules compare with their own question's answer: the copy's with the copy's.
  const copy = renamed({ ...question, id }, question.id, id);
  return {
    document: { ...document, questions: document.questions.toSpliced(at + 1, 0, copy) },
    id,
  };
}

function renamed(question: Question, from: string, to: string): Question {
  const rules = JSON.stringify(question.rules)
    .replaceAll(`"answer":${JSON.stringify(from)}`, `"answer":${JSON.stringify(to)}`)
    .replaceAll(`"inRangeOf":${JSON.stringify(from)}`, `"inRangeOf":${JSON.stringify(to)}`);
  return { ...question, rules: JSON.parse(rules) as Question["rules"] };
}

/**
 * Without a question, and without what is nothing without it: budgets that it asked for, its screen, that others reset it.
 * Conditions that name it are found by the check.
 */
export function withoutQuestion(document: FinderDocument, id: string): FinderDocument {
  const { [id]: _, ...screens } = document.screens;
  const withoutBudget = <Part extends { budget?: string | undefined }>(part: Part): Part =>
    part.budget === id ? { ...part, budget: undefined } : part;
  return {
    ...document,
    questions: document.questions
      .filter((each) => each.id !== id)
      .map((each) =>
        each.resets?.includes(id)
          ? { ...each, resets: each.resets.filter((other) => other !== id) }
          : each,
      ),
    sections: document.sections.map(withoutBudget),
    results: withoutBudget(document.results),
    screens,
  };
}

/** The questions whose conditions name this one, by id. */
export function dependentsOf({ questions }: FinderDocument, id: string): string[] {
  const named = `"question":${JSON.stringify(id)}`;
  return questions
    .filter((each) => each.id !== id && JSON.stringify([each.when, each.options]).includes(named))
    .map((each) => each.id);
}
