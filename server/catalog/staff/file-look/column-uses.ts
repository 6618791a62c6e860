// Longer than 200 lines: the columns that every product has are found one after the other.

import type { ColumnUse } from "@shared/contracts/file-look";
import { yesOrNo } from "../../csv/cells";
import { namesKind } from "@shared/kind-names";
import type { Steps } from "../../../platform/work/steps";
import type { Distinct } from "../../table/column-amounts";
import { datesIn, periodIn } from "../../table/dates";
import { hasPrices, isMoney } from "./price-columns";
import { saysStock } from "./stock-column";
import { isInternal, isModel, mayBeName, useNamed, useNamedBehind } from "./own-columns";

/** The part of a column's cells that tell products apart, where it is their key; less where its header says so. */
const MOST_KEYS = 0.95;
const MOST_NAMED_KEYS = 0.8;
/** Prices that are printed, and seldom paid. */
const LISTED_PRICE =
  /(?<!\p{L})(?:rrp|msrp|srp|uvp|list|recommended|suggested|conseillée?s?|(?:unverbindlich )?empfohlene?r?|adviesprijs|advies|consigliato|recomendado|barré)(?!\p{L})/iu;

const QUANTITY = /\b(qty|quantity|stock level|soh)\b/i;
/** A column of a file that is looked at. */
export interface Column {
  header: string;
  /** How many rows there are, and in how many of them it states something. */
  rows: number;
  stated: number;
  /** What it states, each once, with how often. */
  distinct: Distinct;
  /** The header of the column whose cells it is a part of. */
  partOf?: string | undefined;
  /** Whether its cells stood in headings between the rows. */
  isOfHeadings?: true | undefined;
}

const isUnique = ({ header, rows, distinct }: Column) =>
  distinct.size >= rows * (useNamed(header) === "key" ? MOST_NAMED_KEYS : MOST_KEYS);

/** The part of a column's cells that are addresses where it is one of them. */
const MOST_ADDRESSES = 0.95;

function most({ distinct, stated }: Column, isSo: (cell: string) => boolean): boolean {
  let found = 0;
  for (const [cell, count] of distinct) if (isSo(cell)) found += count;
  return found >= stated * MOST_ADDRESSES;
}

/** The part of a column's cells that are dates where special prices end on them. */
const MOST_DATES = 0.6;

function areDates({ distinct, stated }: Column): boolean {
  let found = 0;
  for (const [cell, count] of distinct)
    if (datesIn(cell).length > 0 || periodIn(cell)) found += count;
  return found >= stated * MOST_DATES;
}

const every = ({ distinct }: Column, isSo: (cell: string) => boolean): boolean => {
  for (const cell of distinct.keys()) if (!isSo(cell)) return false;
  return true;
};

/** What every product has, and why a column is it. */
export interface OwnUse {
  use: ColumnUse;
  why: string;
}

/** The columns that say what every product has, each use once, with the reason. */
export function* usesOf(columns: readonly Column[]): Steps<Map<Column, OwnUse>> {
  const uses = new Map<Column, OwnUse>();
  const give = (use: ColumnUse, column: Column | undefined, why: string) => {
    const isGiven = [...uses.values()].some((each) => each.use === use);
    if (column && !isGiven && !uses.has(column)) uses.set(column, { use, why });
  };
  const unique: Column[] = [];
  for (const column of columns) {
    if (!column.partOf && isUnique(column)) unique.push(column);
    yield;
  }
  const short = (column: Column) =>
    column.distinct.size === column.rows && every(column, (cell) => /^\S{1,100}$/.test(cell));
  const keys: ((column: Column) => boolean)[] = [
    (column) => useNamed(column.header) === "key" && !isNamesInstead(column),
    ({ header }) => useNamed(header) === "gtin",
    (column) =>
      short(column) && !useNamed(column.header) && !isAmounts(column) && !numbersRows(column),
  ];
  // A number that a database gave is no key where there is an SKU.
  const hasSku = unique.some(({ header }) => /sku/i.test(header));
  const isPlainId = ({ header }: Column) =>
    Number(hasSku && /^(?:system ?)?id$/i.test(header.trim()));
  const ordered = unique.toSorted((a, b) => isPlainId(a) - isPlainId(b));
  for (const isKey of keys) {
    const key = ordered.find(isKey);
    const isWhole = key?.distinct.size === key?.rows;
    give(
      "key",
      key,
      `It is filled and different in ${isWhole ? "every row" : "nearly every row"}.`,
    );
  }
  // Prices that are asked come before those that are printed, and what says "in stock" before how many there are.
  const isListed = ({ header }: Column) =>
    Number(LISTED_PRICE.test(header) || QUANTITY.test(header));
  const repeated = columns.find(
    (column) => useNamed(column.header) === "key" && !uses.has(column) && isRepeated(column),
  );
  give(
    "group",
    repeated,
    "It comes again in rows that differ in something else: their variants. Shoppers see the one that fits best, and beside it which others there are.",
  );
  for (const column of columns.toSorted((a, b) => isListed(a) - isListed(b))) {
    const use = isNamesInstead(column) ? "name" : useNamed(column.header);
    if (use === undefined || use === "key" || column.stated === 0) continue;
    if ((use === "price" || use === "special price") && !hasPrices(column)) continue;
    if (use === "special price until" && !areDates(column)) continue;
    // "Web: Y" says that there is a page, and not where.
    if (use === "page" && every(column, (cell) => yesOrNo(cell) !== undefined)) continue;
    give(use, column, `Its header is ${column.header}.`);
  }
  // Without a special price nothing ends.
  const ends = [...uses].find(([, { use }]) => use === "special price until");
  if (ends && ![...uses.values()].some(({ use }) => use === "special price")) uses.delete(ends[0]);
  const free = columns.filter((column) => !uses.has(column) && column.stated > 0);
  const all = (form: RegExp) =>
    free.find((column) => !column.partOf && most(column, (cell) => form.test(cell)));
  give(
    "picture",
    all(/^https?:\/\/\S+\.(jpe?g|png|webp|gif|avif)(\?\S*)?$/i),
    "Its cells are addresses of pictures.",
  );
  give(
    "price",
    free
      .toSorted((a, b) => isListed(a) - isListed(b))
      .find((column) => !column.partOf && !isInternal(column.header) && isMoney(column)),
    "Its cells name a currency.",
  );
  give("page", all(/^(?:https?:\/\/|www\.)\S+$/i), "Its cells are addresses of pages.");
  give(
    "in stock",
    free.find((column) => !column.partOf && !uses.has(column) && saysStock(column)),
    "Its cells say what is in stock.",
  );
  for (const column of columns) {
    const use = useNamedBehind(column.header);
    if (use !== undefined && column.stated > 0)
      give(use, column, `Its header is ${column.header}.`);
  }
  const isNamed = [...uses.values()].some(({ use }) => use === "name");
  const model = columns.find(
    (column) => !uses.has(column) && isModel(column.header) && column.stated >= column.rows * 0.8,
  );
  const best = isNamed ? undefined : bestName(columns, uses);
  const isDescribed = best !== undefined && useNamed(best.header) === "description";
  if (!isNamed && !isDescribed)
    give("name", model, "No header says name, and this one comes nearest.");
  if (best && (isDescribed || !model))
    uses.set(best, {
      use: "name",
      why: "No header says name; its texts tell products apart best.",
    });
  return uses;
}

/** The part of a column's cells that have to be of several words where it holds names, and no numbers of articles. */
const MOST_WORDY = 0.8;

/** Whether "Item" is what articles are called here, and not their numbers. */
function isNamesInstead({ header, distinct, stated }: Column): boolean {
  if (stated === 0 || !mayBeName(header)) return false;
  let wordy = 0;
  for (const [cell, count] of distinct) if (/\p{L}{2}.*\s\S/u.test(cell)) wordy += count;
  return wordy >= stated * MOST_WORDY;
}

const isAmounts = (column: Column) => every(column, (cell) => /^[\d.,]+$/.test(cell));

const OF_ROWS = /^(column \d+|#|№|no\.?|nr\.?|n°|index|row|pos\.?|lfd\.? ?nr\.?)$/i;

/** Whether a column only counts the rows: 0, 1, 2, under no header that says more. */
export function numbersRows({ header, distinct, rows }: Column): boolean {
  if (!OF_ROWS.test(header.trim()) || distinct.size !== rows || rows < 2) return false;
  const [first = ""] = distinct.keys();
  let next = first === "0" ? 0 : 1;
  for (const cell of distinct.keys()) if (cell !== String(next++)) return false;
  return true;
}

/** Whether most rows have it, and others have the same. */
/** "Art" is short for an article's number, which has digits, or says what a thing is. */
const saysKind = (column: Column) =>
  namesKind(column.header.trim()) && !most(column, (cell) => /\d/.test(cell));

const isRepeated = (column: Column) => {
  const { rows, stated, distinct } = column;
  const isFilled = stated >= rows * MOST_KEYS;
  return isFilled && distinct.size > 1 && distinct.size <= rows / 1.3 && !saysKind(column);
};

/** The part of a column's cells that may be lists: "battery, charger, strap" is no name. */
const MOST_LISTS = 0.5;
/** A description is the name where it tells so many of the products apart that the best column does. */
const MOST_NAMES = 0.6;
/** A text of about so many letters is a name. */
const NAME_LENGTH = { min: 3, max: 90 };

/** The column whose short texts differ most, among those that are nothing else, and short descriptions. */
function bestName(
  columns: readonly Column[],
  uses: ReadonlyMap<Column, OwnUse>,
): Column | undefined {
  const candidates = columns.filter((column) => {
    const use = uses.get(column)?.use;
    if (column.partOf || (use !== undefined && use !== "description")) return false;
    // What stands above several rows is the name of none.
    if (column.isOfHeadings) return false;
    let [letters, length, lists, hasAddress] = [0, 0, 0, false];
    for (const [cell, count] of column.distinct) {
      if (/\p{L}{3}/u.test(cell)) letters += count;
      length += cell.length * count;
      if (/[,;|/].*[,;|/]|[;|]/.test(cell)) lists += count;
      hasAddress ||= /^https?:/i.test(cell);
    }
    const usual = length / column.stated;
    return (
      column.stated >= column.rows * 0.8 &&
      letters >= column.stated * 0.8 &&
      usual >= NAME_LENGTH.min &&
      usual <= NAME_LENGTH.max &&
      !hasAddress &&
      lists < column.stated * MOST_LISTS
    );
  });
  const [best] = candidates.toSorted((a, b) => b.distinct.size - a.distinct.size);
  const isNearly = ({ header, distinct }: Column) =>
    useNamed(header) === "description" && distinct.size >= best!.distinct.size * MOST_NAMES;
  return candidates.find(isNearly) ?? best;
}
