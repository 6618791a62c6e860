import { setImmediate as nextTurn } from "node:timers/promises";
import type { AttributeShape } from "@shared/contracts/attributes";
import { spellingKey } from "@shared/input/spelling-key";
import { listedValueReader } from "../store/listed-values";
import { amountIn, settle } from "../table/amounts";
import { measureOf } from "../table/measures";
import { yearsIn } from "../table/years";

// What the cells of a shop's own table say to a list.

/** What is known of products, to find what a table points at. */
export interface KnownThings {
  attributes: readonly AttributeShape[];
  brands: readonly string[];
  /** What products state in texts, by the ids of attributes: as spellings. */
  texts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of some words that are keys of products. */
  productKeys: (words: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** The part of a column's words that are what it is taken for. */
export const MOST = 0.6;

/** Whether products state an attribute in words: those of a list, or texts. */
export const hasWords = ({ kind }: Pick<AttributeShape, "kind">) =>
  ["choice", "choices", "text"].includes(kind);

/** What an attribute's words are like. */
interface Words {
  /** Whether a word is one that is there, however it is spelled; or a number of an attribute of numbers. */
  has: (word: string) => boolean;
  /** The same, or one that is built like one that is there: "215/50 R17" beside "205/55R16". */
  isLike: (word: string) => boolean;
}

/** Looks up the words of attributes. */
export function wordsOf({ texts }: Pick<KnownThings, "texts">): (of: AttributeShape) => Words {
  const made = new Map<string, Words>();
  return (attribute) => {
    const found = made.get(attribute.id) ?? wordsIn(attribute, texts.get(attribute.id));
    made.set(attribute.id, found);
    return found;
  };
}

function wordsIn(attribute: AttributeShape, texts: ReadonlySet<string> = new Set()): Words {
  const { id, kind, values, isRetired } = attribute;
  if (!hasWords(attribute)) {
    const has = (word: string) =>
      !isRetired && ["number", "range"].includes(kind) && rangeIn(word) !== undefined;
    return { has, isLike: has };
  }
  const read = listedValueReader(new Map([[id, attribute]]));
  const ids = new Set(values.map((value) => value.id));
  const has = (word: string) => {
    const found = read(id, word);
    return typeof found === "string" && (ids.has(found) || texts.has(found));
  };
  const spellings = [...values.flatMap(({ label }) => Object.values(label)), ...texts];
  const shapes = new Set(spellings.map(shapeOf).filter((shape) => shape.includes("0")));
  // The same parts are tried with every sign that may stand between them.
  const isKnown = remembering(has);
  return {
    has: isKnown,
    isLike: remembering((word) => isKnown(word) || shapes.has(shapeOf(word))),
  };
}

const MAX_SPELLINGS = 300_000;
const MAX_FOUND = 5;
const TRIED = 50;

/**
 * Finds the attributes whose words stand in cells, those with most of them first: there may be a thousand attributes with
 * thousands of values, and each of them takes a look at every cell.
 */
export async function attributeFinder({ attributes, texts }: KnownThings) {
  const bySpelling = new Map<string, AttributeShape[]>();
  for (const attribute of attributes) {
    if (attribute.isRetired || !hasWords(attribute) || bySpelling.size > MAX_SPELLINGS) continue;
    const words = attribute.values.flatMap(({ id, label, synonyms }) => [
      id,
      ...Object.values(label),
      ...synonyms,
    ]);
    for (const key of new Set([...words.map(spellingKey), ...(texts.get(attribute.id) ?? [])])) {
      const others = bySpelling.get(key);
      if (others) others.push(attribute);
      else bySpelling.set(key, [attribute]);
    }
    await nextTurn();
  }
  return (cells: readonly string[]): AttributeShape[] => {
    const hits = new Map<AttributeShape, number>();
    for (const word of candidatesIn(cells.slice(0, TRIED)))
      for (const each of bySpelling.get(spellingKey(word)) ?? [])
        hits.set(each, (hits.get(each) ?? 0) + 1);
    return [...hits]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_FOUND)
      .map(([attribute]) => attribute);
  };
}

function remembering(is: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) known.set(word, (found = is(word)));
    return found;
  };
}

const shapeOf = (word: string) => spellingKey(word).replace(/\d+(?:\.\d+)?/g, "0");

/**
 * The numbers that a cell spans in a unit, with an open end where it has one: "1.55 m – 1.65 m" is 155 to 165 of centimeters.
 * Undefined where it says anything else.
 */
export function rangeIn(
  cell: string,
  unit: string | null = null,
): { min?: number; max?: number } | undefined {
  const years = unit === null ? yearsIn(cell) : undefined;
  if (years) return years;
  const amount = amountIn(cell);
  if (!amount || amount.pieces !== undefined) return undefined;
  const settled = settle(amount, unit, null);
  return "why" in settled ? undefined : settled.range;
}

/** A cell with the unit that its header names, where it has none of its own. */
export function withUnit(cell: string, unit: string | null): string {
  if (unit === null || measureOf(unit) === undefined) return cell;
  const amount = amountIn(cell);
  const isBare = amount && [amount.min, amount.max].every((end) => !end?.unit);
  return isBare ? `${cell} ${unit}` : cell;
}

export const isMostly = (words: readonly string[], is: (word: string) => boolean) =>
  words.filter(is).length >= MOST * words.length;

export const isSpan = (cell: string) => {
  const range = rangeIn(cell);
  return range !== undefined && range.min !== range.max;
};

/** What stands between several in a cell: in any case; in most, with spaces around it; and all that may. */
const SURE = /[;|\n]/;
const SOME = /[;|\n,]|\s\/\s|\s(?:und|and|oder|or|et|en|&|\+)\s/i;
const ANY = /[;|\n,/]|\s(?:und|and|oder|or|et|en|&|\+)\s/i;
/** The same one by one, where all parts are what is looked for. */
const BETWEEN = [/,/, /\s\/\s/, /\s(?:und|and|oder|or|et|en|&|\+)\s/i, /\//];

/** Several in a cell: one a line, or with a semicolon or a bar between; with other signs where each is a part. */
export function partsOf(cell: string, isPart: (part: string) => boolean): string[] {
  if (isPart(cell)) return [cell];
  const sure = split(cell, SURE);
  if (sure.length > 1) return sure.flatMap((part) => partsOf(part, isPart));
  for (const sign of BETWEEN) {
    const parts = split(cell, sign).flatMap((part) =>
      part === cell ? [part] : partsOf(part, isPart),
    );
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
  ...new Set(
    cells.flatMap((cell) => [
      cell,
      ...split(cell, SURE),
      ...split(cell, SOME),
      ...split(cell, ANY),
    ]),
  ),
];
