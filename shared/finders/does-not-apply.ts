import { languageOf, type LanguageId } from "./languages";

const WORDS: Readonly<Record<LanguageId, string>> = {
  en: "does not apply",
  de: "entfällt",
  fr: "sans objet",
  nl: "niet van toepassing",
};
const wordsBy = new Map<string, string>(Object.entries(WORDS));

/**
 * The fact of an attribute that does not apply to a product, in the language of a locale: comparisons say it, and cards
 * leave it out.
 */
export const doesNotApplyIn = (locale: string): string =>
  wordsBy.get(languageOf(locale)) ?? WORDS.en;
