import { dateWords } from "@shared/dates";
import type { AttributeShape } from "@shared/contracts/attributes";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import type { Answer } from "@shared/finders/answers";
import { chosenIds, rangeIn } from "@shared/finders/answers";
import { formatDate, formatMoney } from "@shared/finders/format-money";
import { doesNotApplyIn } from "@shared/finders/does-not-apply";
import type { Question } from "@shared/finders/question";
import { saidNumberIn } from "@shared/said-number";
import { sizeTexts } from "@shared/size-names";
import type { Stated } from "../../engine/columns";
import type { KnownOption } from "./known-options";
import { unitIn, unitOfOne } from "./unit-words";
import { writerIn, type Write } from "../sentences/sentences";
import { list, type Say } from "./say";
import { rangeOf, wordsIn } from "./stated";

/** What words are read with. */
export interface Language {
  say: Say;
  locale: string;
  currency: string;
}

/** Between the names of one size. */
const SIZES = " · ";

/** "9 kg" · "9–18 kg" · "from 9 kg" · "up to 18 kg"; of what is called "from" the number alone. */
function numbersIn(value: Stated, unit: string, locale: string, isFrom: boolean): string {
  const range = rangeOf(value);
  if (!range) return "";
  const write = writerIn(locale);
  const ends = [range.min, range.max];
  const parts = MIXED[unit]?.[1];
  if (parts && ends.some((end) => end !== undefined && restIn(end, parts) !== undefined)) {
    const said = (end: number | undefined) => end !== undefined && inBoth(end, unit, locale);
    return saidOfEnds(ends.map(said), "", write, isFrom);
  }
  const said = (end: number | undefined) => end !== undefined && saidNumberIn(end, locale);
  const [min, max] = ends.map(said);
  const isOne = min === "1" && max === "1";
  const word = unit.trim();
  const own = isOne ? unitOfOne(word, locale) : unitIn(word, locale);
  return saidOfEnds([min!, max!], word === "" ? "" : ` ${own}`, write, isFrom);
}

type End = string | false;

/** Two ends that are one, both of them, or the only one. */
function saidOfEnds(
  [min = false, max = false]: End[],
  unit: string,
  write: Write,
  isFrom: boolean,
) {
  if (min === max) return `${min}${unit}`;
  if (min === false) return write("up-to", { number: `${max}${unit}` });
  if (max !== false) return `${min}–${max}${unit}`;
  return isFrom ? `${min}${unit}` : write("from", { number: `${min}${unit}` });
}

/** Units that people say with a smaller one behind them: 8 ft 2 in, 2 lb 10 oz. */
const MIXED: Readonly<Record<string, readonly [unit: string, parts: number]>> = {
  " ft": ["in", 12],
  " lb": ["oz", 16],
};
/** What was rounded to hundredths is so many of the smaller units away from whole ones. */
const ROUNDED = 0.08;

/** How many whole smaller units stand behind a number: 2 inches of 8.17 feet; undefined where it has none. */
function restIn(number: number, parts: number): number | undefined {
  const rest = (number - Math.floor(number)) * parts;
  const whole = Math.round(rest);
  const isWhole = Math.abs(rest - whole) <= ROUNDED && whole > 0 && whole < parts;
  return isWhole && number >= 1 ? whole : undefined;
}

function inBoth(number: number, unit: string, locale: string): string {
  const [smaller, parts] = MIXED[unit]!;
  const rest = restIn(number, parts);
  return rest === undefined
    ? `${saidNumberIn(number, locale)}${unit}`
    : `${saidNumberIn(Math.floor(number), locale)}${unit} ${rest} ${smaller}`;
}

/**
 * What a product states in an attribute, in words; empty where it states nothing. A size is said in all its
 * systems, as the product's brand calls it.
 */
export function statedLabel(
  value: Stated,
  attribute: AttributeShape | undefined,
  { say, locale, currency }: Language,
  brand?: string | null,
): string {
  if (value === null) return "";
  if (typeof value === "number" && attribute?.unit === currency)
    return formatMoney(value, currency, locale);
  if (value === DOES_NOT_APPLY) return doesNotApplyIn(locale);
  if (typeof value === "boolean") return writerIn(locale)(value ? "yes" : "no");
  const words = wordsIn(value);
  if (attribute?.kind === "date") return words.map((word) => dateWords(word, locale)).join(", ");
  if (words.length > 0) {
    const labels = statedLabels(value, attribute, say, (known) => {
      const sizes = attribute?.sizes ? sizeTexts(attribute.sizes, known.id, brand) : [];
      return sizes.length > 0 ? sizes.map(({ text }) => text).join(SIZES) : say(known.label);
    });
    // Whether it takes all of them, or one of them, the shop does not say: "Belt, ISOFIX".
    return labels.join(", ");
  }
  const unit = attribute?.unit ? ` ${attribute.unit}` : "";
  // "Age from: 4 months".
  const isFrom =
    attribute !== undefined && /\s(?:from|ab|vanaf|dès|à partir de)$/iu.test(say(attribute.label));
  return numbersIn(value, unit, locale, isFrom);
}

type Known = AttributeShape["values"][number];

/** What a product states in a column, in words: also the price, which is no attribute. */
export const columnText = (
  column: string,
  value: Stated,
  attribute: AttributeShape | undefined,
  language: Language,
): string =>
  column === "price" && typeof value === "number"
    ? formatMoney(value, language.currency, language.locale)
    : statedLabel(value, attribute, language);

/** The values that a product states in an attribute, by their labels; none of what is no list. */
export function statedLabels(
  value: Stated,
  attribute: AttributeShape | undefined,
  say: Language["say"],
  labelOf: (known: Known) => string = ({ label }) => say(label),
): string[] {
  return wordsIn(value).map((word) => {
    const known = attribute?.values.find(({ id }) => id === word);
    return known ? labelOf(known) : word;
  });
}

/** What was answered, in words. */
export function answerLabel(
  question: Question,
  answer: Answer,
  options: readonly KnownOption[],
  language: Language,
): string {
  const { say, locale, currency } = language;
  const { ask } = question;
  const measured = (number: number) =>
    "unit" in ask && ask.unit
      ? `${saidNumberIn(number, locale)} ${ask.unit}`
      : saidNumberIn(number, locale);
  const range = rangeIn(answer);
  if (range) {
    const isMoney = ask.kind === "price";
    const said = isMoney ? (amount: number) => formatMoney(amount, currency, locale) : measured;
    const { min = isMoney ? 0 : undefined, max } = range;
    const write = writerIn(locale);
    if (max === undefined) {
      const isAny = min === undefined || (isMoney && min === 0);
      return isAny ? write("any") : write("from", { number: said(min) });
    }
    if (min === undefined || (isMoney && min === 0)) return write("up-to", { number: said(max) });
    return write("from-to", { min: said(min), max: said(max) });
  }
  if (typeof answer === "number") return measured(answer);
  const labels = chosenIds(answer).map((id) => {
    if (ask.kind === "date") return formatDate(id, locale);
    const option = options.find((each) => each.id === id);
    return option ? say(option.label) : id;
  });
  return list(labels, locale, "and");
}
