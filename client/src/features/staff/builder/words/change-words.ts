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

export const QUESTION_FIELDS: Partial<Record<keyof Question, string>> = {
  title: "its title",
  name: "its short name",
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

/** What a change is of, by its kind and its name: "Question “How far?”". */
export function changedPart(change: DraftChange, names: Names): string {
  if (!("id" in change)) return FIELDS[change.part]!;
  const nameOf: Record<string, (id: string) => string> = {
    questions: names.question,
    values: names.value,
    sections: names.section,
    rules: names.rule,
    groups: names.page,
  };
  return `${MEMBERS[change.part]!} “${nameOf[change.part]!(change.id)}”`;
}

/** The difference between two documents in words, a line for each part. */
export function changeWords(changes: readonly DraftChange[], was: Names, is: Names): string[] {
  return changes.map((change) => {
    if (!("id" in change)) return `${FIELDS[change.part]} changed.`;
    const isQuestion = change.part === "questions";
    if (!("is" in change)) return `${changedPart(change, is)} moved.`;
    if (change.was === null) return `${changedPart(change, is)} is new.`;
    if (change.is === null) return `${changedPart(change, was)} is removed.`;
    if (!isQuestion) return `${changedPart(change, is)} changed.`;
    const renamed =
      was.question(change.id) === is.question(change.id)
        ? ""
        : ` It was “${was.question(change.id)}”.`;
    return `${changedPart(change, is)}: ${questionDifference(change.was as Question, change.is as Question)}.${renamed}`;
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
