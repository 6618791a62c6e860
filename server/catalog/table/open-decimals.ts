import type { OpenDecimal } from "@shared/contracts/file-look";
import type { Decimal, NumberReading } from "./numbers";
import { isMoney, pricesIn } from "./prices";

// Numbers that can be read in two ways, and what the other cells of their column say of them.

/** The sign before decimals, and what has to be asked to know it. */
interface Settled {
  decimal: Decimal | null;
  open: OpenDecimal | null;
}

/** How a column of prices is read, and what has to be asked of it. */
export function columnPrices(cells: ReadonlyMap<string, number>): Settled {
  const read = [...cells].map(([cell, count]) => {
    const readings = pricesIn(cell);
    const [only, ...others] = readings;
    return {
      cell,
      count,
      readings,
      factor: 1,
      proves: others.length === 0 ? only?.by : undefined,
      isOpen: others.length > 0,
    };
  });
  return settleDecimal(read, false);
}

interface Open {
  cell: string;
  count: number;
  readings: readonly NumberReading[];
  /** By which they are as large as those of other cells. */
  factor: number;
  proves: Decimal | undefined;
  isOpen: boolean;
}

/** What the other cells of a column say of those that can be read in two ways. A price is never decided by its size. */
export function settleDecimal(cells: readonly Open[], bySize: boolean): Settled {
  const proven = new Set(cells.flatMap(({ proves }) => proves ?? []));
  const open = cells.filter((each) => each.isOpen);
  const [only = null] = proven.size === 1 ? proven : [];
  // A price of three decimals is none: where another cell says so all the same, people write both ways.
  const decimal = bySize ? bySizes(cells, open) : null;
  // Whoever writes "1,100" and "1.300" means one thing by both, unless sizes say so: "1,100 g" and "2.125 kg".
  const isBySize = decimal !== null && (only === null || only === decimal);
  if (!isBySize && hasBothSigns(open)) {
    // Of too many nobody answers at once: each is listed, and none is guessed.
    const mixed = open.length <= MAX_MIXED ? mixedIn(open) : undefined;
    return { decimal: null, open: mixed ? { ...openOf(open), mixed } : null };
  }
  // Sizes may contradict it: "1.298" among 1968 and 1.9 l. Then it is asked.
  const isSaid =
    only !== null &&
    (bySize ? decimal === null || decimal === only : open.every((each) => hasMoney(each, only)));
  if (open.length === 0 || isSaid) return { decimal: only, open: null };
  if (only !== null && decimal !== null) return { decimal: null, open: openOf(open) };
  if (decimal !== null) return { decimal, open: null };
  return { decimal: null, open: openOf(open) };
}

/** By so much a number is beyond all others that nobody means it. */
const FAR = 20;

/**
 * What single cells are in full that the sign of their column would make far larger or smaller than all others, where the
 * other sign puts them among these: "2.450" is 2.45 among weights from 0.31 to 9.6, though "2,4" stands beside it.
 */
export function oddDecimals(cells: readonly Open[], decimal: Decimal): Record<string, string> {
  const sizes = sizesOf(cells);
  if (sizes.length < 3) return {};
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const odd: Record<string, string> = {};
  for (const { cell, readings, factor, isOpen } of cells) {
    if (!isOpen) continue;
    const usual = readings.find(({ by }) => by === decimal);
    const other = readings.find(({ by }) => by !== decimal);
    if (!usual || !other) continue;
    const isFar = usual.value * factor > most * FAR || usual.value * factor < least / FAR;
    const isAmong = other.value * factor >= least && other.value * factor <= most;
    if (isFar && isAmong) odd[cell] = wholeOrDecimal(cell)[decimal === "," ? "decimal" : "whole"];
  }
  return odd;
}

/** What has to be asked of cells that can be read in two ways. */
function openOf(open: readonly Open[]): OpenDecimal {
  const [first] = open;
  const valueBy = (sign: Decimal) => first!.readings.find(({ by }) => by === sign)?.value ?? 0;
  return {
    count: open.reduce((sum, { count }) => sum + count, 0),
    cell: first!.cell,
    withPoint: valueBy("."),
    withComma: valueBy(","),
  };
}

/** Nobody answers for more cells at once. */
const MAX_MIXED = 200;
const SIGN = /(\d)([.,])(?=\d{3}(?!\d))/;

const hasBothSigns = (open: readonly Open[]): boolean =>
  new Set(open.map(({ cell }) => SIGN.exec(cell)?.[2])).size > 1;

/** Cells that can be read in two ways, each with and without its sign as one before decimals. */
const mixedIn = (open: readonly Open[]): OpenDecimal["mixed"] =>
  open.map(({ cell }) => ({ cell, ...wholeOrDecimal(cell) }));

const wholeOrDecimal = (cell: string) => ({
  whole: cell.replace(new RegExp(SIGN, "g"), "$1"),
  // As many decimals as nobody takes for thousands.
  decimal: cell.replace(new RegExp(SIGN, "g"), "$1.").replace(/(\.\d{3})(?!\d)/g, "$10"),
});

const hasMoney = ({ readings }: Open, sign: Decimal) =>
  readings.some(({ by, value }) => by === sign && isMoney(value));

/** The numbers of a column that mean one thing, in its unit. */
const sizesOf = (cells: readonly Open[]): number[] =>
  cells.flatMap(({ readings, isOpen, factor }) =>
    isOpen ? [] : readings.map(({ value }) => value * factor),
  );

/** The sign by which all open numbers are among the others; null where both do, or none. */
function bySizes(cells: readonly Open[], open: readonly Open[]): Decimal | null {
  const sizes = sizesOf(cells);
  if (sizes.length < 3) return null;
  const [low, high] = [Math.min(...sizes) / 3, Math.max(...sizes) * 3];
  const fitting = ([".", ","] as const).filter((sign) =>
    open.every(({ readings, factor }) =>
      readings.some(
        ({ by, value }) => by === sign && value * factor >= low && value * factor <= high,
      ),
    ),
  );
  return fitting.length === 1 ? fitting[0]! : null;
}
