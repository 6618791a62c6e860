import { yesOrNo } from "../../csv/cells";
import { spelling } from "@shared/input/parts-of-cells";

// What cells mean that say yes or no in other words, by the header above them. Each is shown as "read it as".

/** A cell in full by what it stands for; undefined of one that says what it means, or more than its column explains. */
export type InFull = (cell: string) => string | undefined;

/** The words of a text, by their spelling. */
export const wordsOf = (text: string): string[] => spelling(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const INCLUDED = /^(?:incl(?:uded|\.)?|inkl(?:usive|\.)?|inclusive)$/i;
const EXCLUDED = /^(?:excl(?:uded|\.)?|exkl(?:usive|\.)?|exclusive|not included)$/i;

/** Yes and no with something behind them, and what says the same among others that do. */
const YES =
  /^(?:(?:yes|ja|oui|si|y|j|o|da)(?=[\s,;!(–-])|(?:avec|with|mit|met|vrai|true|o|certified|zertifiziert|certifié|inclus)$)/iu;
const NO =
  /^(?:(?:no|nein|non|nee|n)(?=[\s,;!(–-])|(?:sans|without|ohne|zonder|faux|false|none|geen|keine?s?|aucune?|niet|not|nicht|pas)$)/iu;
/** "Digital, ja" is a yes. */
const YES_BEHIND = /[,;(–-]\s*(?:yes|ja|oui)\)?$/iu;
const ADVISED_AGAINST = /^(?:not recommended|nicht empfohlen|niet aanbevolen|déconseillé)$/iu;
/** "Not dimmable" under "Dimmable" is a no. */
const NOT = /^(?:not|niet|nicht|pas|non|sans|without|ohne|zonder|geen|keine?s?)\s+/iu;

/** Fewer say too little: "A" under "A frame". */
const LEAST_LETTERS = 4;

/** Yes and no as a column alone says them: "XL" under "XL" is a yes, "excl." under "Mixer incl." a no. */
export function flagsInFull(header: string): InFull {
  const words = wordsOf(header);
  const name = words.join(" ");
  const asksIncluded = words.some((word) => INCLUDED.test(word));
  return (cell) => {
    if (yesOrNo(cell) !== undefined) return undefined;
    const word = cell.trim();
    if (YES.test(word) || YES_BEHIND.test(word)) return "yes";
    if (NO.test(word) || ADVISED_AGAINST.test(word)) return "no";
    if (asksIncluded && INCLUDED.test(cell.trim())) return "yes";
    if (asksIncluded && EXCLUDED.test(cell.trim())) return "no";
    const denied = NOT.test(word) ? wordsOf(word.replace(NOT, "")) : [];
    if (name !== "" && denied.join(" ").startsWith(name)) return "no";
    // "Nicht waschbar" under "Bezug waschbar" is one, too.
    if (denied.length > 0 && denied.every((each) => words.includes(each))) return "no";
    const said = wordsOf(cell).join(" ");
    // "Isofix + support leg" under "Isofix" is a yes.
    if (name === "" || said.length < LEAST_LETTERS)
      return said === name && said !== "" ? "yes" : undefined;
    return said === name || said.startsWith(`${name} `) || name.startsWith(`${said} `)
      ? "yes"
      : undefined;
  };
}
