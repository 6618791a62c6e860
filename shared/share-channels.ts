/** The ways to share results and favorites. */
export const shareChannels = [
  "copy",
  "whatsapp",
  "email",
  "detailed-email",
  "favorites-email",
] as const;
export type ShareChannel = (typeof shareChannels)[number];

/** The address parameter that carries shared answers: JSON in UTF-8, as base64url. */
export const SHARED = "shared";

/** The maximum length of its value; a longer one is not read. */
export const MAX_SHARED_LENGTH = 2_048;
