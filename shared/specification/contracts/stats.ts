/** `GET /api/admin/stats`: the counts of the dashboard. */
export interface Stats {
  sleepStyles: number;
  concerns: number;
  bedSizes: number;
  mattressTypes: number;
  firmnessLevels: number;
  features: number;
  bedProducts: number;
  firearmProducts: number;
  /** Beds and firearms together. */
  products: number;
  newMessages: number;
  /** Mails that could not be sent. */
  failedMails: number;
  /** Mails that wait for a mail server. */
  heldMails: number;
  /** Mails over the limits, which staff may release. */
  suspectedMails: number;
}

/** The counts that the dashboard shows, with their names. */
export const shownCounts = [
  ["Sleep styles", "sleepStyles"],
  ["Concerns", "concerns"],
  ["Bed sizes", "bedSizes"],
  ["Products", "products"],
] as const satisfies readonly (readonly [name: string, count: keyof Stats])[];

/** What is said of a catalog without products. */
export const emptyCatalogs = [
  ["bedProducts", "The bed finder has no products."],
  ["firearmProducts", "The firearm finder has no products."],
] as const satisfies readonly (readonly [count: keyof Stats, sentence: string])[];
