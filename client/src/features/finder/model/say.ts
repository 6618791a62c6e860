import type { laterTexts } from "@shared/finders/later-frame-texts";
import { texts } from "@shared/finders/frame-texts";

let english: Readonly<Record<string, string>> = texts;

/** Adds the texts that loaded later. */
export function addTexts(more: Readonly<Record<string, string>>): void {
  english = { ...english, ...more };
}

export type TextKey = keyof typeof texts | keyof typeof laterTexts;

/** A text by its key, with `{placeholders}` filled in. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

/** The texts of a finder: its own where it has them, ours elsewhere. */
export function sayer(own: Readonly<Record<string, string>>): Say {
  return (key, values = {}) => {
    // One that has not loaded yet is empty: whatever shows it loads it.
    return filled(Object.hasOwn(own, key) ? own[key]! : (english[key] ?? ""), values);
  };
}

/** A text that only a document has, of a question or a part of its own; undefined if it has none. */
export function sayOwn(
  own: Readonly<Record<string, string>>,
  key: string,
  values: Record<string, string | number> = {},
): string | undefined {
  return Object.hasOwn(own, key) ? filled(own[key]!, values) : undefined;
}

function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([a-z-]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** A text about a number of things; the key with `-one` is about a single one. */
export function sayCount<Key extends TextKey>(
  say: Say,
  key: Key & (`${Key}-one` extends TextKey ? Key : never),
  count: number,
  values: Record<string, string | number> = {},
): string {
  return say(count === 1 ? (`${key}-one` as TextKey) : key, { count, ...values });
}
