import type { ContactBody } from "@shared/contracts/contact";

/** Nobody finds the form, fills in three fields and sends them in less. */
const FASTEST_PERSON_MS = 2_000;

/** Whether a program wrote this: it filled in what people do not see, or was quicker than they are. */
export function isSuspected({ website, elapsedMs }: ContactBody): boolean {
  return Boolean(website) || (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS);
}
