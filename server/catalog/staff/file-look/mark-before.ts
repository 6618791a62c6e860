import { amountIn, hasOneEnd } from "../../table/amounts";
import type { Distinct } from "../../table/column-amounts";
import type { InFull } from "./flag-forms";

/** A mark of one to four letters before a number: "f/1.8", "Ra 80", "F4-7.1". */
const MARK = /^(\p{L}{1,4})[/.:]?\s*(?=[≥≤<>]?=?\s*\d)/u;
/** Longer cells are no numbers. */
const MAX_LENGTH = 40;
/** The part of the cells that have to have the mark, or to be numbers. */
const MOST_MARKED = 0.9;
const SOME_MARKED = 0.15;
const SOME_PLAIN = 0.3;
const SOME_MEASURED = 0.3;

/**
 * Takes away the mark that stands before the numbers of a column, where some have decimals or ends, or many no mark: of "f/1.8" and "3.5-5.6" it says
 * nothing more, of "IP44" and "M8" it is a part of a code. Undefined where no mark is so.
 */
export function markBefore(cells: Distinct): InFull | undefined {
  const found = new Map<string, number>();
  let [all, plain, measured] = [0, 0, 0];
  for (const [cell, count] of cells) {
    all += count;
    const mark = markIn(cell);
    const amount =
      cell.length < MAX_LENGTH ? amountIn(mark ? cell.replace(MARK, "") : cell) : undefined;
    if (!amount) continue;
    if (mark) found.set(mark, (found.get(mark) ?? 0) + count);
    else plain += count;
    const isWhole =
      !amount.isRange && amount.min!.readings.every(({ value }) => Number.isInteger(value));
    if (!isWhole) measured += count;
  }
  const [mark, times = 0] = [...found].sort((a, b) => b[1] - a[1])[0] ?? [];
  const isMark = times >= all * SOME_MARKED && plain > 0;
  const isPartOfNumber =
    plain >= all * SOME_PLAIN ||
    (times + plain >= all * MOST_MARKED && measured >= all * SOME_MEASURED);
  if (!isMark || !isPartOfNumber) return undefined;
  return (cell) => (markIn(cell) === mark ? cell.replace(MARK, "") : undefined);
}

const markIn = (cell: string): string | undefined => {
  const mark = MARK.exec(cell)?.[1]?.toLowerCase();
  return mark === undefined || isBound(cell) ? undefined : mark;
};

/** Whether a word says at which end a number stands: "bis 110 m³" is no 110. */
function isBound(cell: string): boolean {
  const amount = cell.length < MAX_LENGTH ? amountIn(cell) : undefined;
  return amount !== undefined && hasOneEnd(amount);
}
