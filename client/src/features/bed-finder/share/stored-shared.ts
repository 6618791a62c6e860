import type { BedOptions } from "@shared/contracts/bed-options";
import { bedPreferences } from "@shared/contracts/preferences";
import { knownAnswers } from "@shared/known-answers";

/** The maximum length of a share link's value. */
const MAX_LENGTH = 2_048;

/** The readable preferences, and the number of removed options that were left out. */
export type Decoded = ReturnType<typeof knownAnswers>;

/**
 * The preferences in a share link, limited to options that still exist; undefined for an invalid
 * text: too long, truncated, not JSON, of wrong types, or without any answer.
 */
export function decodeShared(text: string, options: BedOptions): Decoded | undefined {
  return text.length > MAX_LENGTH ? undefined : readPreferences(readJson(text), options);
}

/** Reads preferences from outside by the same rules. */
export function readPreferences(given: unknown, options: BedOptions): Decoded | undefined {
  const parsed = bedPreferences.safeParse(given);
  if (!parsed.success) return undefined;
  const decoded = knownAnswers(parsed.data, options);
  return Object.keys(decoded.preferences).length > 0 || decoded.dropped > 0 ? decoded : undefined;
}

function readJson(text: string): unknown {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
