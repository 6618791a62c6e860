import { calculationsIn, type Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import type { AnswerTest, When } from "@shared/finders/when";

/** What a calculation is made of, by ids. */
interface Needs {
  questions: readonly string[];
  values: readonly string[];
}

/** The questions and values that a calculation names, also in its bands. */
export function neededBy(is: Calculation): Needs {
  const questions: string[] = [];
  const values: string[] = [];
  for (const part of calculationsIn(is)) {
    if (typeof part !== "object") continue;
    if ("answer" in part) questions.push(part.answer);
    else if ("optionsOf" in part) questions.push(part.optionsOf);
    else if ("value" in part) values.push(part.value);
    else if ("bands" in part) {
      for (const test of part.bands.flatMap(({ when }) => answerTestsOf(when))) {
        if ("value" in test) values.push(test.value);
        else questions.push(test.question);
      }
    }
  }
  return { questions, values };
}

function answerTestsOf(when: When): AnswerTest[] {
  if ("all" in when) return when.all.flatMap(answerTestsOf);
  if ("any" in when) return when.any.flatMap(answerTestsOf);
  return "not" in when ? answerTestsOf(when.not) : [when];
}

/** The values that these need, with themselves; those that nobody defined are left out. */
export function withNeeded(
  { values }: Pick<FinderDocument, "values">,
  ids: readonly string[],
): FinderDocument["values"] {
  const wanted = new Set(ids);
  // What is added while it is gone through is gone through, too.
  for (const id of wanted) {
    const found = values.find((each) => each.id === id);
    for (const other of found ? neededBy(found.is).values : []) wanted.add(other);
  }
  return values.filter(({ id }) => wanted.has(id));
}

/** The questions that a value is made of, directly or by other values. */
export const questionsOfValue = (document: FinderDocument, id: string): string[] =>
  withNeeded(document, [id]).flatMap(({ is }) => neededBy(is).questions);
