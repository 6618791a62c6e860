import type { BedOptions } from "@shared/contracts/bed-options";
import { bedPreferences, type BedPreferences } from "@shared/contracts/preferences";
import { mayBeNotSure, NOT_SURE } from "@shared/not-sure";

/** A share link's value has at most 2 KB. */
const LONGEST = 2_048;

export interface Decoded {
  preferences: BedPreferences;
  /** How many choices no longer exist and were left out. */
  dropped: number;
}

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
  const decoded = keepKnown(parsed.data, options);
  return Object.keys(decoded.preferences).length > 0 || decoded.dropped > 0 ? decoded : undefined;
}

/** The preferences without what staff have removed since. */
export function keepKnown(preferences: BedPreferences, options: BedOptions): Decoded {
  const has = (list: { id: string }[], id: string) => list.some((option) => option.id === id);
  const { sleepStyles, bedSizes, mattressTypes, firmnessLevels, features, concerns } = options;
  const lists = {
    sleepStyle: sleepStyles,
    bedSize: bedSizes,
    mattressType: mattressTypes,
    firmness: firmnessLevels,
    features,
    concerns,
  };
  const kept: BedPreferences = { ...preferences };
  let dropped = 0;
  for (const field of ["sleepStyle", "bedSize", "mattressType", "firmness"] as const) {
    const id = kept[field];
    const isLeftToUs = id === NOT_SURE && mayBeNotSure(field);
    if (id === undefined || isLeftToUs || has(lists[field], id)) continue;
    delete kept[field];
    dropped += 1;
  }
  for (const field of ["features", "concerns"] as const) {
    const given = kept[field];
    if (!given) continue;
    const known = given.filter((id) => has(lists[field], id));
    dropped += given.length - known.length;
    kept[field] = known;
  }
  return { preferences: kept, dropped };
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
