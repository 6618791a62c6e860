import type { Steps } from "../../../platform/work/steps";
import { textAt, type ReadColumn } from "./read-columns";

const ROWS_A_STEP = 500;
const MAX_WORD = 80;

interface Own {
  key: ReadColumn | undefined;
  name: ReadColumn | undefined;
  brand: ReadColumn | undefined;
}

/** What a key is made of: letters of any alphabet and digits. */
export const keyWord = (text: string, length = MAX_WORD): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+/, "")
    .slice(0, length)
    .replace(/-+$/, "");

/** What tells a product apart; what it costs and whether it is there changes. */
export const isLasting = ({ plan: { use } }: ReadColumn): boolean =>
  use === "attribute" || ["name", "brand", "gtin", "group"].includes(use);

/** A few letters for a text: the same for the same, whichever row it stands in. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, "0").slice(-5);
}

/**
 * The key of each row: its own, or one that is made of the columns that tell rows apart, its name or its brand. Where
 * several rows would have the same one, a mark of what each says stands behind it, wherever the row stands.
 * `variants` are the rows of keys that several have: each gets what it differs in. Keys that the source has already,
 * `ours`, are found again though rows that made them long are gone. In steps.
 */
export function* madeKeys(
  rows: readonly number[],
  columns: readonly ReadColumn[],
  { key, name, brand }: Own,
  variants: ReadonlyMap<string, readonly number[]>,
  ours: ReadonlySet<string> = new Set(),
): Steps<string[]> {
  const parts = columns.filter(({ plan }) => plan.isKeyPart);
  const lasting = columns.filter(isLasting);
  const wordOfParts = (row: number) => {
    const texts = parts.map((column) => textAt(column, row)).filter(Boolean);
    const called = (name && textAt(name, row)) || (brand && textAt(brand, row)) || "product";
    return keyWord(texts.join(" ") || called) || "product";
  };
  const saidOf = (row: number, some: readonly ReadColumn[]) =>
    some.map((column) => textAt(column, row)).join(" ");
  const differing = new Map<string, ReadColumn[]>();
  for (const [text, found] of variants) {
    const others = lasting.filter(
      ({ same, plan }) => plan.use !== "name" && found.some((row) => same[row] !== same[found[0]!]),
    );
    differing.set(text, others);
  }
  const stated = key ? rows.map((row) => textAt(key, row)) : [];
  const words: string[] = [];
  const counts = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_STEP === 0) yield;
    const own = stated[at] ?? "";
    const others = own === "" ? undefined : differing.get(own);
    const said = others && keyWord(saidOf(row, others), 40);
    const word = own === "" ? wordOfParts(row) : said ? `${own.slice(0, 55)}-${said}` : own;
    words.push(word);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const oursByBeginning = beginnings(ours);
  const taken = new Set(stated.filter((own) => own !== "" && !differing.has(own)));
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
    const word = words[at]!;
    if (own !== "" && word === own && !differing.has(own)) {
      keys.push(formerVariant(row, own) ?? own);
      continue;
    }
    const marked = `${word}-${markOf(saidOf(row, lasting))}`;
    const isMarked = ours.has(marked) || (counts.get(word)! > 1 && !ours.has(word));
    keys.push(free(isMarked ? marked : word));
  }
  return keys;

  /** The key that a row had while others of the same key stood beside it. */
  function formerVariant(row: number, own: string): string | undefined {
    if (ours.has(own)) return undefined;
    const candidates = oursByBeginning.get(own) ?? [];
    const said = new Set(keyWord(saidOf(row, lasting), Infinity).split("-"));
    const fitting = candidates.filter((each) =>
      each
        .slice(own.length + 1)
        .split("-")
        .every((part) => said.has(part)),
    );
    return fitting.length === 1 ? fitting[0] : undefined;
  }
}

/** Keys by each part of them that ends before a hyphen. */
function beginnings(keys: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    for (let at = key.indexOf("-"); at !== -1; at = key.indexOf("-", at + 1)) {
      const beginning = key.slice(0, at);
      const list = found.get(beginning);
      if (list) list.push(key);
      else found.set(beginning, [key]);
    }
  }
  return found;
}
