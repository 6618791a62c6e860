import type { Question } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import type { Text } from "@shared/finders/text";
import { sayIn } from "../compile/say";

/** What fewer products state divides too few of them. */
export const MIN_STATED = 0.5;

/** What proposed questions have in common. */
export const common = {
  required: false,
  advance: "submit",
  weight: 10,
  fact: false,
  combine: "any",
  offer: "available",
  rules: [],
} as const satisfies Partial<Question>;

/** How what is needed is asked for: where some products do not state it, they may have it. */
export const needed = (share: number): Use => (share === 1 ? "filter" : "narrow");

/** A value's name as an answer of a finder in this locale: what has none in it is called as the shop calls it. */
export const answerLabel = (label: Text, locale: string): Text => ({
  ...label,
  [locale]: sayIn(locale, "en")(label),
});
