/** The ways to share results and favorites. */
export const shareChannels = [
  "copy",
  "whatsapp",
  "email",
  "detailed-email",
  "favorites-email",
] as const;
export type ShareChannel = (typeof shareChannels)[number];
