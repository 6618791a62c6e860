import type { BedOptions } from "@shared/contracts/bed-options";
import { bedPreferences } from "@shared/contracts/preferences";
import { knownAnswers } from "@shared/known-answers";
import { readShared } from "@/lib/shared-link";

/** The readable preferences, and the number of removed options that were left out. */
export type Decoded = ReturnType<typeof knownAnswers>;

/**
 * The preferences in a share link, limited to options that still exist; undefined for an invalid
 * text: too long, truncated, not JSON, of wrong types, or without any answer.
 */
export function decodeShared(text: string, options: BedOptions): Decoded | undefined {
  return readPreferences(readShared(text), options);
}

/** Reads preferences from outside by the same rules. */
export function readPreferences(given: unknown, options: BedOptions): Decoded | undefined {
  const parsed = bedPreferences.safeParse(given);
  if (!parsed.success) return undefined;
  const decoded = knownAnswers(parsed.data, options);
  return Object.keys(decoded.preferences).length > 0 || decoded.dropped > 0 ? decoded : undefined;
}
