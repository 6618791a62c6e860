// Longer than 200 lines: the question of each kind of attribute stands beside the others.

import type { AttributeShape } from "@shared/contracts/attributes";
import { bandCondition, bandLabel } from "@shared/finders/bands";
import { priceAsk } from "@shared/finders/price-bands";
import type { Option, Question } from "@shared/finders/question";
import { yesOrEither } from "@shared/finders/yes-or-either";
import type { CatalogItem } from "../../catalog/store/any-catalog";
import { bandsOf } from "./bands-of";
import { harmOptions, isHarmful } from "./harm";
import type { Stated } from "./stated";
import { isCapacity, isKind, isLoudness, said, titleOf } from "./what-to-ask";

// The question about an attribute, by its kind, and the one about the price.

/** What fewer products state divides too few of them. */
export const MIN_STATED = 0.5;
/** What has more values than this is found, not chosen. */
const MAX_CHOICES = 12;
/** Chips are small, and lists of what products are for are long. */
const MAX_SEVERAL = 20;

const common = {
  required: false,
  advance: "submit",
  weight: 10,
  fact: false,
  combine: "any",
  offer: "all",
  rules: [],
} as const satisfies Partial<Question>;

/** The question about an attribute in which this is stated; undefined where it divides nothing. */
export function questionOf(attribute: AttributeShape, found: Stated): Question | undefined {
  switch (attribute.kind) {
    case "choice":
    case "choices":
      return choiceQuestion(attribute, found);
    case "flag":
      return flagQuestion(attribute, found);
    case "number":
      return numberQuestion(attribute, found);
    case "range":
      return rangeQuestion(attribute, found);
    default:
      return undefined;
  }
}

const ofNumber = (label: string) => titleOf(label, true);

/** Longer ones are sentences, and no answers. */
const USUAL_ANSWER = 24;

function choiceQuestion(attribute: AttributeShape, found: Stated): Question | undefined {
  const { counts, share } = found;
  const there = attribute.values.filter(
    ({ id, isRetired }) => !isRetired && (counts.get(id) ?? 0) > 0,
  );
  const isSeveral = attribute.kind === "choices";
  if (isHarmful(attribute)) return harmQuestion(attribute, there);
  const letters = there.reduce((sum, { label }) => sum + Object.values(label)[0]!.length, 0);
  if (letters > there.length * USUAL_ANSWER) return undefined;
  if (there.length < 2 || there.length > (isSeveral ? MAX_SEVERAL : MAX_CHOICES)) return undefined;
  return {
    ...common,
    rules: [],
    id: attribute.id,
    title: said(attribute, titleOf),
    // Of two products that of which more is wished is the better one.
    combine: isSeveral ? "share" : "any",
    ask: isSeveral ? { kind: "many", as: "chips" } : { kind: "one", as: "cards" },
    options: (!isSeveral && orForBoth(attribute.id, there)) || {
      attribute: attribute.id,
      values: there.map(({ id }) => id),
      // Whoever looks for a camera is shown no siren, however well it matches otherwise.
      ...(isKind(attribute) && !isSeveral && { means: { use: share === 1 ? "filter" : "narrow" } }),
    },
  };
}

/** What suits everybody, as files call it. */
const FOR_BOTH =
  /^(?:unisexe?|uniseks|unissex|mixte|(?:men|women|ladies|herren|damen|heren|dames|homme|femme)s? ?(?:&|\+|\/|and|und|en|et) ?(?:men|women|ladies|herren|damen|heren|dames|homme|femme)s?)$/iu;

/** What is for men and women is no answer of its own: it suits each of them. Undefined where nothing is called so. */
function orForBoth(attribute: string, there: AttributeShape["values"]): Option[] | undefined {
  const isForBoth = ({ label }: (typeof there)[number]) =>
    Object.values(label).some((each) => FOR_BOTH.test(each));
  const both = there.filter(isForBoth).map(({ id }) => id);
  const others = there.filter((each) => !isForBoth(each));
  if (both.length === 0 || others.length < 2) return undefined;
  return others.map(({ id, label }) => ({
    id,
    label,
    rules: [{ use: "score", condition: { attribute, oneOf: [id, ...both] } }],
  }));
}

/** What harms rules out; and it may be in what does not say that it is not. */
function harmQuestion(
  attribute: AttributeShape,
  there: AttributeShape["values"],
): Question | undefined {
  const options = harmOptions(attribute.id, there);
  if (options.length === 0 || options.length > MAX_SEVERAL) return undefined;
  return {
    ...common,
    rules: [],
    id: attribute.id,
    title: said(attribute, () => "What must it be free from?"),
    fact: true,
    ask: { kind: "many", as: "chips" },
    options,
  };
}

function flagQuestion(attribute: AttributeShape, { counts }: Stated): Question | undefined {
  if (![...counts.values()].every((count) => count > 0) || counts.size < 2) return undefined;
  return {
    ...common,
    rules: [],
    id: attribute.id,
    title: said(attribute, (label) => `${label}?`),
    ask: { kind: "one", as: "cards" },
    options: yesOrEither(attribute.id, "en"),
  };
}

/** Another price, such as the list's: shoppers are asked about one, and about what is worked out, as for 100 g. */
const isMoney = (unit: AttributeShape["unit"]) =>
  /^(?:\p{Sc}|R|EUR|USD|GBP|CHF|ZAR|AUD|CAD|SEK|NOK|DKK|PLN|CZK|Fr\.?)$/u.test(unit ?? "");

function numberQuestion(attribute: AttributeShape, { numbers }: Stated): Question | undefined {
  const { id, unit, calculation } = attribute;
  if (isCapacity(attribute)) return capacityQuestion(attribute, numbers);
  if (isLoudness(attribute)) return quietQuestion(attribute, numbers);
  const bands = bandsOf(numbers);
  if (bands.length < 2 || (isMoney(unit) && !calculation)) return undefined;
  const locales = [...new Set(["en", ...Object.keys(attribute.label)])];
  return {
    ...common,
    rules: [],
    id,
    title: said(attribute, ofNumber),
    ask: { kind: "one", as: "cards" },
    options: bands.map((band, at) => ({
      id: `band-${at + 1}`,
      label: Object.fromEntries(locales.map((each) => [each, bandLabel(band, unit ?? "", each)])),
      rules: [{ use: "score", condition: bandCondition(id, band) }],
    })),
  };
}

/** The quieter the better, if somebody minds. */
function quietQuestion(
  attribute: AttributeShape,
  numbers: readonly number[],
): Question | undefined {
  if (new Set(numbers).size < 2) return undefined;
  const { id } = attribute;
  const [yes, either] = yesOrEither(id, "en");
  return {
    ...common,
    rules: [],
    id,
    title: said(attribute, () => "Is it to be quiet?"),
    ask: { kind: "one", as: "cards" },
    options: [
      {
        ...yes!,
        label: { en: "As quiet as possible" },
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
): Question | undefined {
  const { id, unit } = attribute;
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  if (!(min < max)) return undefined;
  return {
    ...common,
    id,
    title: said(attribute, ofNumber),
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
const BEYOND = 5;

/** From so many on a column is of numbers, and of a few ranges. */
const MOST_POINTS = 0.6;

/** For what number a product has to be: "Tank size" is 80 to 200 of a filter, and 120 of the shopper's tank. */
function rangeQuestion(
  attribute: AttributeShape,
  { ends, isOpen, points }: Stated,
): Question | undefined {
  if (isLoudness(attribute)) return quietQuestion(attribute, ends);
  const [min, last] = [Math.min(...ends), Math.max(...ends)];
  if (!(min < last)) return undefined;
  // "18+" is for somebody of 40, too.
  const max = isOpen ? last * BEYOND : last;
  const { id, unit } = attribute;
  return {
    ...common,
    id,
    title: said(attribute, ofNumber),
    ask: numberAsk(unit, Math.min(0, min), max, ends),
    rules: [
      // Of single numbers next to none is the one that is asked for: the nearer the better.
      points > MOST_POINTS
        ? {
            use: "score",
            earn: {
              by: "distance",
              attribute: id,
              from: { answer: id },
              none: Number(((max - min) / 4).toPrecision(3)),
            },
          }
        : { use: "score", condition: { attribute: id, contains: { answer: id } } },
    ],
  };
}

/** A further bound where a quarter of the products costs more than the last one, and some of them much more. */
function dearest(prices: readonly number[], last: number): number[] {
  const sorted = prices.filter(Number.isFinite).toSorted((one, other) => one - other);
  const high = Number((sorted[Math.floor(sorted.length * MOST_PRICES)] ?? 0).toPrecision(2));
  return high > last * MUCH_MORE && high < sorted.at(-1)! ? [high] : [];
}

const MOST_PRICES = 0.9;
const MUCH_MORE = 1.4;

/** What they may cost at most, by bounds that divide the products; undefined where most have no price. */
export function priceQuestion(
  items: readonly CatalogItem[],
  currency: string,
): Question | undefined {
  const prices = items.flatMap(({ price, specialPrice }) => Number(specialPrice ?? price ?? NaN));
  const known = prices.filter((price) => price > 0);
  if (known.length / items.length < MIN_STATED) return undefined;
  const bands = bandsOf(known);
  const last = bands.at(-1)?.from;
  if (last === undefined) return undefined;
  const bounds = [...bands.flatMap(({ to }) => to ?? []), ...dearest(known, last)];
  const highest = Math.max(...known.filter(Number.isFinite));
  return {
    ...common,
    id: "price",
    title: { en: "What may it cost?" },
    ask: priceAsk(bounds, highest, { currency, locale: "en" }),
    rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "price" } }],
  };
}
