import type { ColumnLook, ColumnPlan, ValueCount } from "@shared/contracts/file-look";
import { alikeLabels } from "@shared/input/alike-labels";
import { partsOf, spelling } from "@shared/input/parts-of-cells";
import { perhapsAlike } from "@shared/input/perhaps-alike";

/** Values of a column that are, or may be, spellings of one; that which they become first. */
export interface AlikeValues {
  /** The column's place. */
  column: number;
  labels: string[];
  /** What the plan calls them by. */
  keys: string[];
  /** Whether one may be short for the other, or a slip of it: nobody but staff knows. */
  isOnlyPerhaps?: true;
}

/** The values of columns that look like spellings of one; not those of an attribute that there is, nor of keys. */
export function alikeIn(looks: readonly ColumnLook[], plans: readonly ColumnPlan[]): AlikeValues[] {
  return looks.flatMap((look, column) => {
    const plan = plans[column]!;
    const values = valuesIn(look, plan);
    const isOpen = hasValues(plan, look) && !plan.attribute!.isKnown;
    if (!isOpen && plan.use !== "brand") return [];
    const groups = alikeLabels(values.map(({ label }) => label));
    const valuesAt = (places: readonly number[]) => ({
      column,
      labels: places.map((place) => values[place]!.label),
      keys: places.map((place) => values[place]!.key),
    });
    return [
      ...groups.map(valuesAt),
      ...perhapsIn(values, groups, plan.use === "brand").map((places) => ({
        ...valuesAt(places),
        isOnlyPerhaps: true as const,
      })),
    ];
  });
}

const MUCH_MORE = 4;

/** Those that may be one, besides: each spelling of a value goes with it. */
function perhapsIn(
  values: ColumnLook["values"],
  groups: readonly number[][],
  areBrands: boolean,
): number[][] {
  const grouped = new Set(groups.flat());
  const each = [...groups, ...values.flatMap((_, at) => (grouped.has(at) ? [] : [[at]]))];
  const labels = each.map(([first]) => values[first!]!.label);
  const countOf = (at: number) => each[at]!.reduce((sum, place) => sum + values[place]!.count, 0);
  return perhapsAlike(labels, areBrands).map(([whole, other]) => {
    // A word that hardly any row has is the odd one, however whole it is.
    const isOdd = countOf(other) >= countOf(whole) * MUCH_MORE;
    return isOdd ? [each[other]![0]!, ...each[whole]!] : [each[whole]![0]!, ...each[other]!];
  });
}

/** Whether the values of a column are known: those that were counted, or what stands in the cells that were. */
export function hasValues(
  { use, attribute }: ColumnPlan,
  { plan: { attribute: proposed }, cells }: Pick<ColumnLook, "plan" | "cells">,
): boolean {
  const isListed = attribute?.kind === "choice" || attribute?.kind === "choices";
  const areWhole =
    cells !== undefined ||
    (proposed !== undefined && ["text", "flag", "choice"].includes(proposed.kind));
  return use === "attribute" && isListed && (areWhole || attribute.kind === proposed?.kind);
}

/** The values of a column as its plan reads it: of cells that were counted whole, what stands in each. */
export function valuesIn(look: ColumnLook, { attribute, separator }: ColumnPlan): ValueCount[] {
  const { plan: proposed, values, cells } = look;
  const areParts = proposed.attribute?.kind === "choices";
  const isAsProposed = attribute?.kind === "choices" && separator === proposed.separator;
  if (areParts && (isAsProposed || !cells)) return values;
  if (attribute?.kind !== "choices") return cells ?? values;
  const found = new Map<string, ValueCount>();
  for (const { label, count } of cells ?? values) {
    for (const part of partsOf(label, separator)) {
      const key = spelling(part);
      const before = found.get(key) ?? { key, label: part, count: 0 };
      found.set(key, { ...before, count: before.count + count });
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}

/** Whether a plan has made them one. */
export function isOne({ column, keys, labels }: AlikeValues, plans: readonly ColumnPlan[]) {
  const [first, ...others] = keys.map((key, at) => plans[column]!.labels[key] ?? labels[at]!);
  return others.every((label) => label === first);
}

/** The plans with such values made one, or each of its own again. */
export function withOne(
  alike: readonly AlikeValues[],
  looks: readonly ColumnLook[],
  plans: readonly ColumnPlan[],
  isWished: boolean,
): ColumnPlan[] {
  const next = [...plans];
  for (const { column, keys, labels: own } of alike) {
    const plan = next[column]!;
    const values = valuesIn(looks[column]!, plan);
    const [first = "", ...others] = keys;
    const label = plan.labels[first] ?? own[0]!;
    const labels = isWished
      ? others.reduce((now, key) => relabeled(values, now, key, label), plan.labels)
      : Object.fromEntries(Object.entries(plan.labels).filter(([key]) => !others.includes(key)));
    next[column] = { ...plan, labels };
  }
  return next;
}

type Labels = ColumnPlan["labels"];

/** The labels with another one for a value; those that were one with it stay so. Its own again where it is empty. */
export function relabeled(
  values: ColumnLook["values"],
  labels: Labels,
  key: string,
  label: string,
): Labels {
  const labelOf = (each: ColumnLook["values"][number]) => labels[each.key] ?? each.label;
  const value = values.find((each) => each.key === key)!;
  const before = labelOf(value);
  const next = label === "" ? value.label : label;
  if (next === before) return labels;
  // What was made one with it by its own label goes with it; what was one under another's label leaves that alone.
  // Where the label is that of a value which has another one now, that one is to be written so again.
  const written = values.find((each) => each.key !== key && each.label === next);
  const withIt = values.filter(
    (each) =>
      each.key === key ||
      (before === value.label && labelOf(each) === before) ||
      (written && labelOf(each) === labelOf(written)),
  );
  const others = Object.entries(labels).filter(([each]) => withIt.every((one) => one.key !== each));
  const own = withIt.flatMap((each) => (each.label === next ? [] : [[each.key, next] as const]));
  return Object.fromEntries([...others, ...own]);
}

/** What several values are called as one: as the most frequent of them is. */
export const commonLabel = (
  values: ColumnLook["values"],
  labels: Labels,
  keys: readonly string[],
) => {
  const first = values.find(({ key }) => keys.includes(key))!;
  return labels[first.key] ?? first.label;
};

/** The labels with several values made one. */
export const joined = (
  values: ColumnLook["values"],
  labels: Labels,
  keys: readonly string[],
): Labels => {
  const label = commonLabel(values, labels, keys);
  return keys.reduce((now, key) => relabeled(values, now, key, label), labels);
};
