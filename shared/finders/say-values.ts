import type { Values } from "./path";

// Texts that say what a document worked out: "About {value:area} to paint." Both sides say it alike.

const NAMED = /\{value:([a-zA-Z0-9_-]+)\}/g;

/** A value in words; `undefined` where it is not known. */
export type SaidValue = (id: string) => string | undefined;

/** The values that a text names, by their ids. */
export const namedIn = (text: string): string[] =>
  Array.from(text.matchAll(NAMED), ([, id]) => id!);

/** A number with its unit, as a locale writes it, with at most two decimals. */
export function numberText(number: number, unit: string | undefined, locale: string): string {
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number);
  return unit ? `${written} ${unit}` : written;
}

/** Says values of a document as answers give them. */
export function sayingValues(
  defined: readonly { id: string; unit?: string }[],
  values: Values,
  locale: string,
): SaidValue {
  return (named) => {
    // In the middle of a sentence a label is written in small letters, with the names in it.
    const found =
      defined.find(({ id }) => id === named) ??
      defined.find(({ id }) => id.toLowerCase() === named);
    const number = found && values[found.id];
    return number === undefined ? undefined : numberText(number, found!.unit, locale);
  };
}

/** A sentence with what follows it, up to the next one. A point within a number ends none. */
const SENTENCES = /\S[^\n]*?(?:[.!?…]+(?=\s|$)|(?=\n)|$)\s*/g;

/** A text with its values said. A sentence that names one that is not known is left out; that may be all of it. */
export function withValuesSaid(text: string, said: SaidValue): string {
  if (!text.includes("{value:")) return text;
  const sentences = text.match(SENTENCES) ?? [];
  return sentences
    .filter((each) => namedIn(each).every((id) => said(id) !== undefined))
    .join("")
    .replace(NAMED, (_, id: string) => said(id)!)
    .trim();
}

/** The same of all texts in a part of a document; those of which nothing is left are gone from it. */
export function partInWords<Part>(part: Part, said: SaidValue): Part {
  if (typeof part === "string") return withValuesSaid(part, said) as Part;
  if (typeof part !== "object" || part === null) return part;
  const isGone = (before: unknown, after: unknown) => after === "" && before !== "";
  if (Array.isArray(part)) {
    return (part as unknown[]).flatMap((each) => {
      const after = partInWords(each, said);
      return isGone(each, after) ? [] : [after];
    }) as Part;
  }
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, each]) => {
      const after = partInWords(each as unknown, said);
      return isGone(each, after) ? [] : [[name, after]];
    }),
  ) as Part;
}
