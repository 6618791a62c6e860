import type { Steps } from "../../../platform/work/steps";
import type { Distinct } from "../../table/column-amounts";
import { countInSteps, countValuesInSteps, keysInSteps, partsOf } from "./plan-attributes";

// What stands between the values of cells that hold several.

const MAX_VALUES = 200;
const MAX_LABEL = 60;
const SEPARATORS = ["\n", "|", ";", ",", "/", "any"] as const;
export type Separator = (typeof SEPARATORS)[number];
/** What commas and slashes stand in that are no lists: "2,5", "205/55", "200/box", "A/T". */
const ONE_THING: Partial<Record<Separator, RegExp>> = {
  ",": /\d,\d/,
  "/": /\d\/|\/\d|(?:^|[^\p{L}])\p{L}\/|\/\p{L}(?:$|[^\p{L}])/u,
};

const WORDS: Partial<Record<Separator, string>> = {
  "\n": "a line break",
  any: "commas, slashes or words",
};

/** A separator in words. */
export const separatorWords = (separator: Separator): string => WORDS[separator] ?? separator;

/** What stands between the values of cells; undefined where they are one value each. Where several do, any of them. */
export function* separatorIn(
  cells: Distinct,
  stated: number,
  different: number,
): Steps<Separator | undefined> {
  let first: Separator | undefined;
  let parts = Infinity;
  for (const separator of SEPARATORS) {
    if (!(yield* isList(cells, stated, separator, different))) continue;
    const { size } = yield* keysInSteps(cells, separator);
    // Any of them has to find the same parts in more cells, not more parts.
    if (first === undefined || size < parts) [first, parts] = [separator, size];
  }
  return first;
}

/** Whether cells, of so many values each as a whole, hold several: their parts are few, and come again in others. */
function* isList(
  cells: Distinct,
  stated: number,
  separator: Separator,
  different: number,
): Steps<boolean> {
  const several = yield* countInSteps(cells, (cell) =>
    separator === "any" ? partsOf(cell, separator).length > 1 : cell.includes(separator),
  );
  if (several < 2 || several < stated / 20) return false;
  const oneThing = ONE_THING[separator];
  const ofOne = oneThing ? yield* countInSteps(cells, (cell) => oneThing.test(cell)) : 0;
  if (ofOne > several / 2) return false;
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
