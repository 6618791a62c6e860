import { wordOf } from "@shared/input/words-of-names";
import type { Steps } from "../../../platform/work/steps";
import { textAt, type ReadColumn } from "./read-columns";

const ROWS_A_STEP = 500;
const MAX_WORD = 90;

interface Own {
  key: ReadColumn | undefined;
  name: ReadColumn | undefined;
  brand: ReadColumn | undefined;
}

/**
 * The key of each row: its own, or one that is made of the columns that tell rows apart, its name or its brand; a number
 * after it where another row has it. `variants` are the rows of keys that several have: each gets what it differs in.
 * In steps.
 */
export function* madeKeys(
  rows: readonly number[],
  columns: readonly ReadColumn[],
  { key, name, brand }: Own,
  variants: ReadonlyMap<string, readonly number[]>,
): Steps<string[]> {
  const parts = columns.filter(({ plan }) => plan.isKeyPart);
  const wordOfParts = (row: number) => {
    const texts = parts.map((column) => textAt(column, row)).filter(Boolean);
    const called = (name && textAt(name, row)) || (brand && textAt(brand, row)) || "product";
    return wordOf(texts.join(" ") || called, MAX_WORD) || "product";
  };
  const differing = new Map<string, ReadColumn[]>();
  for (const [text, found] of variants) {
    const others = columns.filter(
      ({ same, attribute, plan }) =>
        (attribute !== undefined || plan.use === "gtin") &&
        found.some((row) => same[row] !== same[found[0]!]),
    );
    differing.set(text, others);
  }
  const stated = key ? rows.map((row) => textAt(key, row)) : [];
  const taken = new Set(stated.filter(Boolean));
  /** The last number after each key, so that none is tried twice. */
  const numbers = new Map<string, number>();
  const free = (word: string) => {
    let number = numbers.get(word) ?? 1;
    let own = word;
    while (taken.has(own)) own = `${word}-${++number}`;
    numbers.set(word, number);
    taken.add(own);
    return own;
  };
  const keys: string[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_STEP === 0) yield;
    const own = stated[at] ?? "";
    const others = own === "" ? undefined : differing.get(own);
    if (own !== "" && !others) keys.push(own);
    else if (others) {
      const said = wordOf(others.map((column) => textAt(column, row)).join(" "), 40);
      keys.push(free(said === "" ? own : `${own.slice(0, 55)}-${said}`));
    } else keys.push(free(wordOfParts(row)));
  }
  return keys;
}
