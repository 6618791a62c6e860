// The names that a run's trace may carry: the finders' steps and the ways to share. No zod and, for the
// client, types alone: a shopper's first load carries none of it.

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

/** The ways to share results and favorites. */
export const shareChannels = [
  "copy",
  "whatsapp",
  "email",
  "detailed-email",
  "favorites-email",
] as const;
export type ShareChannel = (typeof shareChannels)[number];
