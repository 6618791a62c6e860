import type { FinderDocument } from "@shared/finders/document";
import { languageOf } from "@shared/finders/languages";

const LOCALE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/**
 * The document with another language as its own: what it says is of that language from now on, with the words that there
 * are, but where it is translated into it already. What we say around it, and how numbers are written, goes with it.
 */
export function inLanguage(document: FinderDocument, locale: string): FinderDocument {
  const before = document.locale;
  if (languageOf(before) === languageOf(locale)) return document;
  const isTranslated = document.title[locale] !== undefined;
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== "object" || value === null) return value;
    if (!isText(value, before)) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each)]));
    }
    const { [before]: own, ...others } = value;
    return { [locale]: own, ...others };
  };
  const said = isTranslated ? document : (renamed(document) as FinderDocument);
  return { ...said, locale };
}

/** Whether something is a text by locales that is there in one of them. */
const isText = (value: object, locale: string): value is Record<string, string> =>
  Object.hasOwn(value, locale) &&
  Object.entries(value).every(([key, each]) => LOCALE.test(key) && typeof each === "string");
