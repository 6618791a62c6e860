import type { Steps } from "../../../platform/work/steps";
import { spelling } from "./own-columns";
import { countInSteps } from "./plan-attributes";

const NUMBER = String.raw`[+-]?\d(?:[\d.,\s]*\d)?`;
const UNIT = String.raw`(?<unit>[\p{L}°%"″µ][^\d]{0,11})?`;
const ONE = new RegExp(`^${NUMBER}\\s*${UNIT}$`, "u");
const BETWEEN = new RegExp(
  `^${NUMBER}[^\\d]{0,12}?\\s*(?:–|—|-|to|bis)\\s*\\d(?:[\\d.,\\s]*\\d)?\\s*${UNIT}$`,
  "u",
);
const OPEN = new RegExp(
  `^(?:from|at least|min\\.?|up to|at most|max\\.?|≥|≤|>=|<=|ab|bis)\\s*${NUMBER}\\s*${UNIT}$`,
  "iu",
);
const PLUS = new RegExp(`^${NUMBER}\\s*\\+$`, "u");

/** Whether a cell is a number or a range, with the unit that it names. */
export function amountIn(cell: string): { isRange: boolean; unit: string } | undefined {
  const one = ONE.exec(cell);
  if (one) return { isRange: false, unit: one.groups?.unit?.trim() ?? "" };
  const range = BETWEEN.exec(cell) ?? OPEN.exec(cell) ?? PLUS.exec(cell);
  return range ? { isRange: true, unit: range.groups?.unit?.trim() ?? "" } : undefined;
}

/** What stands before the decimals of these cells' numbers, in steps. */
export function* decimalInSteps(cells: readonly string[]): Steps<"." | ","> {
  const commas = yield* countInSteps(cells, (cell) =>
    /\d,\d{1,2}(?!\d)|\b0,\d|\d\.\d{3},/.test(cell),
  );
  const points = yield* countInSteps(cells, (cell) =>
    /\d\.\d{1,2}(?!\d)|\b0\.\d|\d,\d{3}\./.test(cell),
  );
  return commas > points ? "," : ".";
}

/** A cell with its numbers written with a point and without thousands separators. */
export function plainNumbers(cell: string, decimal: "." | ","): string {
  return cell.replace(/\d[\d.,\s]*\d|\d/g, (number) => {
    const thousands = decimal === "," ? /[.\s]/g : /(?<=\d)[,\s](?=\d{3}(?!\d))/g;
    return number.replace(thousands, "").replace(decimal === "," ? "," : /(?!)/, ".");
  });
}

/** The unit that cells share; undefined where they differ. */
export function sharedUnit(units: readonly string[]): string | undefined {
  const named = units.filter((unit) => unit !== "");
  const first = named[0] ?? "";
  return named.every((unit) => spelling(unit) === spelling(first)) ? first : undefined;
}

/** A price without its currency, as products take it. */
export const plainPrice = (cell: string, decimal: "." | ","): string =>
  plainNumbers(cell.replace(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$/gu, ""), decimal);
