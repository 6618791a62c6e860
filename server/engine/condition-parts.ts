import type { Catalog } from "./catalog";
import type { Condition } from "./criteria";

// What conditions are made of, and look at.

/** The parts of a condition, with those of parts of its own kind. */
export function flat(condition: Condition, isAll: boolean): readonly Condition[] {
  if (isAll && "all" in condition) return condition.all.flatMap((each) => flat(each, isAll));
  if (!isAll && "any" in condition) return condition.any.flatMap((each) => flat(each, isAll));
  return [condition];
}

/** The only part of a condition that has no other. */
export function onlyPart(condition: Condition): Condition | undefined {
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : [];
  return parts.length === 1 ? parts[0] : undefined;
}

/** So many parts are few. */
export const FEW = 32;

/** Whether a condition is made of few others, which are better asked one by one: others are made of them, too. */
export function isOfFew(condition: Condition): boolean {
  const isAll = "all" in condition;
  return (isAll || "any" in condition) && countedUpTo(FEW + 1, condition, isAll) <= FEW;
}

/** How many parts it has, with those of parts of its own kind; no more are counted than so many. */
function countedUpTo(most: number, condition: Condition, isAll: boolean): number {
  const parts = isAll && "all" in condition ? condition.all : undefined;
  const others = !isAll && "any" in condition ? condition.any : parts;
  if (!others) return 1;
  let count = 0;
  for (const part of others) {
    count += countedUpTo(most - count, part, isAll);
    if (count >= most) break;
  }
  return count;
}

/** Whether a condition looks at numbers that were put over the catalog's own for one question. */
export function looksAtOwnNumbers({ ownNumbers }: Catalog<unknown>, condition: Condition): boolean {
  if (ownNumbers === undefined) return false;
  const names = namesOf(condition);
  return [...ownNumbers].some((own) => names.has(own) || names.has(columnName(own)));
}

const namesOf = (() => {
  const known = new WeakMap<Condition, ReadonlySet<string>>();
  return (condition: Condition): ReadonlySet<string> => {
    let names = known.get(condition);
    if (!names) {
      const parts =
        "all" in condition
          ? condition.all
          : "any" in condition
            ? condition.any
            : "not" in condition
              ? [condition.not]
              : "maybe" in condition
                ? [condition.maybe]
                : undefined;
      const found = new Set<string>();
      for (const part of parts ?? []) for (const name of namesOf(part)) found.add(name);
      if ("column" in condition) found.add(columnName(condition.column));
      if ("number" in condition) found.add(condition.number);
      known.set(condition, (names = found));
    }
    return names;
  };
})();

/** Columns and numbers may have the same name. */
const columnName = (name: string) => `column ${name}`;

/** The one column that all of a condition looks at; undefined where it looks at several, or at numbers. */
export function soleColumn(condition: Condition): string | undefined {
  const [name, ...others] = namesOf(condition);
  return others.length === 0 && name?.startsWith("column ")
    ? name.slice("column ".length)
    : undefined;
}
