import type { AttributeShape } from "@shared/contracts/attributes";
import { bandLabel, bandNumber, bandWish } from "@shared/finders/bands";
import type { Option, Question } from "@shared/finders/question";
import { yesOrEither } from "@shared/finders/yes-or-either";
import { writerIn } from "../sentences/sentences";
import { bandsOf } from "./bands-of";
import { common, needed } from "./common";
import type { Stated } from "./stated";
import { sizeWish, usualSizes } from "./usual-sizes";
import { titleOf } from "./title-of";
import { isAge, isCapacity, isFitted, isLoudness, isNeeded, said } from "./what-to-ask";

// Questions about what is measured: one of its sizes, a band of them, or the shopper's own number.

const ofNumber = (label: string, locale: string) => titleOf(label, locale, true);

/** Another price, such as the list's: shoppers are asked about one, and about what is worked out, as for 100 g. */
const isMoney = (unit: AttributeShape["unit"]) =>
  /^(?:\p{Sc}|R|EUR|USD|GBP|CHF|ZAR|AUD|CAD|SEK|NOK|DKK|PLN|CZK|Fr\.?)$/u.test(unit ?? "");

/** The question about a number that products have; undefined where it divides nothing, or is another price. */
export function numberQuestion(
  attribute: AttributeShape,
  { numbers, share }: Stated,
  locale: string,
): Question | undefined {
  const { id, unit, calculation } = attribute;
  if (isCapacity(attribute)) return capacityQuestion(attribute, numbers, locale);
  if (isLoudness(attribute)) return quietQuestion(attribute, numbers, locale);
  if (isMoney(unit) && !calculation) return undefined;
  const locales = Object.keys(said(attribute, locale, ofNumber));
  const inEach = (say: (locale: string) => string) =>
    Object.fromEntries(locales.map((each) => [each, say(each)]));
  const withUnit = (said: string) => (unit ? `${said} ${unit}` : said);
  const usual = usualSizes(numbers);
  const options: Option[] =
    usual.length > 0
      ? usual.map((size, at) => ({
          id: `size-${at + 1}`,
          label: inEach((each) => withUnit(bandNumber(size, each))),
          rules: [
            {
              ...(isNeeded(attribute) ? { use: needed(share) } : sizeWish(usual, at, unit)),
              condition: { attribute: id, between: [size, size] },
            },
          ],
        }))
      : bandsOf(numbers).map((band, at, bands) => ({
          id: `band-${at + 1}`,
          label: inEach((each) => bandLabel(band, unit ?? "", each)),
          rules: [
            bandWish(
              id,
              bands.flatMap(({ to }) => to ?? []),
              at,
            ),
          ],
        }));
  if (options.length < 2) return undefined;
  return {
    ...common,
    rules: [],
    id,
    title: said(attribute, locale, ofNumber),
    ask: { kind: "one", as: "cards" },
    options,
  };
}

/** The quieter the better, if somebody minds. */
function quietQuestion(
  attribute: AttributeShape,
  numbers: readonly number[],
  locale: string,
): Question | undefined {
  if (new Set(numbers).size < 2) return undefined;
  const { id } = attribute;
  const [yes, either] = yesOrEither(id, locale);
  return {
    ...common,
    rules: [],
    id,
    title: said(attribute, locale, (_, each) => writerIn(each)("ask-quiet")),
    ask: { kind: "one", as: "cards" },
    options: [
      {
        ...yes!,
        label: { [locale]: writerIn(locale)("as-quiet-as-possible") },
        rules: [{ use: "score", earn: { by: "relative", attribute: id, better: "lower" } }],
      },
      either!,
    ],
  };
}

/** What a thing carries or takes at most is to be no less than what somebody needs. */
function capacityQuestion(
  attribute: AttributeShape,
  numbers: readonly number[],
  locale: string,
): Question | undefined {
  const { id, unit } = attribute;
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  if (!(min < max)) return undefined;
  return {
    ...common,
    id,
    title: said(attribute, locale, ofNumber),
    ask: numberAsk(unit, 0, max, numbers),
    rules: [{ use: "filter", condition: { attribute: id, atLeast: { answer: id } } }],
  };
}

/** "8.5" is a size, and "8.3" is none. */
const STEPS = [1, 0.5, 0.25];

/** A number between two ends, in steps as fine as those that products state. */
const numberAsk = (
  unit: AttributeShape["unit"],
  min: number,
  max: number,
  stated: readonly number[],
): Question["ask"] => ({
  kind: "number",
  ...(unit && { unit: unit.slice(0, 20) }),
  min: Math.floor(min),
  max: Math.ceil(max),
  step: STEPS.find((step) => stated.every((each) => Number.isInteger(each / step))) ?? 0.1,
});

/** So many times the last end is asked for where products have no upper end. */
const BEYOND = 2;
/** The oldest that is asked for. */
const MAX_AGE = 99;
/** What all numbers between these are in, are years of the calendar. */
const YEARS = [1900, 2100] as const;

/** "Up to 2000" is for what was built before, too. */
const YEARS_BEFORE = 20;

/** From so many on a column is of numbers, and of a few ranges. */
const MOST_POINTS = 0.6;

/** For what number a product has to be: "Tank size" is 80 to 200 of a filter, and 120 of the shopper's tank. */
export function rangeQuestion(
  attribute: AttributeShape,
  { ends, isOpen, isOpenBelow, points, share }: Stated,
  locale: string,
): Question | undefined {
  if (isLoudness(attribute)) return quietQuestion(attribute, ends, locale);
  const [least, last] = [Math.min(...ends), Math.max(...ends)];
  if (!(least < last)) return undefined;
  const { id, unit } = attribute;
  const areYears = !unit && least >= YEARS[0] && last <= YEARS[1];
  const min = areYears
    ? least - (isOpenBelow ? YEARS_BEFORE : 0)
    : Math.min(unit || isAge(attribute) ? 0 : 1, least);
  const max = isOpen ? beyond(attribute, last, areYears) : last;
  return {
    ...common,
    id,
    title: said(attribute, locale, ofNumber),
    ask: numberAsk(unit, min, max, ends),
    rules: [
      // Of single numbers next to none is the one that is asked for: the nearer the better.
      points > MOST_POINTS
        ? {
            use: "score",
            earn: {
              by: "distance",
              attribute: id,
              from: { answer: id },
              none: farFrom(ends),
            },
          }
        : {
            use: isNeeded(attribute) || isFitted(attribute) ? needed(share) : "score",
            condition: { attribute: id, contains: { answer: id } },
          },
    ],
  };
}

/** Half of where the middle half of the numbers lies is far away, however far out a single one is. */
function farFrom(ends: readonly number[]): number {
  const sorted = ends.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)]!;
  const far = (at(0.75) - at(0.25)) / 2 || (at(1) - at(0)) / 4;
  return Number(far.toPrecision(2));
}

/** What can be asked for where some products have no upper end: "18+" is for somebody of 40, too, and "2015 on" for this year. */
function beyond(attribute: AttributeShape, last: number, areYears: boolean): number {
  if (areYears) return Math.max(last, new Date().getFullYear() + 1);
  return isAge(attribute) && last * BEYOND <= MAX_AGE ? MAX_AGE : last * BEYOND;
}
