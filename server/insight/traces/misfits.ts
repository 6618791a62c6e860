import type { FieldError } from "@shared/contracts/error";
import type { FinderTrace } from "@shared/contracts/traces";
import { shareChannels } from "@shared/share-channels";

export interface Known {
  has: (id: string) => boolean;
}

/** The values that a trace of one finder may hold. */
export interface Vocabulary {
  steps: Known;
  /** The ids allowed in each answer. */
  answers: ReadonlyMap<string, Known>;
  /** The answers that are numbers; the built-in finders' prices unless given. */
  numbers?: ReadonlyMap<string, KnownNumber>;
  /** The questions whose answers people write themselves: days and texts, among them what a list does not have. */
  written?: ReadonlySet<string>;
  products: Known;
}

export interface KnownNumber {
  has: (value: number) => boolean;
  /** Said where it is none of them. */
  message: string;
}

const isPrice = { has: (value: number) => value >= 0, message: "A price is a number of rand." };
const PRICES = new Map([
  ["minPrice", isPrice],
  ["maxPrice", isPrice],
]);
const SHARES = new Set(shareChannels.map((channel) => `share-${channel}`));

/**
 * The trace without the answers that people wrote and the finder does not know: they may say who somebody is. They are
 * left out, not refused: whoever's car is in no list did nothing wrong.
 */
export function withoutWritten(
  { answers, ...trace }: FinderTrace,
  known: Vocabulary,
  held?: FinderTrace,
): FinderTrace {
  const isKnown = (field: string, words: string[]) =>
    words.length > 0 && words.every((id) => isAnswer({ field, id }, known, held));
  const kept = Object.entries(answers).filter(
    ([field, value]) => !known.written?.has(field) || isKnown(field, wordsOf(value)),
  );
  return { ...trace, answers: Object.fromEntries(kept) };
}

/**
 * Everything in a trace that its finder does not know: a name or a telephone number has no place in it.
 * Values that the trace `held` before may stay: staff may have removed the option or the product
 * meanwhile.
 */
export function misfits(
  { steps, answers, results, clicks }: FinderTrace,
  known: Vocabulary,
  held?: FinderTrace,
): FieldError[] {
  const heldProducts = new Set([...(held?.results ?? []), ...(held?.clicks ?? [])].map(idOf));
  const isProduct = (id: string) => known.products.has(id) || heldProducts.has(id);

  const errors: FieldError[] = [];
  const refuse = (path: string, message: string) => errors.push({ path: `data.${path}`, message });
  steps.forEach(({ id }, index) => {
    if (!known.steps.has(id)) refuse(`steps.${index}`, "This finder has no such step.");
  });
  for (const [field, value] of Object.entries(answers)) {
    const path = `answers.${field}`;
    const number = (known.numbers ?? PRICES).get(field);
    if (number) {
      if (typeof value !== "number" || !number.has(value)) refuse(path, number.message);
    } else if (!known.answers.has(field)) {
      refuse(path, "This finder does not ask that.");
    } else if (
      typeof value === "number" ||
      !wordsOf(value).every((id) => isAnswer({ field, id }, known, held))
    ) {
      refuse(path, "There is no such option.");
    }
  }
  results.forEach(({ id }, index) => {
    if (!isProduct(id)) refuse(`results.${index}`, "There is no such product.");
  });
  clicks.forEach(({ id }, index) => {
    if (!isProduct(id) && !SHARES.has(id)) {
      refuse(`clicks.${index}`, "There is no such product or way to share.");
    }
  });
  return errors;
}

const isAnswer = (
  { field, id }: { field: string; id: string },
  known: Vocabulary,
  held?: FinderTrace,
) => known.answers.get(field)?.has(id) || wordsOf(held?.answers[field]).includes(id);

/** The words of an answer; a number has none. */
export function wordsOf(value: FinderTrace["answers"][string]): string[] {
  return [value ?? []].flat().filter((each) => typeof each === "string");
}

const idOf = ({ id }: { id: string }) => id;
