import { MAX_ATTRIBUTE_VALUES, type AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan, ValueCount } from "@shared/contracts/file-look";
import { AppError } from "../../../platform/http/app-error";
import { finish, type Steps } from "../../../platform/work/steps";
import type { Distinct } from "../../table/column-amounts";
import { isNotStatedIn } from "../../table/not-stated";
import { countsOf, type TableColumn } from "../../table/table-columns";
import { partsOf, spelling } from "@shared/input/parts-of-cells";
import { idOf } from "./own-columns";

/** What a column states, with how often. */
export function statedIn(column: TableColumn): Map<string, number> {
  const counts = countsOf(column);
  return new Map(
    column.distinct.flatMap((cell, code) =>
      isNotStatedIn(column.header, cell) ? [] : [[cell, counts[code]!] as const],
    ),
  );
}

/** The attribute that a plan makes of a column that states this. Throws a 400 for too many values. */
export function attributeOf(header: string, column: ColumnPlan, cells: Distinct): AttributeShape {
  const { id, name, kind, unit } = column.attribute!;
  const hasUnit = kind === "number" || kind === "range";
  const hasValues = kind === "choice" || kind === "choices";
  return {
    id,
    label: { en: name },
    kind,
    unit: hasUnit ? unit : null,
    values: hasValues ? valuesOf(header, column, cells) : [],
    sizes: null,
    isRetired: false,
  };
}

/** What a label says: one value, or several where a cell may have several, as "Black|Gold" is both. */
export function labelsIn(label: string, { attribute }: ColumnPlan): string[] {
  if (attribute?.kind !== "choices") return [label];
  const parts = label.split("|").map(inOneLine).filter(Boolean);
  // A bar alone says no value, and drops none.
  return parts.length > 0 ? parts : [label];
}

function valuesOf(header: string, column: ColumnPlan, cells: Distinct) {
  const byLabel = new Map<string, { label: string; spellings: string[] }>();
  for (const { key, label, spellings } of countValues(cells, separatorOf(column))) {
    const said = inOneLine(Object.hasOwn(column.labels, key) ? column.labels[key]! : label);
    const labels = labelsIn(said, column);
    for (const each of labels) {
      const one = byLabel.get(spelling(each)) ?? { label: each, spellings: [] };
      if (labels.length === 1) one.spellings.push(...spellings);
      byLabel.set(spelling(each), one);
    }
  }
  if (byLabel.size > MAX_ATTRIBUTE_VALUES) {
    throw new AppError(
      400,
      "invalid",
      `${header.slice(0, 40)} has ${byLabel.size.toLocaleString("en")} values, and a choice has at most 2,000. Make it a text.`,
    );
  }
  const taken = new Set(["does-not-apply"]);
  return [...byLabel.values()].map(({ label, spellings }) => {
    const id = idOf(label, taken);
    taken.add(id);
    const others = new Set(spellings.map(inOneLine));
    const synonyms = [...others]
      .filter((each) => each !== label && each.length <= 200)
      .slice(0, 50);
    return { id, label: { en: label.slice(0, 200) }, synonyms, isRetired: false };
  });
}

/** A text without line breaks. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** So many cells are looked at in a step. */
const CELLS_A_STEP = 500;

interface CountedValue extends ValueCount {
  spellings: string[];
}

/** The label of each value that is written in several ways, by its spelling key: what differs by case alone is one brand, too. */
export const labelsOfCase = (values: readonly CountedValue[]): Record<string, string> =>
  Object.fromEntries(
    values.flatMap(({ key, label, spellings }) => (spellings.length > 1 ? [[key, label]] : [])),
  );

/** The part of lists that have to begin with a capital for all of their values to. */
const MOST_CAPITALS = 0.8;

/** Whether cells that are lists begin as sentences do: "Kitchen, dining room". */
function areSentences(cells: Distinct, separator: string | undefined): boolean {
  if (separator === undefined) return false;
  let [begun, all] = [0, 0];
  for (const [cell, count] of cells) {
    if (!/^\p{L}/u.test(cell)) continue;
    all += count;
    if (/^\p{Lu}/u.test(cell)) begun += count;
  }
  return all > 0 && begun >= all * MOST_CAPITALS;
}

const capitalized = (label: string): string =>
  /^\p{Ll}+(?:[\s-]|$)/u.test(label) ? label.charAt(0).toUpperCase() + label.slice(1) : label;

/**
 * The values of cells, the most frequent first; its label is the spelling that occurs most often, with a capital where it
 * lacks one only because it stands behind a comma.
 */
const countValues = (cells: Distinct, separator: string | undefined): CountedValue[] =>
  finish(countValuesInSteps(cells, separator));

/** The same in steps. */
export function* countValuesInSteps(
  cells: Distinct,
  separator: string | undefined,
): Steps<CountedValue[]> {
  const found = new Map<string, Map<string, number>>();
  let at = 0;
  for (const [cell, count] of cells) {
    if (at++ % CELLS_A_STEP === 0) yield;
    for (const part of partsOf(cell, separator)) {
      const key = spelling(part);
      const written = found.get(key) ?? new Map<string, number>();
      written.set(part, (written.get(part) ?? 0) + count);
      found.set(key, written);
    }
  }
  const isBegun = areSentences(cells, separator);
  return [...found]
    .map(([key, written]) => {
      const spellings = [...written].sort((a, b) => b[1] - a[1]).map(([text]) => text);
      const count = [...written.values()].reduce((sum, each) => sum + each, 0);
      const label = isBegun ? capitalized(spellings[0]!) : spellings[0]!;
      return { key, label, count, spellings };
    })
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

/** The values of cells as they are compared, in steps; those found so far once there are more than `most`. */
export function* keysInSteps(
  cells: Distinct,
  separator: string | undefined,
  most = Infinity,
): Steps<ReadonlySet<string>> {
  const keys = new Set<string>();
  let at = 0;
  for (const cell of cells.keys()) {
    if (at++ % CELLS_A_STEP === 0) yield;
    for (const part of partsOf(cell, separator)) keys.add(spelling(part));
    if (keys.size > most) break;
  }
  return keys;
}

/** How many cells are so, in steps. */
export function* countInSteps(cells: Distinct, isSo: (cell: string) => boolean): Steps<number> {
  let sum = 0;
  let at = 0;
  for (const [cell, count] of cells) {
    if (at++ % CELLS_A_STEP === 0) yield;
    if (isSo(cell)) sum += count;
  }
  return sum;
}

/** The separator of a plan's column where it has several values a cell. */
export const separatorOf = ({ attribute, separator }: ColumnPlan): string | undefined =>
  attribute?.kind === "choices" ? separator : undefined;
