import type { BedOptions } from "./bed-options";
import type { BedPreferences } from "./preferences";
import { NOT_SURE } from "../../finders/not-sure";

/** The list of options behind each answer. */
const ANSWERED_FROM = {
  sleepStyle: "sleepStyles",
  bedSize: "bedSizes",
  mattressType: "mattressTypes",
  firmness: "firmnessLevels",
  features: "features",
  concerns: "concerns",
} as const satisfies Partial<Record<keyof BedPreferences, keyof BedOptions>>;

type AnsweredField = keyof typeof ANSWERED_FROM;

/** The answers chosen from a list that staff maintain. */
export const answeredFields = Object.keys(ANSWERED_FROM) as AnsweredField[];

/** Whether an answer may be "not sure" without staff having an option for it. */
const mayBeNotSure = (field: AnsweredField): boolean =>
  field === "mattressType" || field === "firmness";

/** The ids allowed in an answer: those of staff's options, and "not sure" where we may choose. */
export function knownIds(field: AnsweredField, options: BedOptions): string[] {
  const ids = options[ANSWERED_FROM[field]].map(({ id }) => id);
  return mayBeNotSure(field) ? [...ids, NOT_SURE] : ids;
}

/** The answers without options that no longer exist, and the number of those. */
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
