import type { FieldError } from "@shared/contracts/error";
import type { BedPreferences } from "@shared/contracts/preferences";
import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import { openQuestions } from "../finders/compile/asked";
import { invalid } from "../http/validate";
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
  const given = bedAnswers(answers);
  const errors = openQuestions(document, catalogue).flatMap(
    ({ question: { id }, options }): FieldError[] => {
      const isKnown = (each: string) => options.some((option) => option.id === each);
      if (chosenIds(given[id]).every(isKnown)) return [];
      const ids = options.map((option) => option.id).join(", ");
      return [{ path: id, message: `There is no such option. Use ${ids}.` }];
    },
  );
  if (errors.length > 0) throw invalid(errors);
}
