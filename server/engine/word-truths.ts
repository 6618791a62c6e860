import { addBit, intersect, isNone, noBits, unite, type Bits } from "./bits";
import { columnNamed, type Catalog } from "./catalog";
import type { Truths } from "./code-truths";
import { columnIndex } from "./column-index";
import type { Condition, Lookup } from "./criteria";
import { truthsKept } from "./kept-truths";
import { rowsStating } from "./rows-stating";
import { slotsOf } from "./slots";
import type { Steps } from "../platform/work/steps";

// Tests for few words: the rows of each word are kept, and tests are made of them.

/** More are asked of the values of the column, all at once. */
const FEW = 32;

type ByWords = Extract<Lookup, { words: unknown }> & { column: string };

/** A test for words, where they are few enough to keep the rows of each. */
export function fewWords({ columns }: Catalog<unknown>, condition: Condition): ByWords | undefined {
  if (!("finds" in condition) || !columns.has(condition.column)) return undefined;
  const { column, finds } = condition;
  return finds && "words" in finds && finds.words.length <= FEW ? { column, ...finds } : undefined;
}

/** The rows that state any of some words, or each of them. */
export function* wordTruths(
  catalog: Catalog<unknown>,
  { column: name, words, needs, isExact }: ByWords,
): Steps<Truths> {
  const column = columnNamed(catalog, name);
  const index = yield* columnIndex(column);
  const truths = truthsKept(catalog);
  const rowsWith = (of: object, codes: () => Bits): Bits => {
    let found = truths.get(of);
    if (!found) {
      const rows = rowsStating(catalog, name, column, codes());
      truths.set(of, (found = { yes: rows, maybe: rows }));
    }
    return found.yes;
  };
  let yes: Bits | undefined;
  for (const word of words) {
    const codes = index.codesWith(word, isExact);
    if (codes.length === 0) {
      if (needs === "any") continue;
      yes = undefined;
      break;
    }
    const rows = rowsWith(index.nameOf(word, isExact), () => bitsWith(index.size, codes));
    if (!yes) yes = rows.slice();
    else if (needs === "any") unite(yes, rows);
    else intersect(yes, rows);
    yield;
  }
  yes ??= noBits(slotsOf(catalog).size);
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
