import type { BedOptions } from "@shared/contracts/bed-options";
import { bedPreferences } from "@shared/contracts/preferences";
import { knownAnswers } from "@shared/known-answers";

/** A share link's value has at most 2 KB. */
const LONGEST = 2_048;

/** What could be read, and how many choices no longer exist and were left out. */
export type Decoded = ReturnType<typeof knownAnswers>;

/**
 * The preferences in a share link, with only the options that still exist; nothing when the text is
 * not ours: too long, cut off, not JSON, of wrong types, or without a single answer.
 */
export function decodeShared(text: string, options: BedOptions): Decoded | undefined {
  return text.length > LONGEST ? undefined : readPreferences(readJson(text), options);
}

/** Preferences that came from outside, by the same rules. */
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
