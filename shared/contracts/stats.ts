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
