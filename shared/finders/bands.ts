import type { Condition } from "./condition";
import type { Rule } from "./rule";

// Bands of a number, one after the other without gaps or overlaps. A product right on a bound is in the band that
// ends there.

/** A band of numbers; the ends of the first and the last are open. */
export interface Band {
  from?: number;
  to?: number;
}

/** The bands that these bounds divide all numbers into, in their order. */
export const bandsBetween = (bounds: readonly number[]): Band[] =>
  [...bounds, undefined].map((to, at) => {
    const from = bounds[at - 1];
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });

/** What is so of a product whose number is in a band. */
export function bandCondition(attribute: string, { from, to }: Band): Condition {
  if (from === undefined) return { attribute, atMost: to ?? Infinity };
  if (to === undefined) return { attribute, moreThan: from };
  return {
    all: [
      { attribute, moreThan: from },
      { attribute, atMost: to },
    ],
  };
}

/** What is so many widths of a band beyond it is not near to it. */
const NEAR_WIDTHS = 1.5;

/**
 * How far beyond a band a number may be and still earn a part of a wish for it: of the band's width and half as much again. An
 * open band is as wide as the one beside it, and none is wider than it is far from 0: of 4 to 12 kg 10 g is not near.
 */
export function bandTolerance(bounds: readonly number[], at: number): number {
  const [from, to] = [bounds[at - 1], bounds[at]];
  const [bound = 0, other = 0] =
    from === undefined ? [to, bounds[at + 1]] : [from, to ?? bounds[at - 2]];
  const widths = [bound, other - bound].map(Math.abs).filter((each) => each > 0);
  return Number((NEAR_WIDTHS * Math.min(...(widths.length > 0 ? widths : [1]))).toPrecision(3));
}

/** A wish for a number in one of the bands between these bounds; what is near to the band earns a part. */
export const bandWish = (attribute: string, bounds: readonly number[], at: number): Rule => ({
  use: "score",
  condition: bandCondition(attribute, bandsBetween(bounds)[at]!),
  tolerance: bandTolerance(bounds, at),
});

/** How the first, a middle and the last band are called. */
type Wording = readonly [first: string, middle: string, last: string];

const WORDINGS: Readonly<Record<string, Wording>> = {
  en: ["Up to {to}", "{from} to {to}", "More than {from}"],
  af: ["Tot {to}", "{from} tot {to}", "Meer as {from}"],
  de: ["Bis {to}", "{from} bis {to}", "Mehr als {from}"],
  es: ["Hasta {to}", "De {from} a {to}", "Más de {from}"],
  fr: ["Jusqu’à {to}", "De {from} à {to}", "Plus de {from}"],
  it: ["Fino a {to}", "Da {from} a {to}", "Più di {from}"],
  nl: ["Tot en met {to}", "{from} tot {to}", "Meer dan {from}"],
  pt: ["Até {to}", "De {from} a {to}", "Mais de {from}"],
};
/** Signs are read in every language. */
const SIGNS: Wording = ["≤ {to}", "{from} – {to}", "> {from}"];

/** A number as it is written in a locale. */
export const bandNumber = (value: number, locale: string): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 6 });

/** What shoppers read of a band in a locale: "100 to 200 cm". */
export function bandLabel({ from, to }: Band, unit: string, locale: string): string {
  const [first, middle, last] = WORDINGS[locale.split("-")[0]!] ?? SIGNS;
  const wording = from === undefined ? first : to === undefined ? last : middle;
  const said = wording
    .replace("{from}", () => bandNumber(from ?? 0, locale))
    .replace("{to}", () => bandNumber(to ?? 0, locale));
  return unit ? `${said} ${unit}` : said;
}
