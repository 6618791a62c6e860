import { addBit, allBits, copied, intersect, noBits, unite, without, type Bits } from "./bits";
import { columnIndex, type ColumnIndex } from "./column-index";
import type { Column } from "./columns";
import { flat } from "./condition-parts";
import type { Condition, Lookup, Test } from "./criteria";
import { commonRange, firstWhere, isInRanges, mergedRanges } from "./ranges";
import type { Steps } from "../platform/work/steps";

// Conditions on one column, asked of its distinct values: however many tests there are, each value is looked at once
// for those that look for the same.

/** Of what a condition holds, and of what it holds or is not stated. One set, where all is stated. */
export interface Truths {
  yes: Bits;
  maybe: Bits;
}

/** A test on a column. */
type ByValue = Extract<Test, { column: string }>;

/** So many values are asked in a step: one may be a long text that is taken apart. */
const STEP = 50;

/** What a condition, all of it on this column, says of the column's values, by their codes. */
export function* codeTruths(column: Column, condition: Condition): Steps<Truths> {
  const index = yield* columnIndex(column);
  const all = allBits(index.size);
  return yield* truthsIn(condition);

  function* truthsIn(asked: Condition): Steps<Truths> {
    if ("maybe" in asked) {
      const { maybe } = yield* truthsIn(asked.maybe);
      return { yes: maybe, maybe };
    }
    if ("not" in asked) return turned(yield* truthsIn(asked.not), all);
    if ("all" in asked || "any" in asked) {
      const isAll = "all" in asked;
      const parts: Steps<Truths>[] = [];
      const tests: ByValue[] = [];
      for (const part of flat(asked, isAll)) {
        if ("column" in part) tests.push(part);
        else parts.push(truthsIn(part));
      }
      for (const test of folded(tests, isAll)) parts.push(testTruths(column, index, test));
      return yield* joined(parts, isAll, all);
    }
    if ("number" in asked) {
      // Numbers are a column, too, where a wish looks at them.
      const { min = -Infinity, max = Infinity } = asked;
      return yield* testTruths(column, index, { ranges: [[min, max]] });
    }
    return yield* testTruths(column, index, asked);
  }
}

/** What is not so, where something is. */
export function turned({ yes, maybe }: Truths, all: Bits): Truths {
  const no = without(all, maybe);
  return yes === maybe ? { yes: no, maybe: no } : { yes: no, maybe: without(all, yes) };
}

/** Several conditions as one: all of them, or any. Where two sets are given, these are written over. */
export function* joined(
  parts: Iterable<Steps<Truths>>,
  isAll: boolean,
  all: Bits,
  into?: Truths,
): Steps<Truths> {
  const join = isAll ? intersect : unite;
  let yes: Bits | undefined;
  // One set stands for both for as long as all is stated.
  let maybe: Bits | undefined;
  for (const part of parts) {
    const truths = yield* part;
    if (!yes || !maybe) {
      yes = copied(truths.yes, into?.yes);
      maybe = truths.maybe === truths.yes ? yes : copied(truths.maybe, into?.maybe);
    } else {
      if (maybe !== yes || truths.maybe !== truths.yes) {
        if (maybe === yes) maybe = copied(yes, into?.maybe);
        join(maybe, truths.maybe);
      }
      join(yes, truths.yes);
    }
    yield;
  }
  if (yes && maybe) return { yes, maybe };
  const nothing = isAll ? all : new Uint32Array(all.length);
  return { yes: nothing, maybe: nothing };
}

type ByWords = Extract<Lookup, { words: unknown }>;

/** A test of several words, ranges, or points, at once: a number is in any of them. */
type Folded =
  | ByValue
  | ByWords
  | { ranges: readonly [min: number, max: number][] }
  | { points: number[] }
  | { spans: [min: number, max: number] };

/** Tests with those that look for numbers made one. */
function folded(tests: readonly ByValue[], isAll: boolean): Folded[] {
  const others: Folded[] = [];
  const ranges: [number, number][] = [];
  const points: number[] = [];
  const words = { plain: [] as string[], exact: [] as string[] };
  for (const test of tests) {
    if (!isAll && test.finds && "words" in test.finds && test.finds.needs === "any") {
      const { isExact, words: more } = test.finds;
      for (const word of more) words[isExact ? "exact" : "plain"].push(word);
    } else if (test.finds && "min" in test.finds) ranges.push([test.finds.min, test.finds.max]);
    else if (test.finds && "contains" in test.finds) points.push(test.finds.contains);
    else others.push(test);
  }
  for (const [kind, some] of Object.entries(words)) {
    if (some.length > 0) others.push({ words: some, needs: "any", isExact: kind === "exact" });
  }
  if (ranges.length > 0)
    others.push({ ranges: isAll ? [commonRange(ranges)] : mergedRanges(ranges) });
  if (points.length > 0) {
    others.push(isAll ? { spans: endsOf(points) } : { points: points.sort((a, b) => a - b) });
  }
  return others;
}

function endsOf(points: readonly number[]): [number, number] {
  let [min, max] = [Infinity, -Infinity];
  for (const point of points) [min, max] = [Math.min(min, point), Math.max(max, point)];
  return [min, max];
}

function* testTruths(column: Column, index: ColumnIndex, test: Folded): Steps<Truths> {
  const { size, open, numbers, mins, maxs } = index;
  const yes = noBits(size);
  const addWhere = (isSo: (code: number) => boolean) => {
    for (let code = 0; code < size; code++) if (isSo(code)) addBit(yes, code);
  };
  if ("column" in test) {
    const { finds } = test;
    if (!finds) return yield* askedEach(column, test);
    if ("words" in finds) addWords(index, yes, finds);
    else if ("contains" in finds) {
      const { contains } = finds;
      addWhere((code) => mins[code]! <= contains && contains <= maxs[code]!);
    } else if ("overlaps" in finds) {
      const [min, max] = finds.overlaps;
      addWhere((code) => maxs[code]! >= min && mins[code]! <= max);
    } else addWhere((code) => numbers[code]! >= finds.min && numbers[code]! <= finds.max);
  } else if ("words" in test) addWords(index, yes, test);
  else if ("ranges" in test) addWhere((code) => isInRanges(test.ranges, numbers[code]!));
  else if ("spans" in test) {
    const [least, most] = test.spans;
    addWhere((code) => mins[code]! <= least && most <= maxs[code]!);
  } else {
    const { points } = test;
    addWhere((code) => {
      const first = firstWhere(points.length, (at) => points[at]! >= mins[code]!);
      return first < points.length && points[first]! <= maxs[code]!;
    });
  }
  return withOpen(yes, open);
}

function withOpen(yes: Bits, open: Bits): Truths {
  if (open.every((word) => word === 0)) return { yes, maybe: yes };
  const maybe = yes.slice();
  unite(maybe, open);
  return { yes, maybe };
}

function addWords(
  { size, codesWith }: ColumnIndex,
  yes: Bits,
  { words, needs, isExact }: ByWords,
): void {
  for (const [at, word] of words.entries()) {
    const codes = codesWith(word, isExact);
    if (needs === "any" || at === 0) for (const code of codes) addBit(yes, code);
    else {
      const these = noBits(size);
      for (const code of codes) addBit(these, code);
      intersect(yes, these);
    }
  }
}

/** Each value is asked by itself. */
function* askedEach({ values }: Column, { accepts }: ByValue): Steps<Truths> {
  const [yes, maybe] = [noBits(values.length), noBits(values.length)];
  let isAllStated = true;
  for (let code = 0; code < values.length; code++) {
    const accepted = accepts(values[code]!);
    if (accepted === true) addBit(yes, code);
    if (accepted === undefined) isAllStated = false;
    if (accepted !== false) addBit(maybe, code);
    if (code % STEP === STEP - 1) yield;
  }
  return isAllStated ? { yes, maybe: yes } : { yes, maybe };
}
