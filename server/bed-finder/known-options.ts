import type { BedOptions } from "@shared/contracts/bed-options";
import type { FieldError } from "@shared/contracts/error";
import type { BedPreferences } from "@shared/contracts/preferences";
import { answeredFields, knownIds } from "@shared/known-answers";
import { invalid } from "../http/validate";

/** Throws a 400 that names each answer which is not among the options. */
export function requireKnownOptions(answers: BedPreferences, options: BedOptions): void {
  const errors = answeredFields.flatMap((field): FieldError[] => {
    const ids = knownIds(field, options);
    if ([answers[field] ?? []].flat().every((id) => ids.includes(id))) return [];
    return [{ path: field, message: `There is no such option. Use ${ids.join(", ")}.` }];
  });
  if (errors.length > 0) throw invalid(errors);
}
