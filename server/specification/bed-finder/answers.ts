import type { FieldError } from "@shared/contracts/error";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import { openQuestions, type OpenQuestion } from "../../finders/compile/asked";
import { invalid } from "../../platform/http/validate";
import type { StagedBeds } from "./staged-beds";

/** Preferences as answers to the document's questions. */
export function bedAnswers({ minPrice, maxPrice, ...chosen }: BedPreferences): Answers {
  const answers: Record<string, Answer> = {};
  for (const [id, answer] of Object.entries(chosen)) {
    if (answer !== undefined && answer.length > 0) answers[id] = answer;
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    answers.budget = {
      ...(minPrice !== undefined && { min: minPrice }),
      ...(maxPrice !== undefined && { max: maxPrice }),
    };
  }
  return answers;
}

/** Throws a 400 that names each answer which is not among the options. */
export function requireKnownOptions(answers: BedPreferences, { document, catalogue }: StagedBeds) {
  const given: Partial<Record<string, Answer>> = answers;
  const errors: FieldError[] = [];
  for (const open of openQuestions(document, catalogue)) {
    const { id } = open.question;
    const ids = idsOf(open);
    if (chosenIds(given[id]).every((each) => ids.has(each))) continue;
    errors.push({ path: id, message: `There is no such option. Use ${[...ids].join(", ")}.` });
  }
  if (errors.length > 0) throw invalid(errors);
}

const idsOf = (() => {
  const known = new WeakMap<OpenQuestion, ReadonlySet<string>>();
  return (open: OpenQuestion): ReadonlySet<string> => {
    let ids = known.get(open);
    if (!ids) known.set(open, (ids = new Set(open.options.map(({ id }) => id))));
    return ids;
  };
})();
