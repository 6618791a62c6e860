import { intersect, type Bits } from "./bits";
import { columnNamed, type Catalogue } from "./catalogue";
import { codeTruths, flat, joined, turned, type Truths } from "./code-truths";
import type { Condition } from "./criteria";
import { truthsKept } from "./kept-truths";
import { isInOrder, numberTruths, type ByNumber } from "./number-truths";
import { rowsStating } from "./rows-stating";
import { slotsOf } from "./slots";
import type { Steps } from "./steps";
import { fewWords, wordTruths } from "./word-truths";

// Conditions asked of all rows at once, as sets of them; what was asked before is kept, up to so many bytes.

/**
 * The rows of which a condition holds, and those of which it holds or is not stated, by their slots. Nobody may change
 * these sets. Throws when the catalogue has none of its names.
 */
export function* rowTruths(catalogue: Catalogue<unknown>, condition: Condition): Steps<Truths> {
  if ("maybe" in condition) return passing(yield* rowTruths(catalogue, condition.maybe));
  if (!isWorthKeeping(catalogue, condition)) return yield* rowTruthsOnce(catalogue, condition);
  const kept = truthsKept(catalogue);
  let truths = kept.get(condition);
  if (!truths) {
    truths = yield* rowTruthsOnce(catalogue, condition);
    kept.set(condition, truths);
  }
  return truths;
}

/** What is not stated passes. */
const passing = ({ maybe }: Truths): Truths => ({ yes: maybe, maybe });

/**
 * Not what looks at numbers of one question alone, nor what is kept by its only part, nor a range of the number that the rows
 * are in the order of: it is found faster than kept, and shoppers hardly ask for one twice.
 */
const isWorthKeeping = (catalogue: Catalogue<unknown>, condition: Condition): boolean =>
  !onlyPart(condition) &&
  !looksAtOwnNumbers(catalogue, condition) &&
  !("number" in condition && isInOrder(catalogue, condition.number));

/** The only part of a condition that has no other. */
function onlyPart(condition: Condition): Condition | undefined {
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : [];
  return parts.length === 1 ? parts[0] : undefined;
}

/** Whether a condition looks at numbers that were put over the catalogue's own for one question. */
function looksAtOwnNumbers({ ownNumbers }: Catalogue<unknown>, condition: Condition): boolean {
  return ownNumbers !== undefined && namesOf(condition).has(ownNumbers);
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
function soleColumn(condition: Condition): string | undefined {
  const [name, ...others] = namesOf(condition);
  return others.length === 0 && name?.startsWith("column ")
    ? name.slice("column ".length)
    : undefined;
}

/** The same of a condition that is not asked again: only what it is made of is kept. */
export function* rowTruthsOnce(catalogue: Catalogue<unknown>, condition: Condition): Steps<Truths> {
  if ("maybe" in condition) return passing(yield* rowTruthsOnce(catalogue, condition.maybe));
  const part = onlyPart(condition);
  if (part) return yield* rowTruths(catalogue, part);
  const words = fewWords(catalogue, condition);
  if (words) return yield* wordTruths(catalogue, words);
  const slots = slotsOf(catalogue);
  if ("not" in condition) return turned(yield* rowTruths(catalogue, condition.not), slots.all);
  const sole = soleColumn(condition);
  if (sole !== undefined && !isOfFew(condition)) {
    const column = columnNamed(catalogue, sole);
    const { yes, maybe } = yield* codeTruths(column, condition);
    const rows = rowsStating(catalogue, sole, column, yes);
    return { yes: rows, maybe: maybe === yes ? rows : rowsStating(catalogue, sole, column, maybe) };
  }
  if ("all" in condition || "any" in condition) {
    const isAll = "all" in condition;
    const parts = grouped(flat(condition, isAll), isAll);
    return yield* joined(
      parts.map((part) =>
        "tests" in part
          ? numberTruths(catalogue, part.number, part.tests, isAll)
          : rowTruths(catalogue, part),
      ),
      isAll,
      slots.all,
    );
  }
  const { number } = condition as ByNumber;
  return yield* numberTruths(catalogue, number, [condition as ByNumber], true);
}

interface ByNumbers {
  number: string;
  tests: ByNumber[];
}

/** The parts of a condition, with those that look at the same column, or the same number, together. */
function grouped(parts: readonly Condition[], isAll: boolean): (Condition | ByNumbers)[] {
  const byColumn = new Map<string, Condition[]>();
  const byNumber = new Map<string, ByNumber[]>();
  const others: (Condition | ByNumbers)[] = [];
  for (const part of parts) {
    const sole = soleColumn(part);
    if (sole !== undefined) put(byColumn, sole, part);
    else if ("number" in part) put(byNumber, part.number, part);
    else others.push(part);
  }
  for (const each of byColumn.values()) {
    // Few are better asked one by one, and kept for the next question that has some of them.
    if (each.length <= FEW) others.push(...each);
    else others.push(isAll ? { all: each } : { any: each });
  }
  for (const [number, tests] of byNumber) others.push({ number, tests });
  return others;
}

const FEW = 32;

/** Whether a condition is made of few others, which are better asked one by one: others are made of them, too. */
function isOfFew(condition: Condition): boolean {
  const isAll = "all" in condition;
  return (isAll || "any" in condition) && flat(condition, isAll).length <= FEW;
}

function put<Each>(map: Map<string, Each[]>, name: string, each: Each): void {
  const found = map.get(name);
  if (found) found.push(each);
  else map.set(name, [each]);
}

/** The rows that meet all conditions; a set of its own. What is not stated meets none. */
export function* meeting(
  catalogue: Catalogue<unknown>,
  conditions: readonly Condition[],
): Steps<Bits> {
  const found = slotsOf(catalogue).all.slice();
  for (const condition of conditions) {
    intersect(found, (yield* rowTruths(catalogue, condition)).yes);
    yield;
  }
  return found;
}
