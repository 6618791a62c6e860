import { hasShares, partsOf, spelling } from "@shared/input/parts-of-cells";
import type { Steps } from "../../../platform/work/steps";
import type { Distinct } from "../../table/column-amounts";
import { countInSteps, countValuesInSteps, keysInSteps } from "./plan-attributes";

// What stands between the values of cells that hold several.

const MAX_VALUES = 200;
const MAX_LABEL = 60;
const SEPARATORS = ["\n", "|", ";", ",", "/", "any", "shares"] as const;
/** Where nothing better is found, there may be a few more parts than wholes: they come again. */
const MORE_PARTS = 1.25;
/** The part of cells that have to name shares: "75% wool, 25% silk". */
const SOME_SHARES = 0.3;
export type Separator = (typeof SEPARATORS)[number];
/** What commas and slashes stand in that are no lists: "2,5", "205/55", "200/box", "A/T", "Wet-/dry cleaner". */
const ONE_SLASHED = /\d\/|\/\d|(?:^|[^\p{L}])\p{L}\/|\/\p{L}(?:$|[^\p{L}])|\p{L}-\//u;
const ONE_THING: Partial<Record<Separator, RegExp>> = {
  ",": /\d,\d/,
  "/": ONE_SLASHED,
  any: ONE_SLASHED,
};

const WORDS: Partial<Record<Separator, string>> = {
  "\n": "a line break",
  any: "commas, slashes or words",
  shares: "their percentages, which are left out,",
};

/** A separator in words. */
export const separatorWords = (separator: Separator): string => WORDS[separator] ?? separator;

/** What stands between the values of cells; undefined where they are one value each. Where several do, any of them. */
export function* separatorIn(
  cells: Distinct,
  stated: number,
  different: number,
): Steps<Separator | undefined> {
  if ((yield* countInSteps(cells, hasShares)) >= stated * SOME_SHARES) {
    if (yield* isList(cells, stated, "shares", different)) return "shares";
  }
  return (
    (yield* bestSeparator(cells, stated, different)) ??
    (yield* bestSeparator(cells, stated, different * MORE_PARTS))
  );
}

/** What would stand between the values of texts, if staff say that these are lists: what most of them hold. */
export function likelySeparator(cells: Distinct): Separator {
  const holds = (separator: string) =>
    [...cells].reduce((sum, [cell, count]) => sum + (cell.includes(separator) ? count : 0), 0);
  const [first] = (["|", "\n", ";", ",", "/"] as const)
    .map((separator) => ({ separator, count: holds(separator) }))
    .toSorted((one, other) => other.count - one.count);
  return first!.separator;
}

/** What stands between most values, of which there are at most so many. */
function* bestSeparator(
  cells: Distinct,
  stated: number,
  most: number,
): Steps<Separator | undefined> {
  let found: { separator: Separator; parts: number; several: number } | undefined;
  for (const separator of SEPARATORS) {
    if (separator === "shares") continue;
    if (!(yield* isList(cells, stated, separator, most))) continue;
    const { size: parts } = yield* keysInSteps(cells, separator);
    const several = yield* countInSteps(cells, (cell) => partsOf(cell, separator).length > 1);
    // Any of them has to find the same parts in more cells, not more parts.
    const isBetter =
      !found || parts < found.parts || (parts === found.parts && several > found.several);
    if (isBetter) found = { separator, parts, several };
  }
  return found?.separator;
}

/** Whether cells hold several values: their parts are few, no more than so many, and come again in others. */
function* isList(
  cells: Distinct,
  stated: number,
  separator: Separator,
  most: number,
): Steps<boolean> {
  // Of texts that all differ the first cells have too many: most columns are no lists.
  const { size } = yield* keysInSteps(cells, separator, MAX_VALUES);
  if (size > MAX_VALUES) return false;
  const several = yield* countInSteps(cells, (cell) =>
    separator.length > 1 ? partsOf(cell, separator).length > 1 : cell.includes(separator),
  );
  if (several < 2 || several < stated / 20) return false;
  if ((separator === "/" || separator === "any") && arePaths(cells)) return false;
  const oneThing = ONE_THING[separator];
  const ofOne = oneThing ? yield* countInSteps(cells, (cell) => oneThing.test(cell)) : 0;
  if (ofOne > several / 2) return false;
  if ((separator === "/" || separator === "any") && areWholes(cells, separator)) return false;
  const parts = yield* countValuesInSteps(cells, separator);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    parts.length <= Math.max(6, total / 2) &&
    parts.every(({ label, key }) => label.length <= MAX_LABEL && /[\p{L}\p{N}]/u.test(key)) &&
    parts.length <= Math.max(12, most)
  );
}

/** So many cells say whether their parts are ever apart. */
const MAX_WHOLES = 500;

/**
 * Whether what stands between separators is never apart: "Visitors / Conference" in one category, not two, where no other
 * cell names either.
 */
function areWholes(cells: Distinct, separator: Separator): boolean {
  const counts = new Map<string, number>();
  const lists: string[][] = [];
  for (const cell of [...cells.keys()].slice(0, MAX_WHOLES)) {
    const parts = new Set(partsOf(cell, separator).map(spelling));
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
    if (parts.size > 1) lists.push([...parts]);
  }
  return lists.every((parts) => parts.every((part) => counts.get(part) === 1));
}

/** The part of paths that begin with the same word, which stands nowhere else in them. */
const MOST_ROOTS = 0.8;
const MAX_PATHS = 2_000;

/** Whether slashes stand in paths: "Shop/Men/Tops,Shop/Sale". */
function arePaths(cells: Distinct): boolean {
  const roots = new Map<string, number>();
  const others = new Set<string>();
  let all = 0;
  for (const cell of cells.keys()) {
    // So many say whether they are.
    if (all >= MAX_PATHS) break;
    for (const path of cell.split(/[,;|]/)) {
      const [root = "", ...more] = path.split("/").map((part) => part.trim());
      roots.set(root, (roots.get(root) ?? 0) + 1);
      for (const part of more) others.add(part);
      all += 1;
    }
  }
  const [root = "", count = 0] = [...roots].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count >= all * MOST_ROOTS && others.size > 0 && !others.has(root);
}
