import type { Text } from "@shared/finders/text";
import { languageOf } from "@shared/finders/languages";

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

/**
 * A label in the middle of a sentence: "skin type" of "Skin Type". One in capitals ("UV"), or that begins with several, stays,
 * and so do all in German, whose nouns have capitals.
 */
export function lower(label: string, locale: string): string {
  if (languageOf(locale) === "de") return label;
  if (/^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)+$/u.test(label)) return label.toLowerCase();
  return /^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A label at the beginning of a sentence. */
export function upper(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A whole label in small letters; one in capitals ("UV") stays. */
const small = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

/** Many labels name a kind of sleeper; a sentence speaks of all of them. */
function people(label: string): string {
  const who = small(label);
  return who.endsWith("sleeper") ? `${who}s` : who;
}

const HOW: Readonly<Record<string, (label: string) => string>> = { lower: small, people };

/** What stands for a placeholder: a text, or several labels that are joined. */
export type Word = string | { labels: readonly string[]; word: "and" | "or" };

const PLACEHOLDER = /\{([a-z]+)(?:\|([a-z]+))?\}/g;

/** A sentence with its placeholders filled in; one that is not known stays away. */
export function fill(
  template: string,
  words: Readonly<Record<string, Word>>,
  locale: string,
): string {
  return template
    .replace(PLACEHOLDER, (_, name: string, how: string | undefined) => {
      const found = words[name] ?? "";
      const write = how === undefined ? undefined : HOW[how];
      if (typeof found === "string") return write ? write(found) : found;
      return list(found.labels.map(write ?? ((each) => lower(each, locale))), locale, found.word);
    })
    .trim();
}
