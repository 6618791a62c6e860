import type { AttributeShape } from "@shared/contracts/attributes";
import { listedValueReader } from "../store/listed-values";
import { amountIn, settle } from "../table/amounts";
import { yearsIn } from "../table/years";

// What the cells of a shop's own table say to a list.

/** What is known of products, to find what a table points at. */
export interface KnownThings {
  attributes: readonly AttributeShape[];
  brands: readonly string[];
  /** Those of some words that are keys of products. */
  productKeys: (words: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** The part of a column's words that are what it is taken for. */
export const MOST = 0.6;

export const hasValues = ({ kind, isRetired }: AttributeShape) =>
  (kind === "choice" || kind === "choices") && !isRetired;

/** Whether a word is one of an attribute's values, or a number of one. */
export function isKnown(attribute: AttributeShape, word: string): boolean {
  if (!hasValues(attribute))
    return (
      !attribute.isRetired &&
      ["number", "range"].includes(attribute.kind) &&
      rangeIn(word) !== undefined
    );
  const id = readerFor(attribute)(attribute.id, word);
  return attribute.values.some((value) => value.id === id);
}

const readers = new WeakMap<AttributeShape, ReturnType<typeof listedValueReader>>();
function readerFor(attribute: AttributeShape) {
  const found = readers.get(attribute) ?? listedValueReader(new Map([[attribute.id, attribute]]));
  readers.set(attribute, found);
  return found;
}

/** The numbers that a cell spans, with an open end where it has one; undefined where it says anything else. */
export function rangeIn(cell: string): { min?: number; max?: number } | undefined {
  const years = yearsIn(cell);
  if (years) return years;
  const amount = amountIn(cell);
  if (!amount || amount.pieces !== undefined) return undefined;
  const settled = settle(amount, null, null);
  return "why" in settled ? undefined : settled.range;
}

export const isMostly = (words: readonly string[], is: (word: string) => boolean) =>
  words.filter(is).length >= MOST * words.length;

export const isSpan = (cell: string) => {
  const range = rangeIn(cell);
  return range !== undefined && range.min !== range.max;
};

/** Several in a cell: one a line, or with a semicolon or a bar between; with a comma or a slash, where all of them are known. */
export function partsOf(cell: string, isPart: (part: string) => boolean): string[] {
  if (isPart(cell)) return [cell];
  const sure = split(cell, /[;|\n]/);
  if (sure.length > 1) return sure;
  for (const sign of [/,/, /\s\/\s/, /\//]) {
    const parts = split(cell, sign);
    if (parts.length > 1 && parts.every(isPart)) return parts;
  }
  return [cell];
}

const split = (cell: string, sign: RegExp) =>
  cell
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

/** All that may be parts of cells. */
export const candidatesIn = (cells: readonly string[]): string[] => [
  ...new Set(cells.flatMap((cell) => [cell, ...split(cell, /[;|\n,]/), ...split(cell, /\//)])),
];
