import type { BedOptions } from "./contracts/bed-options";
import type { BedPreferences } from "./contracts/preferences";
import { mayBeNotSure, NOT_SURE } from "./not-sure";

/** The list of options that each answer is one of, or several of. */
const ANSWERED_FROM = {
  sleepStyle: "sleepStyles",
  bedSize: "bedSizes",
  mattressType: "mattressTypes",
  firmness: "firmnessLevels",
  features: "features",
  concerns: "concerns",
} as const satisfies Partial<Record<keyof BedPreferences, keyof BedOptions>>;

type AnsweredField = keyof typeof ANSWERED_FROM;

/** The answers that are options of a list staff keep. */
export const answeredFields = Object.keys(ANSWERED_FROM) as AnsweredField[];

/** The ids that an answer can have: those of the options staff keep, and where we may choose, that. */
export function knownIds(field: AnsweredField, options: BedOptions): string[] {
  const ids = options[ANSWERED_FROM[field]].map(({ id }) => id);
  return mayBeNotSure(field) ? [...ids, NOT_SURE] : ids;
}

/** The answers without those that are not among the options any more, and how many those were. */
export function knownAnswers(
  answers: BedPreferences,
  options: BedOptions,
): { preferences: BedPreferences; dropped: number } {
  const preferences = { ...answers };
  let dropped = 0;
  for (const field of answeredFields) {
    const given = answers[field] ?? [];
    const ids = knownIds(field, options);
    const kept = [given].flat().filter((id) => ids.includes(id));
    dropped += [given].flat().length - kept.length;
    if (field === "features" || field === "concerns") {
      if (answers[field]) preferences[field] = kept;
    } else if (kept.length === 0) delete preferences[field];
  }
  return { preferences, dropped };
}
