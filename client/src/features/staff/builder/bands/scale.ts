import type { StatedAttribute } from "@shared/contracts/finder-matching";

type Numbers = NonNullable<StatedAttribute["numbers"]>;

/** What a slider runs over. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** A slider takes about so many steps. */
const STEPS = 100;

/**
 * From where to where a slider goes: as far beyond the bounds that divide the products as these are apart, not to the
 * one product that is ten times as heavy, so that handles stand apart. Bounds that staff chose are always on it.
 */
export function scaleOf({ min, max, bounds, spread }: Numbers, own: readonly number[]): Scale {
  const first = bounds[0] ?? min;
  const last = bounds.at(-1) ?? max;
  const apart = last > first ? last - first : Infinity;
  const from = Math.min(Math.max(min, first - apart), ...own);
  const to = Math.max(Math.min(max, last + apart), ...own);
  const step = stepOf((to - from) / STEPS, [...spread.upTo.map(([number]) => number), ...own], own);
  return {
    min: onStep(Math.floor(from / step), step),
    max: onStep(Math.ceil(to / step), step),
    step,
  };
}

/** A power of ten: no finer than what products state, but as fine as bounds are apart. */
function stepOf(about: number, stated: readonly number[], own: readonly number[]): number {
  const finest = 10 ** -Math.max(0, ...stated.map(decimalsOf));
  const gaps = own.slice(1).map((bound, at) => bound - own[at]!);
  // Where all products state one number, nothing lies between two ends.
  const coarse = about > 0 ? powerBelow(about) : finest;
  return Math.min(Math.max(coarse, finest), ...gaps.map(powerBelow));
}

const powerBelow = (number: number) => Number(`1e${Math.floor(Math.log10(number) + 1e-9)}`);

/** Without the noise of binary fractions. */
const onStep = (count: number, step: number) => Number((count * step).toPrecision(12));

function decimalsOf(number: number): number {
  for (let decimals = 0; decimals < 6; decimals++) {
    if (Number(number.toFixed(decimals)) === number) return decimals;
  }
  return 6;
}

/** How many products state a number that is no more; between two that are known, as if they were even. */
function countUpTo({ spread }: Numbers, bound: number): number {
  const { upTo, isExact } = spread;
  const at = upTo.findIndex(([number]) => number > bound);
  if (at === -1) return upTo.at(-1)?.[1] ?? 0;
  if (at === 0) return 0;
  const [from, below] = upTo[at - 1]!;
  if (isExact) return below;
  const [to, above] = upTo[at]!;
  return Math.round(below + ((above - below) * (bound - from)) / (to - from));
}

/** How many products are in each band between these bounds. */
export function countsBetween(numbers: Numbers, bounds: readonly number[]): number[] {
  const upTo = [...bounds.map((bound) => countUpTo(numbers, bound)), countUpTo(numbers, Infinity)];
  return upTo.map((count, at) => count - (upTo[at - 1] ?? 0));
}

/** A bound that divides the band with most products about evenly; undefined where none is left to divide. */
export function anotherBound(numbers: Numbers, bounds: readonly number[]): number | undefined {
  const counts = countsBetween(numbers, bounds);
  const largestFirst = counts
    .map((count, at) => ({ count, at }))
    .toSorted((one, other) => other.count - one.count);
  for (const { at } of largestFirst) {
    const from = bounds[at - 1] ?? numbers.min;
    const to = bounds[at] ?? numbers.max;
    const half = countUpTo(numbers, bounds[at - 1] ?? -Infinity) + counts[at]! / 2;
    const middle = numbers.spread.upTo.find(([, count]) => count >= half)?.[0] ?? from;
    // Round where it can be; else what products state, else the middle.
    const bound = [Number(middle.toPrecision(2)), middle, (from + to) / 2].find(
      (each) => each > from && each < to,
    );
    if (bound !== undefined) return bound;
  }
  return undefined;
}
