// On its own: proposals and the builder make the same answers.

import { languageOf, type LanguageId } from "./languages";
import type { Option } from "./question";
import type { Use } from "./rule";

const WORDS: Readonly<Record<LanguageId, readonly [yes: string, either: string]>> = {
  en: ["Yes", "It does not matter"],
  de: ["Ja", "Spielt keine Rolle"],
  fr: ["Oui", "Peu importe"],
  nl: ["Ja", "Maakt niet uit"],
};
const wordsBy = new Map<string, readonly [yes: string, either: string]>(Object.entries(WORDS));

/** "Yes" and "It does not matter", in the language of a locale. */
export const yesAndEither = (locale: string): readonly [yes: string, either: string] =>
  wordsBy.get(languageOf(locale)) ?? WORDS.en;

/** The answers that a flag makes, in the language that they are said in: that it is so is wished, or needed, or it does not matter. */
export const yesOrEither = (
  attribute: string,
  locale: string,
  use: Extract<Use, "score" | "filter"> = "score",
): Option[] => {
  const [yes, either] = yesAndEither(locale);
  return [
    { id: "yes", label: { [locale]: yes }, rules: [{ use, condition: { attribute, is: "yes" } }] },
    { id: "either", label: { [locale]: either }, exclusive: "not-sure", rules: [] },
  ];
};
