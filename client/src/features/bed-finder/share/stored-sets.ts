import { bedPreferences, type BedPreferences } from "@shared/contracts/preferences";
import { dayText } from "@shared/moments";
import { z } from "zod";
import { deviceStorage } from "@/lib/storage";

const KEY = "bed-finder:saved-preferences";
const MAX_SETS = 50;
const MAX_NAME_LENGTH = 60;

const savedSet = z.object({
  /** The time it was saved, in milliseconds as text. */
  id: z.string().max(40),
  name: z.string().min(1).max(MAX_NAME_LENGTH),
  preferences: bedPreferences,
  createdAt: z.string().max(40),
});

/** A named preference set, kept on this device. */
export type SavedSet = z.infer<typeof savedSet>;

let known: { text: string; sets: SavedSet[] } | undefined;
const listeners = new Set<() => void>();

/**
 * The sets of this device, newest first; the same array until it changes. Unknown or damaged entries
 * are skipped.
 */
export function savedSets(): SavedSet[] {
  const text = deviceStorage.get(KEY) ?? "[]";
  if (known?.text !== text) known = { text, sets: parse(text) };
  return known.sets;
}

/** Reports every change that this page makes; returns a function that stops. */
export function onSetsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string): SavedSet[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, MAX_SETS).flatMap((each) => savedSet.safeParse(each).data ?? []);
  } catch {
    return [];
  }
}

/**
 * Saves a set, and returns whether the browser keeps it beyond this visit. A name in use
 * gets a number.
 */
export function saveSet(name: string, preferences: BedPreferences, now: Date): boolean {
  const sets = savedSets();
  const wanted = name.trim().slice(0, MAX_NAME_LENGTH) || `Saved on ${dayText(now)}`;
  const ids = new Set(sets.map(({ id }) => id));
  let moment = now.getTime();
  while (ids.has(String(moment))) moment += 1;
  const set: SavedSet = {
    id: String(moment),
    name: freeName(wanted, new Set(sets.map((each) => each.name.toLowerCase()))),
    preferences,
    createdAt: now.toISOString(),
  };
  return write([set, ...sets].slice(0, MAX_SETS));
}

/** The name itself, or the first unused one of "Ours (2)", "Ours (3)". */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? "" : ` (${number})`;
    const name = wanted.slice(0, MAX_NAME_LENGTH - tail.length) + tail;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

export function deleteSet(id: string): void {
  write(savedSets().filter((set) => set.id !== id));
}

function write(sets: SavedSet[]): boolean {
  const isKept = deviceStorage.set(KEY, JSON.stringify(sets));
  for (const listener of listeners) listener();
  return isKept;
}
