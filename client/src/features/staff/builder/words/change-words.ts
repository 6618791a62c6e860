import type { DraftChange } from "@shared/finders/draft-changes";
import type { Question } from "@shared/finders/question";
import { dequal } from "dequal";
import type { Names } from "./names";

const FIELDS: Record<string, string> = {
  schema: "What facts hide",
  locale: "The language",
  title: "The title",
  text: "The description",
  currency: "The currency",
  results: "The results",
  promotion: "What is promoted",
  texts: "The texts",
  screens: "The screens",
  notes: "The notes",
};
const MEMBERS: Record<string, string> = {
  questions: "Question",
  groups: "Page",
  values: "Calculation",
  rules: "Rule",
  sections: "Section",
};

const QUESTION_FIELDS: Partial<Record<keyof Question, string>> = {
  title: "its title",
  text: "the line below it",
  help: "its help",
  group: "its page",
  when: "when it is asked",
  ask: "how it is asked",
  required: "whether it is required",
  weight: "its weight",
  fact: "whether it is a fact",
  options: "its answers",
  rules: "its rules",
  combine: "how several answers count",
};

/** The difference between two documents in words, a line for each part. */
export function changeWords(changes: readonly DraftChange[], was: Names, is: Names): string[] {
  return changes.map((change) => {
    if (!("id" in change)) return `${FIELDS[change.part]} changed.`;
    const kind = MEMBERS[change.part]!;
    const isQuestion = change.part === "questions";
    const nameIn = (names: Names) =>
      isQuestion
        ? names.question(change.id)
        : change.part === "values"
          ? names.value(change.id)
          : change.part === "sections"
            ? names.section(change.id)
            : change.part === "rules"
              ? names.rule(change.id)
              : names.page(change.id);
    if (!("is" in change)) return `${kind} “${nameIn(is)}” moved.`;
    if (change.was === null) return `${kind} “${nameIn(is)}” is new.`;
    if (change.is === null) return `${kind} “${nameIn(was)}” is removed.`;
    if (!isQuestion) return `${kind} “${nameIn(is)}” changed.`;
    return `${kind} “${nameIn(is)}”: ${questionDifference(change.was as Question, change.is as Question)}.`;
  });
}

function questionDifference(was: Question, is: Question): string {
  const fields = Object.keys({ ...was, ...is }) as (keyof Question)[];
  const changed = fields.filter((each) => !dequal(was[each], is[each]));
  if (changed.length === 1 && changed[0] === "weight") {
    return `it weighs ${is.weight}, not ${was.weight}`;
  }
  const said = changed.map((each) => QUESTION_FIELDS[each] ?? "how it behaves");
  return `changed ${[...new Set(said)].join(", ")}`;
}
