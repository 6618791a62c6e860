import { addBit, addRange, intersect, isNone, noBits, unite, type Bits } from "./bits";
import { columnNamed, numbersNamed, rowsOf, type Catalogue } from "./catalogue";
import {
  codeTruths,
  commonRange,
  flat,
  isInRanges,
  joined,
  mergedRanges,
  turned,
  type Truths,
} from "./code-truths";
import { columnIndex } from "./column-index";
import type { Column } from "./columns";
import type { Condition, Lookup, Test } from "./criteria";
import { firstWhere } from "./first-where";
import { kept } from "./kept";
import { truthsKept } from "./kept-truths";
import { slotsOf, type Slots } from "./slots";
import type { Steps } from "./steps";

// Conditions asked of all rows at once, as sets of them; what was asked before is kept, up to so many bytes.

type ByNumber = Extract<Test, { number: string }>;

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

/** Not what looks at numbers of one question alone, nor what takes no longer to make of what is kept. */
function isWorthKeeping(catalogue: Catalogue<unknown>, condition: Condition): boolean {
  if (onlyPart(condition) || fewWords(catalogue, condition)) return false;
  return !looksAtOwnNumbers(catalogue, condition);
}

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

/** A test for words, where they are few enough to keep the rows of each. */
function fewWords({ columns }: Catalogue<unknown>, condition: Condition): ByWords | undefined {
  if (!("finds" in condition) || !columns.has(condition.column)) return undefined;
  const { column, finds } = condition;
  return finds && "words" in finds && finds.words.length <= FEW ? { column, ...finds } : undefined;
}

type ByWords = Extract<Lookup, { words: unknown }> & { column: string };

/** The rows that state any of some words, or each of them. */
function* wordTruths(
  catalogue: Catalogue<unknown>,
  { column: name, words, needs, isExact }: ByWords,
): Steps<Truths> {
  const column = columnNamed(catalogue, name);
  const index = yield* columnIndex(column);
  const truths = truthsKept(catalogue);
  const rowsWith = (of: object, codes: () => Bits): Bits => {
    let found = truths.get(of);
    if (!found) {
      const rows = rowsStating(catalogue, name, column, codes());
      truths.set(of, (found = { yes: rows, maybe: rows }));
    }
    return found.yes;
  };
  const yes = noBits(slotsOf(catalogue).size);
  for (const [at, word] of words.entries()) {
    const codes = index.codesWith(word, isExact);
    if (codes.length === 0) {
      if (needs === "any") continue;
      yes.fill(0);
      break;
    }
    const rows = rowsWith(index.nameOf(word, isExact), () => bitsWith(index.size, codes));
    if (needs === "any" || at === 0) unite(yes, rows);
    else intersect(yes, rows);
    yield;
  }
  if (isNone(index.open)) return { yes, maybe: yes };
  const maybe = yes.slice();
  unite(
    maybe,
    rowsWith(index.open, () => index.open),
  );
  return { yes, maybe };
}

function bitsWith(size: number, codes: readonly number[]): Bits {
  const bits = noBits(size);
  for (const code of codes) addBit(bits, code);
  return bits;
}

function put<Each>(map: Map<string, Each[]>, name: string, each: Each): void {
  const found = map.get(name);
  if (found) found.push(each);
  else map.set(name, [each]);
}

/** A set of rows by what they state in a column. */
function rowsStating(
  catalogue: Catalogue<unknown>,
  name: string,
  column: Column,
  accepted: Bits,
): Bits {
  const slots = slotsOf(catalogue);
  const { rows, places } = slots;
  const bits = noBits(slots.size);
  const { codes, values } = column;
  const isAccepted = new Uint8Array(values.length);
  let count = 0;
  for (let code = 0; code < isAccepted.length; code++) {
    if (((accepted[code >>> 5]! >>> (code & 31)) & 1) === 0) continue;
    isAccepted[code] = 1;
    count++;
  }
  if (count === 0) return bits;
  if (count === isAccepted.length) return slots.all;
  // A column that was made for a question is not worth an index of its rows.
  const sparse = catalogue.columns.has(name) ? fewRows(column, isAccepted) : undefined;
  if (sparse) {
    for (const some of sparse) {
      for (const row of some) addBit(bits, places ? places.slotOf[row]! : row);
    }
    return bits;
  }
  if (places) {
    const { slotOf } = places;
    for (let row = 0; row < rows; row++) {
      const slot = slotOf[row]!;
      bits[slot >>> 5]! |= isAccepted[codes[row]!]! << (slot & 31);
    }
    return bits;
  }
  for (let row = 0; row < rows; row++) bits[row >>> 5]! |= isAccepted[codes[row]!]! << (row & 31);
  return bits;
}

/** The rows of some values, where they are few. */
function fewRows(column: Column, isAccepted: Uint8Array): Uint32Array[] | undefined {
  const most = column.codes.length / 8;
  const found: Uint32Array[] = [];
  let count = 0;
  for (let code = 0; code < isAccepted.length; code++) {
    if (isAccepted[code] === 0) continue;
    const rows = rowsOf(column, code);
    count += rows.length;
    if (count > most) return undefined;
    found.push(rows);
  }
  return found;
}

/** Of rows by a number: all of the tests, or any. */
function* numberTruths(
  catalogue: Catalogue<unknown>,
  name: string,
  tests: readonly ByNumber[],
  isAll: boolean,
): Steps<Truths> {
  const numbers = numbersNamed(catalogue, name);
  const given = tests.map(({ min = -Infinity, max = Infinity }): [number, number] => [min, max]);
  const ranges = isAll ? [commonRange(given)] : mergedRanges(given);
  const slots = slotsOf(catalogue);
  const { rows, places } = slots;
  const yes = noBits(slots.size);
  if (!places && name === catalogue.sortedBy) {
    for (const [min, max] of ranges) {
      // What is not stated is neither below an end nor up to one, so both tests stay true once they are.
      const first = firstWhere(rows, (row) => !(numbers[row]! < min));
      addRange(
        yes,
        first,
        firstWhere(rows, (row) => !(numbers[row]! <= max)),
      );
    }
  } else {
    for (let row = 0; row < rows; row++) {
      if (isInRanges(ranges, numbers[row]!)) addBit(yes, places ? places.slotOf[row]! : row);
    }
  }
  yield;
  const gaps = gapsIn(numbers, slots);
  if (!gaps) return { yes, maybe: yes };
  const maybe = yes.slice();
  unite(maybe, gaps);
  return { yes, maybe };
}

/** The rows that do not state a number; undefined where all do. */
const gapsFound = kept((numbers: Float64Array, slots: Slots): { gaps: Bits | undefined } => {
  if (!numbers.some(Number.isNaN)) return { gaps: undefined };
  const gaps = noBits(slots.size);
  numbers.forEach((number, row) => {
    if (Number.isNaN(number)) addBit(gaps, slots.places ? slots.places.slotOf[row]! : row);
  });
  return { gaps };
});
const gapsIn = (numbers: Float64Array, slots: Slots) => gapsFound(numbers, slots).gaps;

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
