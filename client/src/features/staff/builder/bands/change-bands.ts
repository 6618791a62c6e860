import {
  bandCondition,
  bandLabel,
  bandNumber,
  bandsBetween,
  bandTolerance,
  bandWish,
  type Band,
} from "@shared/finders/bands";
import type { Option } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import type { Text } from "@shared/finders/text";
import { withoutIdleTolerance } from "@shared/finders/tolerance";
import { freeWord } from "@shared/input/words-of-names";
import { bandRules, type FoundBands } from "./find-bands";

// Edits of answers that are bands of a number. Each gives new answers; what is no band stays as it is.

/** What is said of bands, and where. */
export interface Wording {
  unit: string;
  locale: string;
}

/** Answers that are bands between these bounds, each a wish, and what counts as no answer after them. */
export function newBands(
  attribute: string,
  bounds: readonly number[],
  before: readonly Option[],
  { isFact, ...wording }: Wording & { isFact: boolean },
): Option[] {
  const kept = before.filter(({ exclusive }) => exclusive);
  const ids = kept.map(({ id }) => id);
  const made = bandsBetween(bounds).map((band, at): Option => {
    const id = freeWord(`band-${at + 1}`, ids);
    ids.push(id);
    return {
      id,
      label: labelled({}, undefined, band, wording),
      rules: [
        isFact
          ? { use: "filter", condition: bandCondition(attribute, band) }
          : bandWish(attribute, bounds, at),
      ],
    };
  });
  return [...made, ...kept];
}

/** With one bound moved. */
export const withBounds = (
  options: readonly Option[],
  found: FoundBands,
  bounds: readonly number[],
  wording: Wording,
): Option[] => written(options, found, { ids: found.ids, bounds: [...bounds] }, wording);

/** With one bound more; the answer that it divides keeps what is below it. */
export function withBound(
  options: readonly Option[],
  found: FoundBands,
  bound: number,
  wording: Wording,
): Option[] {
  const place = found.bounds.filter((each) => each < bound).length;
  const divided = options.findIndex(({ id }) => id === found.ids[place]);
  const { at } = bandRules(options[divided]!, found.attribute)[0]!;
  // Sentences of its own are about the band that it was.
  const { reasons: _reasons, ...rule } = options[divided]!.rules[at]!;
  const id = freeWord(
    `band-${found.ids.length + 1}`,
    options.map((each) => each.id),
  );
  const isDescending =
    options.findIndex((each) => each.id === found.ids[0]) >
    options.findIndex((each) => each.id === found.ids.at(-1));
  const more = options.toSpliced(isDescending ? divided : divided + 1, 0, {
    id,
    label: { [wording.locale]: "" },
    rules: [rule],
  });
  const ids = found.ids.toSpliced(place + 1, 0, id);
  return written(more, found, { ids, bounds: found.bounds.toSpliced(place, 0, bound) }, wording);
}

/** With one bound less, and the others there; the answer below it takes what the one above it held. */
export const withoutBound = (
  options: readonly Option[],
  found: FoundBands,
  place: number,
  others: readonly number[],
  wording: Wording,
): Option[] => merged(options, found, { others, gone: place + 1 }, wording);

/** Without one of the answers; the one below it takes what it held, or the one above the first. */
export function withoutBand(
  options: readonly Option[],
  found: FoundBands,
  id: string,
  wording: Wording,
): Option[] {
  const gone = found.ids.indexOf(id);
  const others = found.bounds.toSpliced(Math.max(0, gone - 1), 1);
  return merged(options, found, { others, gone }, wording);
}

/** With one bound fewer, and without one of the two answers that it kept apart. */
function merged(
  options: readonly Option[],
  found: FoundBands,
  { others, gone }: { others: readonly number[]; gone: number },
  wording: Wording,
): Option[] {
  const left = options.filter(({ id }) => id !== found.ids[gone]);
  // All that is left of two is no band: it would be of every number.
  if (found.bounds.length === 1) return left;
  return written(left, found, { ids: found.ids.toSpliced(gone, 1), bounds: [...others] }, wording);
}

/** With all bands used for this. */
export const withUse = (options: readonly Option[], found: FoundBands, use: Use): Option[] =>
  options.map((option) =>
    found.ids.includes(option.id)
      ? withBandRule(option, found.attribute, (rule) => withoutIdleTolerance({ ...rule, use }))
      : option,
  );

/** With what is near a band earning a part in all of them, or in none. */
export const withNear = (
  options: readonly Option[],
  found: FoundBands,
  isNear: boolean,
): Option[] =>
  options.map((option) => {
    const at = found.ids.indexOf(option.id);
    if (at === -1) return option;
    const tolerance = isNear ? bandTolerance(found.bounds, at) : undefined;
    return withBandRule(option, found.attribute, (rule) => ({ ...rule, tolerance }));
  });

function written(
  options: readonly Option[],
  found: FoundBands,
  next: Pick<FoundBands, "ids" | "bounds">,
  wording: Wording,
): Option[] {
  const bands = bandsBetween(next.bounds);
  const before = bandsBetween(found.bounds);
  return options.map((option) => {
    const band = bands[next.ids.indexOf(option.id)];
    if (!band) return option;
    const was = before[found.ids.indexOf(option.id)];
    const condition = bandCondition(found.attribute, band);
    return {
      ...withBandRule(option, found.attribute, (rule) => ({
        ...rule,
        condition,
        ...(rule.tolerance !== undefined && {
          tolerance: bandTolerance(next.bounds, next.ids.indexOf(option.id)),
        }),
      })),
      label: labelled(option.label, was, band, wording),
    };
  });
}

type BandRule = Extract<Option["rules"][number], { condition: unknown }>;

function withBandRule(option: Option, attribute: string, change: (rule: BandRule) => BandRule) {
  const at = bandRules(option, attribute)[0]?.at;
  const rules = option.rules.map((rule, place) =>
    place === at && "condition" in rule ? change(rule) : rule,
  );
  return { ...option, rules };
}

/** A label whose words that say the band as it was say it as it is; what staff wrote stays. */
function labelled(label: Text, was: Band | undefined, band: Band, wording: Wording): Text {
  const { unit, locale } = wording;
  const locales = [...new Set([locale, ...Object.keys(label)])];
  return Object.fromEntries(
    locales.map((each) => {
      const said = label[each]?.trim() ?? "";
      const isOurs = said === "" || (was && sayings(was, unit, each).includes(said));
      return [each, isOurs ? bandLabel(band, unit, each) : said];
    }),
  );
}

/** All that a band was ever called by us. */
function sayings(band: Band, unit: string, locale: string): string[] {
  const { from, to } = band;
  const inUnit = (value: number) => `${bandNumber(value, locale)}${unit && ` ${unit}`}`;
  const older =
    from === undefined || to === undefined
      ? `${inUnit(from ?? 0)} and more`
      : `${inUnit(from)} to ${inUnit(to)}`;
  return [bandLabel(band, unit, locale), older];
}
