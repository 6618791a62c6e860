// Longer than 200 lines: what a condition says of a product is read from top to bottom, beside the fast engine.

import type { Condition, Test } from "@shared/finders/condition";
import type { Operand } from "@shared/finders/operands";
import type { Earn } from "@shared/finders/rule";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import type { Stated } from "../../../engine/columns";
import type { ListedRow } from "../../../engine/listed-for";
import { partsWith, rangeOf, statedOf, type PlainRead } from "./plain-answers";

// What conditions say of products, and how much measures give them.

/** Answers, with the products of the sections above by their ids: null in one that has none. */
export type PlainGiven = PlainRead & { chosen: ReadonlyMap<string, CatalogProduct | null> };

/** A condition is so (1), not so (0), or neither, as it is not stated. */
export const OPEN = 0.5;

type Listed = Extract<Test, { list: string }>;
/** A test on what was chosen in another section. */
export type SameAs = Extract<Test, { sameAsIn: string }>;
type OfValue = Exclude<Extract<Test, { attribute: string }>, { isStated: boolean }>;

/** Whether all was answered that something is compared with: else it does not apply. */
export function isAnswered(asked: unknown, given: PlainGiven): boolean {
  const { counted, workedOut, chosen, lacking } = given;
  const all = <Part>(name: string) => partsWith<Part>(name, asked);
  return (
    all<{ answer: string }>("answer").every(({ answer }) => answer in counted) &&
    all<{ value: string }>("value").every(({ value }) => !Number.isNaN(workedOut(value))) &&
    all<{ attribute: string; inRangeOf: string }>("inRangeOf").every((each) => {
      const range = rangeOf(counted[each.inRangeOf]);
      return each.attribute === "price" ? isEnded(range) : range;
    }) &&
    all<OfValue>("attribute").every(({ attribute }) => !lacking.includes(attribute)) &&
    all<SameAs>("sameAsIn").every(({ sameAsIn }) => chosen.get(sameAsIn))
  );
}

/** Whether a range leaves anything out: from 0 on costs everything. */
const isEnded = (range: ReturnType<typeof rangeOf>): boolean =>
  range !== undefined && (range.max !== undefined || (range.min ?? 0) > 0);

/** The lists that are asked for keys of which they have none. */
export const unlistedIn = (asked: unknown, given: PlainGiven): string[] =>
  partsWith<Listed>("listedFor", asked)
    .filter((each) => rowsFor(each, given).length === 0)
    .map(({ list }) => list);

/** The ends of a range, or of a number alone; an end that is missing is open, and nothing else has any. */
export function endsOf(value: Stated | undefined): [min: number, max: number] {
  if (typeof value === "number") return [value, value];
  if (typeof value !== "object" || value === null || "length" in value) return [NaN, NaN];
  return [value.min ?? -Infinity, value.max ?? Infinity];
}

/** A word as it is compared: capitals and spaces decide nothing. */
function plainly(word: string): string {
  const small = word.normalize("NFKC").toLowerCase();
  return small.replace(/[\s_]+/g, " ").trim();
}

function wordsOf(value: Stated): string[] {
  const all: unknown[] = [value].flat();
  return all.filter((each) => typeof each === "string").filter((each) => each !== "does-not-apply");
}

/** Whether a value is this word or number, or has it among it. */
function isOrHas(value: Stated, wanted: string | number, isExact = false): boolean {
  const written = isExact ? (word: string) => word.replaceAll("_", " ") : plainly;
  const word = written(String(wanted));
  if (typeof value === "number") return value === parseFloat(word);
  if (typeof value === "boolean") return value === ["yes", "true"].includes(word);
  return wordsOf(value).some((each) => written(each) === word);
}

/** The words, or the number, that something is compared with. */
function wantedBy(of: Operand | readonly string[], { counted, workedOut }: PlainGiven) {
  const isGiven = typeof of !== "object" || "length" in of;
  const found = isGiven ? of : "answer" in of ? counted[of.answer] : workedOut(of.value);
  return [found].flat() as (string | number)[];
}

/** The number that something is compared with. */
export const numberOf = (operand: Operand, given: PlainGiven) =>
  parseFloat(String(wantedBy(operand, given)[0]));

/** What a condition says of a product. Lists tell what products are not for only where that is wished. */
export function truthOf(
  condition: Condition,
  product: CatalogProduct,
  given: PlainGiven,
  tellsNo = false,
): number {
  const each = (part: Condition) => truthOf(part, product, given, tellsNo);
  // One no among all is a no, one yes among any is a yes.
  if ("all" in condition) return Math.min(...condition.all.map(each));
  if ("any" in condition) return Math.max(...condition.any.map(each));
  if ("not" in condition) return 1 - each(condition.not);
  if ("products" in condition) return each({ attribute: "key", oneOf: condition.products });
  if ("list" in condition) return listedTruth(condition, product, given, tellsNo);
  const value = statedOf(product, condition.attribute);
  if ("isStated" in condition) return Number((value !== null) === condition.isStated);
  const isOpen = "sameAsIn" in condition && sameAs(condition, given).length === 0;
  if (value === null || isOpen) return OPEN;
  if ("notBefore" in condition || "notAfter" in condition)
    return datedTruth(condition, value, given);
  if ("mentions" in condition) return mentionedTruth(condition, value);
  return Number(isMet(condition, value, given));
}

type Mentions = Extract<OfValue, { mentions: unknown }>;

/** Whether a value counts; open where one has one of the words in it, and nobody decided about it. */
function mentionedTruth({ mentions, counts, others }: Mentions, value: Stated): number {
  const bare = (word: string) => word.toLowerCase().replace(/[^a-z0-9]+/g, " ");
  const isIn = (some: readonly string[], word: string) => some.map(bare).includes(bare(word));
  const truths = wordsOf(value).map((word) => {
    if (isIn(counts, word)) return 1;
    const isOpen = mentions.some((each) => bare(word).includes(bare(each)));
    return isOpen && !isIn(others, word) ? OPEN : 0;
  });
  return Math.max(0, ...truths);
}

type Dated = Extract<OfValue, { notBefore: unknown } | { notAfter: unknown }>;

function isMet(
  test: Exclude<OfValue, Dated | Mentions>,
  value: Stated,
  given: PlainGiven,
): boolean {
  const has = (wanted: string | number) => isOrHas(value, wanted, "exact" in test && test.exact);
  const number = (operand: Operand) => numberOf(operand, given);
  const isWithin = (min: number, max: number) =>
    typeof value === "number" && min <= value && value <= max;
  if ("is" in test) return wantedBy(test.is, given).some(has);
  if ("startsWith" in test) {
    const [beginning] = wantedBy(test.startsWith, given).map((word) => plainly(String(word)));
    return wordsOf(value).some((word) => plainly(word).indexOf(beginning!) === 0);
  }
  if ("oneOf" in test) return test.oneOf.some(has);
  if ("hasAny" in test) return wantedBy(test.hasAny, given).some(has);
  if ("hasAll" in test) return wantedBy(test.hasAll, given).every(has);
  if ("sameAsIn" in test) {
    const [from, to] = endsOf(sameIn(test, given));
    if (from <= to) return endsOf(value)[0] <= to && from <= endsOf(value)[1];
    return sameAs(test, given).some(has);
  }
  if ("moreThan" in test) return typeof value === "number" && value > number(test.moreThan);
  if ("atLeast" in test) return isWithin(number(test.atLeast), Infinity);
  if ("atMost" in test) return isWithin(-Infinity, number(test.atMost));
  if ("between" in test) return isWithin(number(test.between[0]), number(test.between[1]));
  // Of two ranges the one that begins later begins before the other ends; a number is a range of one.
  const [min, max] = endsOf(value);
  const meets = (from: number, to: number) => Math.max(min, from) <= Math.min(max, to);
  if ("inRangeOf" in test) return meets(...endsOf(rangeOf(given.counted[test.inRangeOf])));
  if ("contains" in test) return meets(number(test.contains), number(test.contains));
  const { of, plusMinus } = test.within;
  return isWithin(number(of) - plusMinus, number(of) + plusMinus);
}

/** Whether all days of a date are as wanted; open where some are. */
function datedTruth(test: Dated, value: Stated, given: PlainGiven): number {
  const [first, last] = [padded(value, "-01-01"), padded(value, "-12-31")];
  if (first === undefined || last === undefined) return 0;
  const wanted = wantedBy("notBefore" in test ? test.notBefore : test.notAfter, given)[0];
  const [from, to] = [padded(wanted, "-01-01")!, padded(wanted, "-12-31")!];
  const [all, some] =
    "notBefore" in test ? [first >= from, last >= from] : [last <= to, first <= to];
  return all ? 1 : some ? OPEN : 0;
}

/** A date with the month and the day that it lacks. */
const padded = (date: unknown, rest: string) =>
  typeof date === "string" && /^\d{4}/.test(date) ? date + rest.slice(date.length - 4) : undefined;

/** What the product states that was chosen in another section. */
function sameAs(test: SameAs, given: PlainGiven) {
  const value = sameIn(test, given);
  return Number.isNaN(endsOf(value)[0]) ? wordsOf(value) : ["a number"];
}

/** What the product of another section states that a test compares with. */
export const sameIn = ({ attribute, sameAsIn, of = attribute }: SameAs, { chosen }: PlainGiven) =>
  statedOf(chosen.get(sameAsIn)!, of);

/** The rows of a list that have these keys: texts without accents and signs, or ranges with a number in them. */
function rowsFor({ list, listedFor }: Listed, given: PlainGiven): ListedRow[] {
  const bare = (text: string) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  const text = (each: string) => plainly(bare(bare(each).toLowerCase()).replaceAll("-", " "));
  const keys = listedFor.map((operand) => String(wantedBy(operand, given)[0]));
  const isKey = (cell: ListedRow["keys"][number], at: number) => {
    if (typeof cell === "string") return text(cell) === text(keys[at]!);
    const [[min, max], number] = [endsOf(cell), parseFloat(keys[at]!)];
    return min <= number && number <= max;
  };
  return (given.finder.lists.get(list)?.rows ?? []).filter((row) => row.keys.every(isKey));
}

function listedTruth(test: Listed, product: CatalogProduct, given: PlainGiven, tellsNo: boolean) {
  const isIn = (some: readonly ListedRow[]) =>
    some.some((row) => row.product === product.key || row.product === product.groupKey);
  const rows = rowsFor(test, given);
  if (isIn(rows)) return 1;
  const list = given.finder.lists.get(test.list);
  // Where the keys are in a row, a product that stands in others alone is not for them.
  return tellsNo && list && rows.length > 0 && (list.isComplete || isIn(list.rows)) ? 0 : OPEN;
}

/** How much a measure gives to a product, from 0 to 1; `undefined` where that is not stated. */
export function shareOf(
  earn: Earn,
  product: CatalogProduct,
  given: PlainGiven,
  among: readonly CatalogProduct[],
) {
  const value = statedOf(product, earn.attribute);
  if (value === null) return undefined;
  const best = (share: (word: string) => number | undefined) =>
    Math.max(0, ...wordsOf(value).map((word) => share(word) ?? 0));
  if (earn.by === "table") return best((word) => new Map(Object.entries(earn.shares)).get(word));
  if (earn.by === "share") {
    const wanted = wantedBy(earn.of, given);
    return wanted.filter((each) => isOrHas(value, each)).length / wanted.length;
  }
  if (earn.by === "distance") {
    const [[min, max], from] = [endsOf(value), numberOf(earn.from, given)];
    return Math.max(0, 1 - Math.max(0, min - from, from - max) / earn.none) || 0;
  }
  if (earn.by === "linear") {
    const [min, max] = endsOf(value);
    return linearShare(earn.all > earn.none ? max : min, earn);
  }
  if (earn.by === "relative") {
    const isLow = earn.better === "lower";
    const endOf = (of: Stated) => endsOf(of)[isLow ? 0 : 1];
    const all = among.map((each) => endOf(statedOf(each, earn.attribute))).filter(Number.isFinite);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const [best, worst] = isLow ? [least, most] : [most, least];
    const end = endOf(value);
    // Half as much again is far in any case.
    const far = isLow ? Math.max(worst, 1.5 * best) : Math.min(worst, best / 1.5);
    // Beside what states none the only number is neither good nor bad.
    const isStated = (each: CatalogProduct) => statedOf(each, earn.attribute) !== null;
    if (least === most && !among.every(isStated)) return 0.5;
    if (least !== most) return linearShare(end, { all: best, none: least > 0 ? far : worst });
    return Number((isLow && end <= best) || (!isLow && end >= best));
  }
  const from = plainly(String(wantedBy(earn.from, given)[0]));
  if (earn.by === "kin") {
    const isPair = (one: string) => (pair: { of: readonly string[] }) =>
      [one, from].every((each) => pair.of.map(plainly).includes(each));
    return best((word) =>
      plainly(word) === from ? 1 : earn.pairs.findLast(isPair(plainly(word)))?.share,
    );
  }
  const scale = given.finder.attributes.get(earn.attribute)!.values.map(({ id }) => plainly(id));
  const places = wordsOf(value).map((word) => scale.indexOf(plainly(word)));
  const steps = places.filter((at) => at >= 0).map((at) => Math.abs(at - scale.indexOf(from)));
  return scale.includes(from) ? (earn.shares[Math.min(...steps)] ?? 0) : 0;
}

function linearShare(number: number, { all, none }: { all: number; none: number }) {
  const share = (number - none) / (all - none);
  return share > 1 ? 1 : share > 0 ? share : 0;
}
