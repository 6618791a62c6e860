import type { FrameTexts } from "../later-frame-texts";
import { languageOf, type LanguageId } from "../languages";
import { dutchFrame } from "./nl";
import { frenchFrame } from "./fr";
import { germanFrame } from "./de";

const ours: Readonly<Record<Exclude<LanguageId, "en">, FrameTexts>> = {
  de: germanFrame,
  fr: frenchFrame,
  nl: dutchFrame,
};
const byLanguage = new Map<string, FrameTexts>(Object.entries(ours));

/** What is said otherwise, or nowhere, unless a document has words for it. */
const SAID_IF_OWN = /^(?:found-for|keep-good|closest-results$)/;

/** Those of our texts in the language of a locale that are said unless a document says them otherwise. */
export const usualFrameTextsIn = (locale: string): Readonly<Record<string, string>> | undefined =>
  usualByLanguage.get(languageOf(locale));

// Once: each page of a finder is sent them.
const usualByLanguage = new Map(
  [...byLanguage].map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).filter(([key]) => !SAID_IF_OWN.test(key))),
  ]),
);

/** Our texts in the language of a locale; undefined of English, which pages have, and where we have none of it. */
export const frameTextsIn = (locale: string): FrameTexts | undefined =>
  byLanguage.get(languageOf(locale));
