import { freeWord } from "@shared/free-word";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";

/** A word that addresses can carry, made of a name: "Coffee machines" becomes `coffee-machines`. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");

/** A question to begin with. */
export const newQuestion = (taken: readonly string[]): Question => ({
  id: freeWord("question", taken),
  title: { en: "New question" },
  ask: { kind: "one", as: "cards" },
  required: true,
  advance: "submit",
  weight: 10,
  fact: false,
  combine: "any",
  offer: "all",
  rules: [],
  options: [
    { id: "first", label: { en: "First answer" }, rules: [] },
    { id: "second", label: { en: "Second answer" }, rules: [] },
  ],
});

/** The document of a finder that somebody begins: one question over one catalogue. */
export const newDocument = (
  title: string,
  catalogue: string,
  currency: string,
  questions: Question[] = [newQuestion([])],
): FinderDocument => ({
  schema: 1,
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
