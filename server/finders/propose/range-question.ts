import type { AttributeShape } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import { unitIn } from "../compile/unit-words";
import { common, needed } from "./common";
import { numberAsk, ofNumber, quietQuestion } from "./number-question";
import type { Stated } from "./stated";
import { isAge, isBodyMeasure, isFitted, isLoudness, isNeeded, isSize, said } from "./what-to-ask";

/** So many times the last end is asked for where products have no upper end. */
const BEYOND = 2;
/** The oldest that is asked for. */
const MAX_AGE = 99;
/** What all numbers between these are in, are years of the calendar. */
const YEARS = [1900, 2100] as const;

/** "Up to 2000" is for what was built before, too. */
const YEARS_BEFORE = 20;

/** What sizes are counted in that nobody measures. Below the least size, or head, there is none. */
const OF_SIZES = /^(?:EU|UK|US|FR|IT|DE)?$/iu;

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
    : isBodyMeasure(attribute) || (isSize(attribute) && OF_SIZES.test(unit ?? ""))
      ? least
      : Math.min(unit || isAge(attribute) ? 0 : 1, least);
  const max = isOpen ? beyond(attribute, last, areYears) : last;
  return {
    ...common,
    id,
    title: said(attribute, locale, ofNumber),
    ask: numberAsk(unit && unitIn(unit, locale), min, max, ends),
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
