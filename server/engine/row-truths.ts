import { copied, intersect, type Bits } from "./bits";
import { columnNamed, type Catalog } from "./catalog";
import { codeTruths, joined, turned, type Truths } from "./code-truths";
import { FEW, flat, isOfFew, looksAtOwnNumbers, onlyPart, soleColumn } from "./condition-parts";
import type { Condition } from "./criteria";
import { truthsKept } from "./kept-truths";
import { isInOrder, numberTruths, type ByNumber } from "./number-truths";
import { rowsStating } from "./rows-stating";
import { scratchTruths, type ScratchTruths } from "./scratch-truths";
import { sharedSteps } from "./column-index";
import { slotsOf } from "./slots";
import type { Steps } from "../platform/work/steps";
import { fewWords, wordTruths } from "./word-truths";

// Conditions asked of all rows at once, as sets of them; what was asked before is kept, up to so many bytes.

/**
 * The rows of which a condition holds, and those of which it holds or is not stated, by their slots. Nobody may change
 * these sets. Where two are given to write over, what is made of few others is in these, and not kept: an answer's conditions
 * are hardly asked again, and to keep them until they are wanted no more costs a sweep of the whole heap for each 64 MB. Throws
 * when the catalog has none of its names.
 */
export function* rowTruths(
  catalog: Catalog<unknown>,
  condition: Condition,
  into?: ScratchTruths,
): Steps<Truths> {
  if ("maybe" in condition) return passing(yield* rowTruths(catalog, condition.maybe, into));
  if (!isWorthKeeping(catalog, condition)) {
    return yield* rowTruthsOnce(catalog, condition, into);
  }
  const kept = truthsKept(catalog);
  let truths = kept.get(condition);
  if (!truths && into && isOfFew(condition)) {
    return yield* rowTruthsOnce(catalog, condition, into);
  }
  if (truths) return truths;
  truths = yield* worked(catalog.columns, condition, () => rowTruthsOnce(catalog, condition));
  kept.set(condition, truths);
  return truths;
}

const worked = sharedSteps<Truths>();

/** What is not stated passes. */
const passing = ({ maybe }: Truths): Truths => ({ yes: maybe, maybe });

/**
 * Not what looks at numbers of one question alone, nor what is kept by its only part, nor a range of the number that the rows
 * are in the order of: it is found faster than kept, and shoppers hardly ask for one twice.
 */
const isWorthKeeping = (catalog: Catalog<unknown>, condition: Condition): boolean =>
  !onlyPart(condition) &&
  !looksAtOwnNumbers(catalog, condition) &&
  !("number" in condition && isInOrder(catalog, condition.number));

/** The same of a condition that is not asked again: only what it is made of is kept. */
export function* rowTruthsOnce(
  catalog: Catalog<unknown>,
  condition: Condition,
  into?: ScratchTruths,
): Steps<Truths> {
  if ("maybe" in condition) return passing(yield* rowTruthsOnce(catalog, condition.maybe, into));
  const part = onlyPart(condition);
  if (part) return yield* rowTruths(catalog, part, into);
  const words = fewWords(catalog, condition);
  if (words) return yield* wordTruths(catalog, words);
  const slots = slotsOf(catalog);
  if ("not" in condition) return turned(yield* rowTruths(catalog, condition.not), slots.all);
  const sole = soleColumn(condition);
  if (sole !== undefined && !isOfFew(condition)) {
    const column = columnNamed(catalog, sole);
    const { yes, maybe } = yield* codeTruths(column, condition);
    const rows = rowsStating(catalog, sole, column, yes);
    return { yes: rows, maybe: maybe === yes ? rows : rowsStating(catalog, sole, column, maybe) };
  }
  if ("all" in condition || "any" in condition) return yield* joinedParts(catalog, condition, into);
  const { number } = condition as ByNumber;
  return yield* numberTruths(catalog, number, [condition as ByNumber], true);
}

/** A condition of others, of the sets of these. */
function* joinedParts(
  catalog: Catalog<unknown>,
  condition: Condition,
  into?: ScratchTruths,
): Steps<Truths> {
  const isAll = "all" in condition;
  const parts = grouped(flat(condition, isAll), isAll).map((part) =>
    "tests" in part
      ? numberTruths(catalog, part.number, part.tests, isAll)
      : rowTruths(catalog, part, into?.inner),
  );
  return yield* joined(parts, isAll, slotsOf(catalog).all, into);
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

function put<Each>(map: Map<string, Each[]>, name: string, each: Each): void {
  const found = map.get(name);
  if (found) found.push(each);
  else map.set(name, [each]);
}

/** The rows that meet all conditions; a set of its own, or the one that is given. What is not stated meets none. */
export function* meeting(
  catalog: Catalog<unknown>,
  conditions: readonly Condition[],
  into?: Bits,
  truthsOf = truthsOnce(catalog),
): Steps<Bits> {
  const found = copied(slotsOf(catalog).all, into);
  for (const condition of conditions) {
    intersect(found, (yield* truthsOf(condition)).yes);
    yield;
  }
  return found;
}

/** Tells the truths of conditions, each of which is used before the next is asked for. */
export type TruthsOf = (condition: Condition) => Steps<Truths>;

/**
 * The same of one question, in two sets that are written over where nothing is kept: what is in others is not worked out twice,
 * as what must be so must be certain, too.
 */
export function truthsOnce(catalog: Catalog<unknown>): TruthsOf {
  const into = scratchTruths(slotsOf(catalog).all.length);
  const known = new Map<Condition, Truths>();
  return function* (condition) {
    if ("maybe" in condition) return passing(yield* truthsOf(condition.maybe));
    return yield* truthsOf(condition);
  };

  function* truthsOf(condition: Condition): Steps<Truths> {
    let truths = known.get(condition);
    if (truths) return truths;
    truths = yield* rowTruths(catalog, condition, into);
    if (!into.has(truths)) known.set(condition, truths);
    return truths;
  }
}
