import { bandsBetween, type Band } from "@shared/finders/bands";

const BANDS = 4;
/** A band has at least this part of its even share. */
const LEAST_SHARE = 0.5;
/** A bound is as round as it can be within this part of an even share. */
const LEEWAY = 0.3;

/**
 * Up to four bands that divide these numbers about evenly, without gaps; none where all numbers are the same. Their bounds
 * are round numbers between those that products have, so that nobody finds one of these in two bands.
 */
export function bandsOf(numbers: readonly number[]): Band[] {
  const sorted = someOf(numbers.filter(Number.isFinite).toSorted((one, other) => one - other));
  const isWhole = sorted.every(Number.isInteger);
  // Between numbers that differ: how many are below.
  const cuts = sorted.flatMap((number, below) =>
    below > 0 && number !== sorted[below - 1]
      ? [{ below, ...roundest(sorted[below - 1]!, number, isWhole) }]
      : [],
  );
  const share = sorted.length / BANDS;
  const bounds: number[] = [];
  let before = 0;
  for (let band = 1; band < BANDS; band++) {
    const away = ({ below }: { below: number }) => Math.abs(below - share * band);
    const [nearest] = cuts.toSorted((one, other) => away(one) - away(other));
    const [cut = nearest] = cuts
      .filter((each) => away(each) <= LEEWAY * share)
      .toSorted((one, other) => other.step - one.step || away(one) - away(other));
    if (!cut || Math.min(cut.below - before, sorted.length - cut.below) < LEAST_SHARE * share)
      continue;
    bounds.push(cut.bound);
    before = cut.below;
  }
  return bounds.length === 0 ? [] : bandsBetween(bounds);
}

/**
 * The same for prices. People name what they may spend in round numbers, and one price is as good as the next: a product
 * may cost just what a band ends at.
 */
export function priceBandsOf(prices: readonly number[]): Band[] {
  const sorted = prices.filter(Number.isFinite).toSorted((one, other) => one - other);
  const bounds: number[] = [];
  for (let at = 1; at < BANDS; at++) {
    const bound = roundPrice(sorted[Math.floor((sorted.length * at) / BANDS)] ?? 0);
    const isInside = bound > sorted[0]! && bound < sorted.at(-1)!;
    if (isInside && bound > (bounds.at(-1) ?? -Infinity)) bounds.push(bound);
  }
  return bounds.length === 0 ? [] : bandsBetween(bounds);
}

/** So many numbers say where others divide about evenly. */
const MAX_LOOKED_AT = 2_000;

/** All numbers in order, or some of them at even distances with both ends: each between two of which is looked for a bound. */
function someOf(sorted: readonly number[]): readonly number[] {
  if (sorted.length <= MAX_LOOKED_AT) return sorted;
  const step = (sorted.length - 1) / (MAX_LOOKED_AT - 1);
  return Array.from({ length: MAX_LOOKED_AT }, (_, at) => sorted[Math.round(at * step)]!);
}

/** A round price may be so far from the price that it stands for. */
const MOST_OFF = 0.12;

/** The price nearby that people would name: 500 for 452, 125 for 124. */
export function roundPrice(price: number): number {
  if (!(price > 0)) return 0;
  const digit = 10 ** Math.floor(Math.log10(price));
  for (const step of [2.5 * digit, digit, digit / 2, digit / 4]) {
    const round = Number((Math.round(price / step) * step).toPrecision(12));
    if (round > 0 && Math.abs(round - price) <= MOST_OFF * price) return round;
  }
  return Number(price.toPrecision(2));
}

/**
 * The roundest number between two, and what it is a multiple of; the lower one where there is none, as whole numbers
 * follow one another.
 */
function roundest(low: number, high: number, isWhole: boolean): { bound: number; step: number } {
  const largest = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high)))) + 1;
  const smallest = isWhole ? 0 : Math.floor(Math.log10(high - low)) - 1;
  for (let digits = largest; digits >= smallest; digits--) {
    for (const step of [10 ** digits, 10 ** digits / 2]) {
      if (isWhole && step < 1) continue;
      const bound = Number(((Math.floor(low / step) + 1) * step).toPrecision(12));
      if (bound > low && bound < high) return { bound, step };
    }
  }
  return { bound: low, step: 0 };
}
