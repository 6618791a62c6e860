import type { DoubtfulRow } from "@shared/contracts/imports";
import type { ProductRecord } from "@shared/schema/catalog-products";
import type { Steps } from "../../../platform/work/steps";
import { cellOf } from "../cells";
import { ownColumns } from "../file-columns";
import { wordsOf } from "./flag-forms";
import { isLasting } from "./made-keys";
import { textAt, type ReadColumn } from "./read-columns";

// Rows without a key whose products may be some of the source's under another one: a name was mended, a size was added.

/** A row whose key was made of what it says. */
export interface MadeKey {
  key: string;
  row: number;
}

/** Of more rows, or more products, it is another file. */
export const MAX_COMPARED = 1_000;
/** The part of what a row and a product state that has to be the same. */
const LEAST_ALIKE = 0.6;
const MIN_COLUMNS = 2;
const PRODUCTS_A_STEP = 200;
const MAX_DIFFERING = 3;

interface Said {
  text: string;
  words: readonly string[];
}

const inWords = (text: string): Said => ({ text, words: wordsOf(text) });

type Compared = ReadColumn & { of: (product: ProductRecord) => string };

/**
 * The rows that nothing is known of and that look like one product of the source which no row of the file is, each with
 * that one; in steps.
 */
export function* doubtfulRows(
  rows: readonly MadeKey[],
  columns: readonly ReadColumn[],
  missing: readonly ProductRecord[],
  nameOf: (key: string) => string,
): Steps<DoubtfulRow[]> {
  if (rows.length > MAX_COMPARED || missing.length > MAX_COMPARED) return [];
  const compared = columns
    .filter(isLasting)
    .map((column): Compared => ({ ...column, of: readerOf(column) }));
  const stated = missing.map((product) => compared.map(({ of }) => inWords(of(product))));
  const pairs: { row: MadeKey; product: number; alike: number }[] = [];
  for (const row of rows) {
    const texts = compared.map((column) => inWords(textAt(column, row.row)));
    const found: { product: number; alike: number }[] = [];
    for (const [product, own] of stated.entries()) {
      if (product % PRODUCTS_A_STEP === 0) yield;
      found.push({ product, alike: alikeness(texts, own) });
    }
    const [best, next] = found.toSorted((a, b) => b.alike - a.alike);
    // Of two that are as near neither is meant.
    if (best && best.alike >= LEAST_ALIKE && best.alike > (next?.alike ?? 0))
      pairs.push({ row, ...best });
  }
  const taken = new Set<number>();
  return pairs
    .toSorted((a, b) => b.alike - a.alike)
    .filter(({ product }) => !taken.has(product) && taken.add(product))
    .sort((a, b) => a.row.row - b.row.row)
    .map(({ row: { key, row }, product }) => {
      const { key: like, name } = missing[product]!;
      const differs = compared.flatMap((column, at) => {
        const [from, to] = [stated[product]![at]!.text, textAt(column, row)];
        return from === to ? [] : [{ name: column.header, from, to }];
      });
      return {
        key,
        name: nameOf(key),
        like: { key: like, name: name || like },
        differs: differs.slice(0, MAX_DIFFERING),
      };
    });
}

/** How a product says what a column says. */
function readerOf({ plan, attribute }: ReadColumn): (product: ProductRecord) => string {
  if (attribute) return ({ values }) => cellOf(values[attribute.id]);
  const { field } = ownColumns.find(({ header }) => header === plan.use)!;
  return (product) => {
    const value = (product as unknown as Record<string, unknown>)[field.name];
    return typeof value === "string" ? value : "";
  };
}

/** The part of what either of them states that both do; words that both have count in part. */
function alikeness(texts: readonly Said[], own: readonly Said[]): number {
  let [stated, same] = [0, 0];
  texts.forEach(({ text, words }, at) => {
    const other = own[at]!;
    if (text === "" && other.text === "") return;
    stated += 1;
    same += text === other.text ? 1 : wordsInCommon(words, other.words);
  });
  return stated < MIN_COLUMNS ? 0 : same / stated;
}

function wordsInCommon(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const both = one.filter((word) => other.includes(word)).length;
  return (2 * both) / (one.length + other.length);
}
