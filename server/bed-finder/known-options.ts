import type { BedOptions, Option } from "@shared/contracts/bed-options";
import type { FieldError } from "@shared/contracts/error";
import type { BedPreferences } from "@shared/contracts/preferences";
import { mayBeNotSure, NOT_SURE } from "@shared/not-sure";
import { invalid } from "../http/validate";

/** The list of options that each answer is one of, or several of. */
export const ANSWERED_FROM = {
  sleepStyle: "sleepStyles",
  bedSize: "bedSizes",
  mattressType: "mattressTypes",
  firmness: "firmnessLevels",
  features: "features",
  concerns: "concerns",
} as const satisfies Partial<Record<keyof BedPreferences, keyof BedOptions>>;

/** Throws a 400 that names each answer which is not among the options staff keep. */
export function requireKnownOptions(answers: BedPreferences, options: BedOptions): void {
  const errors = Object.entries(ANSWERED_FROM).flatMap(([field, list]): FieldError[] => {
    const known: Option[] = options[list];
    const given = answers[field as keyof typeof ANSWERED_FROM] ?? [];
    const isKnown = (id: string) =>
      known.some((option) => option.id === id) || (id === NOT_SURE && mayBeNotSure(field));
    if ([given].flat().every(isKnown)) return [];
    const ids = [...known.map(({ id }) => id), ...(mayBeNotSure(field) ? [NOT_SURE] : [])].join(
      ", ",
    );
    return [{ path: field, message: `There is no such option. Use ${ids}.` }];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** The answers without those that are not among the options: what staff removed since says nothing now. */
export function knownAnswers(answers: BedPreferences, options: BedOptions): BedPreferences {
  const known = { ...answers };
  for (const [field, list] of Object.entries(ANSWERED_FROM) as [
    keyof typeof ANSWERED_FROM,
    keyof BedOptions,
  ][]) {
    const ids = new Set(options[list].map(({ id }) => id));
    if (mayBeNotSure(field)) ids.add(NOT_SURE);
    const given = answers[field];
    if (field === "features" || field === "concerns") {
      known[field] = answers[field]?.filter((id) => ids.has(id));
    } else if (typeof given === "string" && !ids.has(given)) {
      delete known[field];
    }
  }
  return known;
}
