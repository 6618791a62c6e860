// Longer than 200 lines: what decides how a column of numbers is read stands together.

import type { OpenDecimal } from "@shared/contracts/file-look";
import type { Steps } from "../../platform/work/steps";
import { amountIn, decimalOf, hasOneEnd, isOpen, settle, type Amount } from "./amounts";
import { measureOf, perUnit, unitName } from "./measures";
import { oddDecimals, settleDecimal } from "./open-decimals";
import type { Decimal } from "./numbers";

/** Cells with how often each stands in a column. */
export type Distinct = ReadonlyMap<string, number>;

/** What a column of numbers is read by. */
export interface ColumnAmounts {
  isRange: boolean;
  unit: string | null;
  decimal: Decimal | null;
  open: OpenDecimal | null;
  /** What cells are in full that can only be meant otherwise than the others are written. */
  odd: Record<string, string>;
  /** How many cells cannot be read so. */
  unread: number;
}

/** The part of a column's cells that have to be amounts: fewer where they say in what. */
const MOST_BARE = 0.85;
const MOST = 0.6;
/** Bare numbers are in a unit in which they are at most five times as large as the others. */
const MOST_OFF = Math.log(5);
const LITTLE_OFF = Math.log(2.5);
/** The part of the cells that name a unit which is none of the usual measures. */
const LEAST_NAMED = 0.05;
/** The part of a column's amounts that have to be ranges, where it is a column of them. */
const SOME_RANGES = 0.1;
/** The same where each has one end alone. */
const MOST_BOUNDS = 0.5;
/** The part of a column's cells that have to be numbers in three parts, where they are names of something. */
const SOME_VERSIONS = 0.05;
const VERSION = /^\d+\.\d{1,2}\.\d{1,2}$/;
const CELLS_A_STEP = 200;
/** Of fewer cells most may not be filled in yet. */
const MANY_CELLS = 10;

interface Counted {
  cell: string;
  amount: Amount;
  count: number;
}

/**
 * How a column's numbers are read; undefined where too few cells are numbers of one unit. In steps. Of a column of
 * capacities each cell says how much it is at most.
 */
export function* columnAmounts(
  cells: Distinct,
  headerUnit: string | null,
  isCapacity = false,
): Steps<ColumnAmounts | undefined> {
  let total = 0;
  for (const count of cells.values()) total += count;
  const found: Counted[] = [];
  let at = 0;
  let missed = 0;
  let hasCodes = false;
  let versions = 0;
  for (const [cell, count] of cells) {
    if (at++ % CELLS_A_STEP === 0) yield;
    // A code: its zeros are no decoration.
    const isCode = /^0\d+$/.test(cell);
    hasCodes ||= isCode;
    if (VERSION.test(cell)) versions += count;
    const amount = isCode ? undefined : amountIn(cell);
    if (amount) found.push({ cell, amount, count });
    else missed += count;
    // Whatever the others are, they are too few.
    if (missed > total * (1 - MOST)) return undefined;
  }
  // Beside "5.1.2" the decimals of "2.0" are none.
  if (versions >= total * SOME_VERSIONS) return undefined;
  const least = leastOf(found, headerUnit);
  // Among amounts with their units one is only odd.
  if (hasCodes && least === MOST_BARE) return undefined;
  if (sumOf(found) < total * least) return undefined;
  // "ab 10 Stk" says from how many a price is, and not in what it is; of bars "9 rotation" is an odd one.
  const worth = ({ unit, fitting }: { unit: string | null; fitting: readonly Counted[] }) => {
    const isOfHeader = headerUnit !== null && unit === unitName(headerUnit);
    const isEnough = isOfHeader && measureOf(unit) && sumOf(fitting) >= total * least;
    return isEnough ? Infinity : sumOf(fitting);
  };
  const units = [unitOf(found, headerUnit), ...(headerUnit === null ? [] : [unitOf(found, null)])];
  const inUnit = units
    .map((unit) => ({ unit, fitting: found.filter(({ amount }) => fits(amount, unit)) }))
    .sort((a, b) => worth(b) - worth(a))[0]!;
  if (sumOf(inUnit.fitting) < total * least) return undefined;
  const { unit, fitting } = inUnit;
  const ranges = fitting.filter(({ amount }) => amount.isRange);
  // "120 kg" is no bound of both ends beside "up to 100 kg": where hardly any cell has two, all are numbers.
  const withBoth = ranges.filter(({ amount }) => !mayBeNumber(amount));
  const isRange = isCapacity
    ? sumOf(withBoth) >= sumOf(fitting) * MOST_BOUNDS
    : sumOf(ranges) >= sumOf(fitting) * (withBoth.length > 0 ? SOME_RANGES : MOST_BOUNDS);
  const isNumber = isCapacity ? hasMost : mayBeNumber;
  const counted = isRange ? fitting : fitting.filter(({ amount }) => isNumber(amount));
  const readings = counted.map(({ cell, amount, count }) => ({
    cell,
    count,
    readings: (isCapacity ? (amount.max ?? amount.min)! : (amount.min ?? amount.max)!).readings,
    factor: factorOf(amount, unit),
    proves: decimalOf(amount),
    isOpen: isOpen(amount),
  }));
  const { decimal, open } = settleDecimal(readings, true);
  // "230 V" and "rechargeable" are no numbers: only one of them is one.
  const unread = total - sumOf(counted);
  const said = new Set(
    readings.map(({ readings: [first], factor }) => (first ? first.value * factor : undefined)),
  );
  if (!isRange && said.size === 1 && unread > 0 && total >= MANY_CELLS) return undefined;
  const odd = decimal === null ? {} : oddDecimals(readings, decimal);
  return { isRange, unit, decimal, open, odd, unread };
}

/** "2021" and "NV" are choices, "18V" and "12 V Li-Ion" are numbers. */
function leastOf(found: readonly Counted[], headerUnit: string | null): number {
  if (headerUnit !== null) return MOST;
  const named = found.filter(({ amount }) => unitsIn(amount).length > 0 || amount.isRange);
  return sumOf(named) >= sumOf(found) / 4 ? MOST : MOST_BARE;
}

/** How many of a unit one of an amount's own is. */
function factorOf(amount: Amount, unit: string | null): number {
  const [own] = unitsIn(amount);
  return own === undefined || unit === null ? 1 : (perUnit(own, unit) ?? 1);
}

/** "min. 25 %" and "max. 150 kg" in a column of numbers are 25 and 150; a range with two ends is none. */
export const mayBeNumber = (amount: Amount): boolean => !amount.isRange || hasOneEnd(amount);

/** "40-120 kg" carries 120 at most; "from 40 kg" does not say how much. */
export const hasMost = ({ max }: Amount): boolean => max !== undefined;

const sumOf = (found: readonly Counted[]): number =>
  found.reduce((sum, { count }) => sum + count, 0);

const unitsIn = ({ min, max }: Amount): string[] =>
  [min?.unit, max?.unit].filter((unit): unit is string => unit !== undefined && unit !== "");

/** "3 steps", but "2.0 TDI" is a name. */
const isCounted = (word: string) =>
  !measureOf(word) && /^\p{L}{3,}\.?$/u.test(word) && !/^\p{Lu}{3}$/u.test(word);

const fits = (amount: Amount, unit: string | null): boolean =>
  unitsIn(amount).every((each) =>
    // What is no measure only says what is counted: "3 steps".
    unit === null ? isCounted(each) : perUnit(unitName(each), unit) !== undefined,
  );

/** The unit of a column: its header's, or the one that most cells name, in which bare numbers are as large as others. */
function unitOf(found: readonly Counted[], headerUnit: string | null): string | null {
  if (headerUnit !== null) return unitName(headerUnit);
  const named = new Map<string, number>();
  for (const { amount, count } of found) {
    for (const unit of new Set(unitsIn(amount).map(unitName)))
      named.set(unit, (named.get(unit) ?? 0) + count);
  }
  const [most, times = 0] = [...named].sort((a, b) => b[1] - a[1])[0] ?? [];
  // What a few cells have behind their numbers is the unit of all only where it is a measure.
  if (most === undefined) return null;
  if (!measureOf(most)) {
    // "4131A" and "1241X" are codes, and in no unit.
    if (times < sumOf(found) * LEAST_NAMED || /^\p{L}{1,2}$|\s/u.test(most)) return null;
    // "4 Stufen" beside "6 Sprossen" are counted alike, and neither is the unit of the other.
    const others = [...named.keys()].some(
      (unit) => isCounted(unit) && perUnit(unit, most) === undefined,
    );
    if (others) return null;
  }
  // Some pairs among others are no unit of the others.
  if (measureOf(most)?.family === "pairs" && times < sumOf(found) / 2) return null;
  const bare = middle(found.filter(({ amount }) => unitsIn(amount).length === 0));
  const said = middle(
    found.filter(({ amount }) => unitsIn(amount).length > 0),
    most,
  );
  if (bare === undefined || said === undefined || !measureOf(most)) return most;
  const offBy = (unit: string) => {
    const factor = perUnit(most, unit);
    return factor === undefined ? Infinity : Math.abs(Math.log(bare / (said * factor)));
  };
  // A few days are no fewer than a few weeks: sizes say nothing there.
  if (offBy(most) < LITTLE_OFF || ["age", "time"].includes(measureOf(most)!.family)) return most;
  const feet = named.has("in") ? ["ft"] : [];
  const [nearest] = ["mm", "cm", "m", "g", "kg", "ml", "l", ...named.keys(), ...feet]
    .filter((unit) => measureOf(unit) && offBy(unit) < MOST_OFF)
    .sort((a, b) => offBy(a) - offBy(b));
  return nearest ?? most;
}

function middle(found: readonly Counted[], unit: string | null = null): number | undefined {
  const values = found.flatMap(({ amount }) => {
    const settled = settle(amount, unit, ".");
    const value = "range" in settled ? (settled.range.min ?? settled.range.max) : undefined;
    return value === undefined ? [] : [value];
  });
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
