import type { ContactBody } from "@shared/contracts/contact";

/** Nobody finds the form, fills in three fields and sends them faster. */
const MIN_FILL_TIME_MS = 2_000;

/** Whether a program wrote this: it filled in a hidden field, or was faster than people are. */
export function isSuspected({ website, elapsedMs }: ContactBody): boolean {
  return Boolean(website) || (elapsedMs !== undefined && elapsedMs < MIN_FILL_TIME_MS);
}
