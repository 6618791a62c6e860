import { columnNamed, numbersNamed, type Catalog } from "./catalog";
import { isList, type Stated } from "./columns";
import { flat } from "./condition-parts";
import type { Condition, Lookup } from "./criteria";
import { truthInSteps, YES } from "./truth";
import type { Steps } from "../platform/work/steps";

// How far products are from what was asked for and given up. Whoever has 50 to spend may like a better one for 62, but not
// one for 600, and of four things that were needed rather has three than one: distances are compared in bands, and within a
// band the score decides.

type Range = [min: number, max: number];

/** Each band is so wide a part of the end of what was asked, of the upper one where it has both. */
const BAND = 1 / 4;
/** The last band, and that of what states no number. */
export const FARTHEST = 16;
/** Decimal fractions are not exact: three quarters may be a little more than three. */
const STEPS = 1e6;

/**
 * Tells in which band a row is, from 0 to 16, of what some conditions ask for: of all their numbers, and of several things
 * that all must be so each that a row is not certain to have is one band more. `undefined` where they ask for neither. Bands
 * of several add up; of alternatives the nearest counts.
 */
export function* bandsBeyond(
  catalog: Catalog<unknown>,
  conditions: readonly Condition[],
): Steps<((row: number) => number) | undefined> {
  const parts: BandOf[] = [];
  for (const each of conditions) {
    const part = yield* bandOf(catalog, each);
    if (part) parts.push(part);
  }
  return parts.length === 0 ? undefined : (row) => Math.min(FARTHEST, sum(parts, row));
}

type BandOf = (row: number) => number;

const sum = (parts: readonly BandOf[], row: number) =>
  parts.reduce((total, part) => total + part(row), 0);

function* bandOf(catalog: Catalog<unknown>, asked: Condition): Steps<BandOf | undefined> {
  if ("maybe" in asked) return yield* bandOf(catalog, asked.maybe);
  if ("not" in asked) return undefined;
  if ("all" in asked || "any" in asked) {
    const isAll = "all" in asked;
    const conditions = flat(asked, isAll);
    if (conditions.length === 1) return yield* bandOf(catalog, conditions[0]!);
    const bands: (BandOf | undefined)[] = [];
    for (const each of conditions) bands.push(yield* bandOf(catalog, each));
    // Of alternatives without a number none is nearer than another.
    if (!isAll && bands.every((each) => each === undefined)) return undefined;
    const parts: BandOf[] = [];
    for (const [at, each] of conditions.entries()) {
      parts.push(bands[at] ?? (yield* missed(catalog, each, isAll ? 1 : FARTHEST)));
    }
    if (isAll) return (row) => sum(parts, row);
    return (row) => parts.reduce((least, part) => Math.min(least, part(row)), FARTHEST);
  }
  if ("number" in asked) {
    const numbers = numbersNamed(catalog, asked.number);
    const wanted: Range = [asked.min ?? -Infinity, asked.max ?? Infinity];
    return (row) => band([numbers[row]!, numbers[row]!], wanted);
  }
  const wanted = asked.finds && rangeIn(asked.finds);
  if (!wanted) return undefined;
  const { codes, values } = columnNamed(catalog, asked.column);
  const bands = values.map((value) => band(endsOf(value), wanted));
  return (row) => bands[codes[row]!]!;
}

/** So many bands for a row of which a condition is not certain. */
function* missed(catalog: Catalog<unknown>, asked: Condition, bands: number): Steps<BandOf> {
  const truth = yield* truthInSteps(catalog, asked);
  return (row) => (truth(row) === YES ? 0 : bands);
}

function band([from, to]: Range, [min, max]: Range): number {
  if (Number.isNaN(from)) return FARTHEST;
  const end = Math.abs(Number.isFinite(max) ? max : min);
  const width = Number.isFinite(end) && end > 0 ? end * BAND : 1;
  const away = Math.max(to < min ? min - to : 0, from > max ? from - max : 0) / width;
  return Math.min(FARTHEST, Math.ceil(Math.round(away * STEPS) / STEPS));
}

/** The bounds that a condition sets to a number; what it says otherwise sets none. */
export function boundsOf(asked: Condition): { min: number; max: number } {
  if ("all" in asked) {
    const each = asked.all.map(boundsOf);
    return {
      min: Math.max(-Infinity, ...each.map(({ min }) => min)),
      max: Math.min(Infinity, ...each.map(({ max }) => max)),
    };
  }
  if ("number" in asked) return { min: asked.min ?? -Infinity, max: asked.max ?? Infinity };
  const [min, max] = ("finds" in asked && asked.finds && rangeIn(asked.finds)) || [
    -Infinity,
    Infinity,
  ];
  return { min, max };
}

function rangeIn(finds: Lookup): Range | undefined {
  if ("words" in finds) return undefined;
  if ("contains" in finds) return [finds.contains, finds.contains];
  return "overlaps" in finds ? finds.overlaps : [finds.min, finds.max];
}

/** A stated number, or the ends of a range; not numbers where neither is stated. */
function endsOf(value: Stated): Range {
  if (typeof value === "number") return [value, value];
  if (typeof value !== "object" || value === null || isList(value)) return [NaN, NaN];
  return [value.min ?? -Infinity, value.max ?? Infinity];
}
