import type { AttributeShape } from "@shared/contracts/attributes";
import {
  bandCondition,
  bandLabel,
  bandNumber,
  bandTolerance,
  bandWish,
  type Band,
} from "@shared/finders/bands";
import type { Option, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import { namesLimit } from "@shared/limit-names";
import { yesAndEither, yesOrEither } from "@shared/finders/yes-or-either";
import { unitIn } from "../compile/unit-words";
import { writerIn } from "../sentences/sentences";
import { bandsOf } from "./bands-of";
import { common, needed } from "./common";
import type { Stated } from "./stated";
import { sizeWish, usualSizes } from "./usual-sizes";
import { titleOf } from "./title-of";
import { isCapacity, isLoudness, isNeeded, said } from "./what-to-ask";

// Questions about what is measured: one of its sizes, a band of them, or the shopper's own number.

export const ofNumber = (label: string, locale: string) => titleOf(label, locale, true);

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
  const withUnit = (said: string, each: string) => (unit ? `${said} ${unitIn(unit, each)}` : said);
  const usual = usualSizes(numbers);
  const isLimit = Object.values(attribute.label).some(namesLimit);
  const options: Option[] =
    usual.length > 0
      ? usual.map((size, at) => ({
          id: `size-${at + 1}`,
          label: inEach((each) => withUnit(bandNumber(size, each), each)),
          rules: [
            {
              ...(isNeeded(attribute) ? { use: needed(share) } : sizeWish(usual, at, unit)),
              condition: { attribute: id, between: [size, size] },
            },
          ],
        }))
      : inBands(attribute, bandsOf(numbers), { isLimit, inEach });
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

interface Banding {
  /** Whether less is as well: whoever has room for 80 cm has room for 50. */
  isLimit: boolean;
  inEach: (say: (locale: string) => string) => Record<string, string>;
}

/** An answer for each band; of what takes room, or is lifted, for each upper end, and one for whoever does not mind. */
function inBands(
  { id, unit }: AttributeShape,
  bands: readonly Band[],
  { isLimit, inEach }: Banding,
): Option[] {
  const bounds = bands.flatMap(({ to }) => to ?? []);
  const answer = (at: number, band: Band, rule: Rule): Option => ({
    id: `band-${at + 1}`,
    label: inEach((each) => bandLabel(band, unitIn(unit ?? "", each), each)),
    rules: [rule],
  });
  if (!isLimit) return bands.map((band, at) => answer(at, band, bandWish(id, bounds, at)));
  if (bounds.length === 0) return [];
  const either = inEach((each) => yesAndEither(each)[1]);
  return [
    ...bounds.map((to, at) => {
      const tolerance = bandTolerance(bounds, at);
      return answer(at, { to }, { use: "score", condition: bandCondition(id, { to }), tolerance });
    }),
    { id: "either", label: either, exclusive: "not-sure", rules: [] },
  ];
}

/** The quieter the better, if somebody minds. */
export function quietQuestion(
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
    ask: numberAsk(unit && unitIn(unit, locale), 0, max, numbers),
    rules: [{ use: "filter", condition: { attribute: id, atLeast: { answer: id } } }],
  };
}

/** "8.5" is a size, and "8.3" is none; some that are odd make no step finer for all. */
const STEPS = [1, 0.5, 0.25];
const MOST_IN_STEPS = 0.75;

/** A number between two ends, in steps as fine as those that products state. */
export const numberAsk = (
  unit: AttributeShape["unit"],
  min: number,
  max: number,
  stated: readonly number[],
): Question["ask"] => ({
  kind: "number",
  ...(unit && { unit: unit.slice(0, 20) }),
  min: Math.floor(min),
  max: Math.ceil(max),
  step: STEPS.find((step) => areInSteps(stated, step)) ?? 0.1,
});

const areInSteps = (stated: readonly number[], step: number): boolean =>
  stated.filter((each) => Number.isInteger(each / step)).length >= stated.length * MOST_IN_STEPS;
