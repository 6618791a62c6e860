import type { Condition } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { factsHide } from "@shared/finders/schema-meaning";

/** The lists whose rows the musts of a document's facts ask, each once; none where these hide nothing. */
export function factListsIn(document: FinderDocument): string[] {
  if (!factsHide(document)) return [];
  const ofQuestions = document.questions
    .filter(({ fact }) => fact)
    .flatMap(({ rules, options }): Rule[] => [
      ...rules,
      ...(Array.isArray(options) ? options.flatMap((option) => option.rules) : []),
    ]);
  const ofFinder = document.rules.filter(({ fact }) => fact).map(({ rule }) => rule);
  const lists = [...ofQuestions, ...ofFinder].flatMap((rule) =>
    rule.use === "filter" ? listsIn(rule.condition) : [],
  );
  return [...new Set(lists)];
}

function listsIn(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(listsIn);
  if ("any" in condition) return condition.any.flatMap(listsIn);
  if ("not" in condition) return listsIn(condition.not);
  return "listedFor" in condition ? [condition.list] : [];
}
