// On its own: server, builder and proposals have the same.

/** The languages in which everything is said that staff do not write: each as its own speakers call it. */
export const languages = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
  { id: "fr", name: "Français" },
  { id: "nl", name: "Nederlands" },
] as const;

export type LanguageId = (typeof languages)[number]["id"];

/** The language of a locale: "de" of "de-AT". */
export const languageOf = (locale: string): string => locale.split("-")[0]!;
