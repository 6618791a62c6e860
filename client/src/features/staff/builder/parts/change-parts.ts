import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { freeWord } from "@shared/input/words-of-names";

// Edits of what stands in a document beside its questions. Each gives a document; the one given stays as it is.

type Group = FinderDocument["groups"][number];
type Value = FinderDocument["values"][number];
type FinderRule = FinderDocument["rules"][number];

interface Added {
  document: FinderDocument;
  id: string;
}

const freeIn = (word: string, members: readonly { id: string }[]) =>
  freeWord(
    word,
    members.map(({ id }) => id),
  );

const replaced = <Member extends { id: string }>(members: readonly Member[], next: Member) =>
  members.map((each) => (each.id === next.id ? next : each));

/** With a page on which this question stands, and the next one that stands alone. */
export function withNewPage(document: FinderDocument, question: string): Added {
  const id = freeIn("page", [...document.groups, ...document.questions]);
  return {
    document: {
      ...document,
      groups: [...document.groups, { id }],
      questions: document.questions.map((each) =>
        each.id === question ? { ...each, group: id } : each,
      ),
    },
    id,
  };
}

/** With this in the place of the page that has its id. */
export const withPage = (document: FinderDocument, page: Group): FinderDocument => ({
  ...document,
  groups: replaced(document.groups, page),
});

/** Without a page; its questions stand alone again. */
export const withoutPage = (document: FinderDocument, id: string): FinderDocument => ({
  ...document,
  groups: document.groups.filter((each) => each.id !== id),
  questions: document.questions.map(({ group, ...rest }) =>
    group === id || group === undefined ? rest : { ...rest, group },
  ),
});

/** The question on this page, next to its other questions; alone without one. Pages without questions go. */
export function withQuestionOnPage(
  document: FinderDocument,
  question: string,
  page: string | undefined,
): FinderDocument {
  const { group: _, ...alone } = document.questions.find(({ id }) => id === question)!;
  const others = document.questions.filter(({ id }) => id !== question);
  const last = page === undefined ? -1 : others.findLastIndex(({ group }) => group === page);
  const at = document.questions.findIndex(({ id }) => id === question);
  const moved = page === undefined ? alone : { ...alone, group: page };
  const questions = others.toSpliced(last === -1 ? at : last + 1, 0, moved);
  return {
    ...document,
    questions,
    groups: document.groups.filter(({ id }) => questions.some(({ group }) => group === id)),
  };
}

/** With another calculation. */
export function withNewValue(document: FinderDocument): Added {
  const id = freeIn("value", document.values);
  const value: Value = { id, name: { [document.locale]: "New calculation" }, is: 0 };
  return { document: { ...document, values: [...document.values, value] }, id };
}

/** With this in the place of the calculation that has its id. */
export const withValue = (document: FinderDocument, value: Value): FinderDocument => ({
  ...document,
  values: replaced(document.values, value),
});

/** With another rule of the finder itself, which holds whatever was answered. */
export function withNewRule(document: FinderDocument, rule: FinderRule["rule"]): Added {
  const id = freeIn("rule", document.rules);
  // Shoppers read its name: until staff give it one, they read what a product has.
  const added: FinderRule = { id, fact: false, weight: 10, rule };
  return { document: { ...document, rules: [...document.rules, added] }, id };
}

/** With this in the place of the rule that has its id. */
export const withRule = (document: FinderDocument, rule: FinderRule): FinderDocument => ({
  ...document,
  rules: replaced(document.rules, rule),
});

/** With one budget for the whole set: the question for it rules out no single product by its price any more. */
export function withSetBudget(
  document: FinderDocument,
  budget: string | undefined,
): FinderDocument {
  const isOwn = (rule: Rule) =>
    "condition" in rule && "inRangeOf" in rule.condition && rule.condition.inRangeOf === budget;
  return {
    ...document,
    results: { ...document.results, budget },
    questions: document.questions.map((each) =>
      each.id === budget ? { ...each, rules: each.rules.filter((rule) => !isOwn(rule)) } : each,
    ),
  };
}

/** Without a calculation or a rule; what named it is found by the check. */
export const withoutPart = (
  document: FinderDocument,
  kind: "calculation" | "rule",
  id: string,
): FinderDocument =>
  kind === "calculation"
    ? { ...document, values: document.values.filter((each) => each.id !== id) }
    : { ...document, rules: document.rules.filter((each) => each.id !== id) };
