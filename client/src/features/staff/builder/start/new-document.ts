import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { DOCUMENT_SCHEMA } from "@shared/finders/schema-meaning";
import { freeWord } from "@shared/input/words-of-names";

/** A question to begin with. */
export const newQuestion = (taken: readonly string[], locale = "en"): Question => ({
  id: freeWord("question", taken),
  title: { [locale]: "New question" },
  ask: { kind: "one", as: "cards" },
  required: true,
  advance: "submit",
  weight: 10,
  fact: false,
  combine: "any",
  offer: "all",
  rules: [],
  options: [
    { id: "first", label: { [locale]: "First answer" }, rules: [] },
    { id: "second", label: { [locale]: "Second answer" }, rules: [] },
  ],
});

/** The document of a finder that somebody begins: one question over one catalogue. */
export const newDocument = (
  title: string,
  catalogue: string,
  currency: string,
  questions: Question[] = [newQuestion([])],
): FinderDocument => ({
  schema: DOCUMENT_SCHEMA,
  locale: "en",
  title: { en: title },
  currency,
  questions,
  groups: [],
  values: [],
  rules: [],
  sections: [{ id: "main", catalogue, isOptional: false, maxItems: 12 }],
  results: {
    order: "score",
    orderBy: [],
    layout: "rows",
    badge: "percent",
    card: [],
    actions: ["compare", "share", "mail"],
    endings: [],
  },
  texts: {},
  screens: {},
});
