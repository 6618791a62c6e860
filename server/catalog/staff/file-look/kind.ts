import type { AttributeKind } from "@shared/contracts/attributes";
import { yesOrNo } from "../../csv/cells";
import type { OpenDecimal } from "@shared/contracts/file-look";
import type { Steps } from "../../../platform/work/steps";
import { columnAmounts, type Distinct } from "../../table/column-amounts";
import type { Decimal } from "../../table/numbers";
import { shortYearsIn, yearsIn } from "../../table/years";
import { countInSteps, countValuesInSteps, keysInSteps } from "./plan-attributes";

const MAX_VALUES = 200;
const MAX_LABEL = 60;
const SEPARATORS = ["\n", "|", ";", ",", "/"] as const;
/** The part of a column's cells that have to say yes or no. */
const MOST_FLAGS = 0.95;
/** The part of a column's cells that have to be years, and of them spans. */
const MOST_YEARS = 0.6;
const SOME_SPANS = 0.2;
const BETWEEN_DIGITS = /\d[,/]\d/;
type Separator = (typeof SEPARATORS)[number];

export interface Kind {
  kind: AttributeKind;
  unit: string | null;
  separator: Separator;
  why: string;
  /** Of numbers. */
  decimal: Decimal | null;
  open: OpenDecimal | null;
  /** How many cells cannot be read so. */
  unread: number;
  /** What cells are in full that are written short. */
  readAs: Record<string, string>;
}

/** The kind of a column by what it states, with the unit in its header, and why; in steps. */
export function* kindInSteps(cells: Distinct, headerUnit: string | null): Steps<Kind> {
  const stated = sumOf(cells.values());
  const kind = (name: AttributeKind, why: string, more: Partial<Kind> = {}): Kind => ({
    kind: name,
    unit: null,
    separator: "|",
    why,
    decimal: null,
    open: null,
    readAs: {},
    unread: 0,
    ...more,
  });
  const flags = yield* countInSteps(cells, (cell) => yesOrNo(cell) !== undefined);
  // Zeros and ones alone are yes and no where both are there; among other numbers they are numbers.
  const isDigits = [...cells.keys()].some((cell) => /^\d+$/.test(cell));
  const hasBoth = cells.has("0") && cells.has("1");
  if (flags >= stated * MOST_FLAGS && (!isDigits || (hasBoth && flags === stated))) {
    const unread = stated - flags;
    return kind("flag", unread === 0 ? "Every cell says yes or no." : "Cells say yes or no.", {
      unread,
    });
  }
  const years = yield* countInSteps(cells, (cell) => yearsIn(cell) !== undefined);
  const spans = yield* countInSteps(cells, isSpanOfYears);
  if (spans > 0 && spans >= stated * SOME_SPANS && years >= stated * MOST_YEARS) {
    const readAs = shortYears(cells);
    const read = yield* countInSteps(cells, (cell) => yearsIn(readAs[cell] ?? cell) !== undefined);
    return kind("range", "Cells are years, or spans of them.", { readAs, unread: stated - read });
  }
  const amounts = yield* columnAmounts(cells, headerUnit);
  if (amounts) {
    const { isRange, unit, ...more } = amounts;
    const inUnit = unit === null ? "" : ` in ${unit}`;
    return isRange
      ? kind("range", `Cells are ranges of numbers${inUnit}.`, { unit, ...more })
      : kind(
          "number",
          `${more.unread === 0 ? "Every cell is a number" : "Cells are numbers"}${inUnit}.`,
          { unit, ...more },
        );
  }
  const { size: different } = yield* keysInSteps(cells, undefined);
  for (const separator of SEPARATORS) {
    if (!(yield* isList(cells, stated, separator, different))) continue;
    const { size: length } = yield* keysInSteps(cells, separator);
    return kind(
      "choices",
      `Cells hold several of ${length} values, with ${separator === "\n" ? "a line break" : separator} between them.`,
      {
        separator,
      },
    );
  }
  const few = Math.min(MAX_VALUES, Math.max(12, stated / 2));
  if (different <= few && [...cells.keys()].every((cell) => cell.length <= MAX_LABEL)) {
    return kind("choice", `There are ${different} different values.`);
  }
  return kind("text", `There are ${different} different texts, too many to choose from.`);
}

function isSpanOfYears(cell: string): boolean {
  const years = yearsIn(cell);
  return years !== undefined && years.min !== years.max;
}

/** Years of two digits among others are read in full: as numbers they would be of the first century. */
function shortYears(cells: Distinct): Record<string, string> {
  const found: Record<string, string> = {};
  for (const cell of cells.keys()) {
    const full = shortYearsIn(cell);
    if (full !== undefined) found[cell] = full;
  }
  return found;
}

const sumOf = (counts: Iterable<number>): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};

/** Whether cells, of so many values each as a whole, hold several: their parts are few, and come again in others. */
function* isList(
  cells: Distinct,
  stated: number,
  separator: Separator,
  different: number,
): Steps<boolean> {
  const several = yield* countInSteps(cells, (cell) => cell.includes(separator));
  if (several < 2 || several < stated / 20) return false;
  // "205/55 R16" and "2,5" are one thing each.
  const ofNumbers = yield* countInSteps(
    cells,
    (cell) => BETWEEN_DIGITS.test(cell) && !/[\n|;]/.test(separator),
  );
  if (ofNumbers > several / 2) return false;
  const { size } = yield* keysInSteps(cells, separator, MAX_VALUES);
  if (size > MAX_VALUES) return false;
  const parts = yield* countValuesInSteps(cells, separator);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    parts.length <= Math.max(6, total / 2) &&
    parts.every(({ label, key }) => label.length <= MAX_LABEL && /[\p{L}\p{N}]/u.test(key)) &&
    parts.length <= Math.max(12, different)
  );
}
