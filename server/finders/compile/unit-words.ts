import { languageOf } from "@shared/finders/languages";

// Units that are words, in the language of whoever reads them: a file's are kept by their English names.

type Words = readonly [several: string, one: string];

const WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  de: {
    years: ["Jahre", "Jahr"],
    months: ["Monate", "Monat"],
    weeks: ["Wochen", "Woche"],
    days: ["Tage", "Tag"],
    hours: ["Stunden", "Stunde"],
    minutes: ["Minuten", "Minute"],
    persons: ["Personen", "Person"],
    pieces: ["Stück", "Stück"],
  },
  fr: {
    years: ["ans", "an"],
    months: ["mois", "mois"],
    weeks: ["semaines", "semaine"],
    days: ["jours", "jour"],
    hours: ["heures", "heure"],
    minutes: ["minutes", "minute"],
    persons: ["personnes", "personne"],
    pieces: ["pièces", "pièce"],
  },
  nl: {
    years: ["jaar", "jaar"],
    months: ["maanden", "maand"],
    weeks: ["weken", "week"],
    days: ["dagen", "dag"],
    hours: ["uur", "uur"],
    minutes: ["minuten", "minuut"],
    persons: ["personen", "persoon"],
    pieces: ["stuks", "stuk"],
  },
};

/** A unit in the language of a locale; as it is where it is no word that others have another for. */
export const unitIn = (unit: string, locale: string): string =>
  WORDS[languageOf(locale)]?.[unit.toLowerCase()]?.[0] ?? unit;

/** The same of one: "1 year", "1 Jahr". */
export function unitOfOne(unit: string, locale: string): string {
  const language = languageOf(locale);
  if (language === "en") {
    const isWord = /\p{L}{3}/u.test(unit);
    return isWord ? unit.replace(/ches$/, "ch").replace(/(?<=[^s])s$/, "") : unit;
  }
  const own = unitIn(unit, locale);
  const found = Object.values(WORDS[language] ?? {}).find(([several]) => several === own);
  return found?.[1] ?? own;
}
