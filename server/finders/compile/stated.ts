import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { daysOf } from "@shared/dates";
import { plainWord as plain, spacedWord as spaced } from "@shared/finders/search-choices";
import {
  isList,
  wordsIn as wordsStated,
  type Stated,
  type StatedRange,
} from "../../engine/columns";

// How what products state is compared. Capitals and spaces decide nothing, nor does a unit behind a number.

/** Tells whether a product states this: `undefined` where it states nothing. */
export function states(
  wanted: string | number,
  isExact = false,
): (value: Stated) => boolean | undefined {
  const written = isExact ? spaced : plain;
  const word = written(String(wanted));
  const number = parseFloat(word);
  return (value) => {
    if (value === null) return undefined;
    if (typeof value === "number") return value === number;
    if (typeof value === "boolean") return value === (word === "yes" || word === "true");
    if (typeof value === "string") return written(value) === word;
    return isList(value) && value.some((each) => written(each) === word);
  };
}

/** Tells whether a product's number is as a test wants it; what does not apply to a product is not. */
export const numberIs =
  (fits: (number: number) => boolean) =>
  (value: Stated): boolean | undefined => {
    if (value === null) return undefined;
    return typeof value === "number" && fits(value);
  };

/** Tells whether a product's date is as a test wants it, by its first and last day: of a month only a part may be. */
export const daysAre =
  (fit: (days: { first: string; last: string }) => boolean | undefined) =>
  (value: Stated): boolean | undefined => {
    if (value === null) return undefined;
    const days = typeof value === "string" ? daysOf(value) : undefined;
    return days !== undefined && fit(days);
  };

/** Tells whether a product's range contains a number; an open end has no limit. */
export const rangeContains =
  (number: number) =>
  (value: Stated): boolean | undefined => {
    if (value === null) return undefined;
    const range = rangeOf(value);
    return (
      range !== undefined && (range.min ?? -Infinity) <= number && number <= (range.max ?? Infinity)
    );
  };

/** Tells whether a product's number is between these, or any part of its range; an open end has no limit. */
export const rangeOverlaps =
  ([min, max]: [min: number, max: number]) =>
  (value: Stated): boolean | undefined => {
    if (value === null) return undefined;
    const range = rangeOf(value);
    return range !== undefined && (range.max ?? Infinity) >= min && (range.min ?? -Infinity) <= max;
  };

/** The range that is stated, if one is. */
export function rangeOf(value: Stated): StatedRange | undefined {
  if (typeof value === "number") return { min: value, max: value };
  return typeof value === "object" && value !== null && !isList(value) ? value : undefined;
}

/** The words that are stated, one or several. */
export function wordsIn(value: Stated): readonly string[] {
  return value === DOES_NOT_APPLY ? [] : wordsStated(value);
}
