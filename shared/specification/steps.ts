// The names that the two finders' traces have carried since before they were documents.

/** The steps of the bed finder. */
export const bedStepIds = [
  "sleep-style",
  "size-and-type",
  "firmness",
  "budget",
  "results",
] as const;

/** The steps of the firearm finder; a run sees those that its answers lead to. */
export const firearmStepIds = [
  "purpose",
  "discipline",
  "game",
  "use-case",
  "type",
  "sub-type",
  "action",
  "category",
  "ergonomics",
  "caliber",
  "budget",
  "results",
] as const;

/** Answers of the firearm finder that are set for the shopper where there is only one choice. */
export const firearmSettledFields = ["firearmType", "action", "caliber"] as const;
export type FirearmSettledField = (typeof firearmSettledFields)[number];
