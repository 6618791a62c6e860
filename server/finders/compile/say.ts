import type { Text } from "@shared/finders/text";

/** Reads texts in one locale. */
export type Say = (text: Text) => string;

/**
 * Reads texts in a locale, or in its language, or in the document's own locale: whatever is there first. A
 * text that has none of them is read in any.
 */
export function sayIn(locale: string, own: string): Say {
  const [language = locale] = locale.split("-");
  return (text) =>
    text[locale] ?? text[language] ?? text[own] ?? Object.values(text).find(Boolean) ?? "";
}

const LIST = { and: "conjunction", or: "disjunction" } as const;

/** "a, b and c", as the locale writes it. */
export function list(words: readonly string[], locale: string, word: keyof typeof LIST): string {
  return new Intl.ListFormat(locale, { type: LIST[word] }).format(words);
}

/** A label in the middle of a sentence: one in capitals ("UV"), or that begins with several, stays. */
export function lower(label: string): string {
  return /^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A label at the beginning of a sentence. */
export function upper(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const PLACEHOLDER = /\{([a-z]+)\}/g;

/** A sentence with its placeholders filled in; one that is not known stays away. */
export function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (_, name: string) => words[name] ?? "").trim();
}
