import { dayText } from "./formats";
import { deviceStorage } from "./storage";

const MAX_SETS = 50;
const MAX_NAME_LENGTH = 60;

/** A named set of answers, kept on this device. */
export interface SavedSet<Answers> {
  /** The time it was saved, in milliseconds as text. */
  id: string;
  name: string;
  preferences: Answers;
  createdAt: string;
}

/** The sets of one finder. */
export interface SetStore<Answers> {
  /** Newest first; the same array until it changes. Unknown or damaged entries are skipped. */
  sets: () => SavedSet<Answers>[];
  /** Reports every change that this page makes; returns a function that stops. */
  onChange: (listener: () => void) => () => void;
  /** Saves a set, and returns whether the browser keeps it beyond this visit. A name in use gets a number. */
  save: (name: string, answers: Answers, now: Date) => boolean;
  remove: (id: string) => void;
}

/** The store of a finder's sets under `key`; `parse` checks a stored entry. */
export function setStore<Answers>(
  key: string,
  parse: (stored: unknown) => SavedSet<Answers> | undefined,
): SetStore<Answers> {
  let known: { text: string; sets: SavedSet<Answers>[] } | undefined;
  const listeners = new Set<() => void>();

  function read(text: string): SavedSet<Answers>[] {
    try {
      const stored: unknown = JSON.parse(text);
      if (!Array.isArray(stored)) return [];
      return stored.slice(0, MAX_SETS).flatMap((each) => parse(each) ?? []);
    } catch {
      return [];
    }
  }

  function sets(): SavedSet<Answers>[] {
    const text = deviceStorage.get(key) ?? "[]";
    if (known?.text !== text) known = { text, sets: read(text) };
    return known.sets;
  }

  function write(next: SavedSet<Answers>[]): boolean {
    const isKept = deviceStorage.set(key, JSON.stringify(next));
    for (const listener of listeners) listener();
    return isKept;
  }

  return {
    sets,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(name, preferences, now) {
      const present = sets();
      const wanted = name.trim().slice(0, MAX_NAME_LENGTH) || `Saved on ${dayText(now)}`;
      const ids = new Set(present.map(({ id }) => id));
      let moment = now.getTime();
      while (ids.has(String(moment))) moment += 1;
      const set = {
        id: String(moment),
        name: freeName(wanted, new Set(present.map((each) => each.name.toLowerCase()))),
        preferences,
        createdAt: now.toISOString(),
      };
      return write([set, ...present].slice(0, MAX_SETS));
    },
    remove(id) {
      write(sets().filter((set) => set.id !== id));
    },
  };
}

/** The name itself, or the first unused one of "Ours (2)", "Ours (3)". */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? "" : ` (${number})`;
    const name = wanted.slice(0, MAX_NAME_LENGTH - tail.length) + tail;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
