import { languageOf, type LanguageId } from "@shared/finders/languages";
import { english, type SentenceKey, type Sentences } from "./en";
import { french } from "./fr";
import { german } from "./de";
import { dutch } from "./nl";

/** Writes one of our sentences, with its placeholders filled in. */
export type Write = (key: SentenceKey, words?: Readonly<Record<string, string | number>>) => string;

const BY_LANGUAGE: Readonly<Record<LanguageId, Sentences>> = {
  en: english,
  de: german,
  fr: french,
  nl: dutch,
};

const WRITERS = new Map<string, Write>(
  Object.entries(BY_LANGUAGE).map(([id, each]) => [id, writing(each)]),
);

const ENGLISH = writing(english);

/** Our sentences in the language of a locale; in English where we have none of it. */
export const writerIn = (locale: string): Write => WRITERS.get(languageOf(locale)) ?? ENGLISH;

function writing(sentences: Sentences): Write {
  return (key, words = {}) =>
    sentences[key].replace(/\{([a-z]+)\}/g, (_, name: string) => String(words[name] ?? ""));
}
