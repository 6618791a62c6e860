// Longer than 200 lines: the kinds are told apart one after the other, each beside what it needs.

import type { AttributeKind } from "@shared/contracts/attributes";
import { yesOrNo } from "../../csv/cells";
import type { OpenDates, OpenDecimal } from "@shared/contracts/file-look";
import { spelling } from "@shared/input/parts-of-cells";
import { namesKind } from "@shared/kind-names";
import { namesCapacity } from "@shared/limit-names";
import type { Steps } from "../../../platform/work/steps";
import { columnAmounts, type Distinct } from "../../table/column-amounts";
import { datesIn, isYearAlone, openDatesIn, orderInSteps, type DateOrder } from "../../table/dates";
import { isNotStatedIn } from "../../table/not-stated";
import type { Decimal } from "../../table/numbers";
import { shortYearsIn, yearsIn } from "../../table/years";
import { flagsInFull } from "./flag-forms";
import { numbersInFull } from "./number-forms";
import { likelySeparator, separatorIn, separatorWords, type Separator } from "./list-separator";
import { areTwoThings } from "./two-things";
import { countInSteps, keysInSteps } from "./plan-attributes";

const MAX_VALUES = 200;
const MAX_LABEL = 60;
const MAX_LOOKED_AT = 2_000;
/** Where fewer than one in so many of them are so, the others are not counted. */
const FEW = 10;
/** Nobody looks through more cells that are read as something else. */
const MAX_IN_FULL = 200;

/** The part of a column's cells that have to say yes or no. */
const MOST_FLAGS = 0.8;
/** Fewer are enough where some say yes and others no. */
const MOST_OF_BOTH = 0.6;
/** Words behind yes and no say nothing more where so many stand alone. */
const SOME_FLAGS = 0.4;
/** What so many say instead is an answer of its own: "water-repellent" beside yes and no. */
const SOME_OTHERS = 0.15;
const MAX_OTHERS = 2;
/** Four words at least, and the sign at the end of a sentence. */
const SENTENCE = /^(?:\S+\s+){3,}\S*\p{L}{2}[.!?]$/u;
/** The part of a column's cells that have to be sentences for all to be texts. */
const MOST_SENTENCES = 0.5;
/** The part of a column's cells that have to be dates. */
const MOST_DATES = 0.6;
/** The part of them that may be years alone: with more the column is one of years. */
const MOST_ALONE = 0.8;
/** The part of a column's cells that have to be years, and of them spans. */
const MOST_YEARS = 0.6;
const SOME_SPANS = 0.2;

/** Beside few different numbers so many words are answers of their own: "SDS-plus" beside "13 mm", "at once" beside "1-3 days". */
const MANY_WORDS = 0.1;
const fewOf = (stated: number): number => Math.min(24, stated / 3);

export interface Kind {
  kind: AttributeKind;
  unit: string | null;
  separator: Separator;
  why: string;
  /** Of numbers. */
  decimal: Decimal | null;
  open: OpenDecimal | null;
  /** Of dates. */
  dateOrder: DateOrder | null;
  openDates: OpenDates | null;
  /** How many cells cannot be read so. */
  unread: number;
  /** What cells are in full that are written short. */
  readAs: Record<string, string>;
}

/** The kind of a column by what it states, with the unit in its header, and why; in steps. */
export function* kindInSteps(
  header: string,
  cells: Distinct,
  headerUnit: string | null,
  isOfHeadings = false,
): Steps<Kind> {
  const stated = sumOf(cells.values());
  const kind = (name: AttributeKind, why: string, more: Partial<Kind> = {}): Kind => ({
    kind: name,
    unit: null,
    separator: "|",
    why,
    decimal: null,
    open: null,
    dateOrder: null,
    openDates: null,
    readAs: {},
    unread: 0,
    ...more,
  });
  const some = firstOf(cells);
  // Most columns are nothing of the kind, as their first cells say.
  const looked = sumOf(some.values());
  const count = function* (isSo: (cell: string) => boolean): Steps<number> {
    if (some === cells) return yield* countInSteps(cells, isSo);
    const first = yield* countInSteps(some, isSo);
    return first < looked / FEW ? 0 : yield* countInSteps(cells, isSo);
  };
  const plain = yield* count(isFlag);
  const mayBeFlags = plain >= stated * SOME_FLAGS;
  const flagInFull = mayBeFlags ? flagsInFull(header) : () => undefined;
  const flags = mayBeFlags ? yield* count((cell) => isFlag(flagInFull(cell) ?? cell)) : plain;
  // Zeros and ones alone are yes and no where both are there; among other numbers they are numbers.
  const isDigits = [...cells.keys()].some((cell) => /^\d+$/.test(cell));
  const inWords = mayBeFlags ? yield* count((cell) => isFlag(cell) && !/^\d+$/.test(cell)) : 0;
  const hasBoth = cells.has("0") && cells.has("1");
  const most = mayBeFlags && saysBoth(some) ? MOST_OF_BOTH : MOST_FLAGS;
  const third = flags < stated && flags >= stated * most ? thirdAnswer(some, flagInFull) : 0;
  if (
    flags >= stated * most &&
    third < looked * SOME_OTHERS &&
    (!isDigits || (hasBoth && (flags === stated || inWords > flags / 2)))
  ) {
    const unread = stated - flags;
    return kind("flag", unread === 0 ? "Every cell says yes or no." : "Cells say yes or no.", {
      unread,
      readAs: inFull(some, flagInFull),
    });
  }
  const dates = yield* count((cell) => datesIn(cell).length > 0);
  const alone = dates > 0 ? yield* count(isYearAlone) : 0;
  if (dates >= stated * MOST_DATES && alone <= dates * MOST_ALONE) {
    const dateOrder = yield* orderInSteps(cells.keys());
    return kind("date", dates === stated ? "Every cell is a date." : "Cells are dates.", {
      dateOrder,
      openDates: dateOrder === null ? yield* openDatesIn(cells) : null,
      readAs: monthsIn(some),
      unread: stated - dates,
    });
  }
  const years = yield* count((cell) => yearsIn(cell) !== undefined);
  const spans = years > 0 ? yield* count(isSpanOfYears) : 0;
  if (spans > 0 && spans >= stated * SOME_SPANS && years >= stated * MOST_YEARS) {
    const readAs = shortYears(cells);
    const read = yield* countInSteps(cells, (cell) => yearsIn(readAs[cell] ?? cell) !== undefined);
    return kind("range", "Cells are years, or spans of them.", { readAs, unread: stated - read });
  }
  const inHeaders = headerUnit === null ? {} : inFull(some, besideInches);
  const readAs = { ...inFull(some, numbersInFull(header, some)), ...inHeaders };
  const amounts = yield* columnAmounts(
    readAll(header, cells, readAs),
    headerUnit,
    namesCapacity(header),
  );
  if (amounts && areTwoThings(header, some))
    return kind("text", "Its header names two things, and its cells are in two kinds of units.");
  const { size: different } = yield* keysInSteps(cells, undefined);
  const areNumbers =
    headerUnit !== null ||
    amounts?.unit === null ||
    (amounts?.unread ?? 0) < stated * MANY_WORDS ||
    different > fewOf(stated);
  if (amounts && areNumbers) {
    const { isRange, unit, odd, ...found } = amounts;
    const more = { ...found, readAs: { ...readAs, ...odd, ...(isRange && fromIn(header, some)) } };
    const oddly = oddWords(odd);
    // "In in" says nothing.
    const inUnit = unit === null ? "" : ` in ${unit === "in" ? "inches" : unit.replace(/\.$/, "")}`;
    return isRange
      ? kind("range", `Cells are ranges of numbers${inUnit}.${oddly}`, { unit, ...more })
      : kind(
          "number",
          `${more.unread === 0 ? "Each cell that states something is a number" : "Cells are numbers"}${inUnit}.${oddly}${restWords(some)}`,
          { unit, ...more },
        );
  }
  // Commas and line breaks of sentences stand between no values.
  if ((yield* count((cell) => SENTENCE.test(cell))) >= stated * MOST_SENTENCES)
    return kind("text", "Cells are sentences.");
  // A heading is one thing, whatever stands in it: "Start-stop (EFB / AGM)".
  const separator = isOfHeadings ? undefined : yield* separatorIn(cells, stated, different);
  // "Pens & pencils" is one kind of product.
  if (separator && !(separator === "any" && namesKind(header))) {
    const { size: length } = yield* keysInSteps(cells, separator);
    const between = separatorWords(separator);
    return kind(
      "choices",
      `Cells hold several of ${length} values, with ${between} between them.`,
      {
        separator,
      },
    );
  }
  const few = Math.min(MAX_VALUES, Math.max(12, stated / 2, mostCodes(cells, stated)));
  if (different <= few && [...cells.keys()].every((cell) => cell.length <= MAX_LABEL)) {
    return kind(
      "choice",
      different === 1 ? "All say the same." : `There are ${different} different values.`,
    );
  }
  return kind("text", `There are ${different} different texts, too many to choose from.`, {
    separator: likelySeparator(some),
  });
}

/** 1¼" (32) in a column of millimeters: the number in its unit stands beside the inches. */
const besideInches = (cell: string): string | undefined =>
  /^[\d\s./¼½¾⅛⅜⅝⅞-]+(?:"|″|”|''|in(?:ch(?:es)?)?\b)\s*\((\d+(?:[.,]\d+)?)\)$/iu.exec(
    cell.trim(),
  )?.[1];

/** "Age from": a single number is where it begins, and not all of it. */
const FROM = /(?:^|\s)(?:from|ab|vanaf|dès|à partir de)$/iu;
const ALONE = /^(\d+(?:[.,]\d+)?\s*[\p{L}.]*?)\s*(?:\([^()]*\))?$/u;

/** What single numbers are in a column whose header says that they are where something begins. */
const fromIn = (header: string, cells: Distinct): Record<string, string> =>
  FROM.test(header.trim())
    ? inFull(cells, (cell) => {
        const [, number] = ALONE.exec(cell.trim()) ?? [];
        return number === undefined ? undefined : `from ${number}`;
      })
    : {};

/** Says of one cell how it is read, where the others are written otherwise. */
function oddWords(odd: Record<string, string>): string {
  const [first, ...others] = Object.entries(odd);
  if (!first) return "";
  const more = others.length > 0 ? `, and ${others.length} more like it` : "";
  return ` “${first[0]}” is taken for ${parseFloat(first[1])}${more}: otherwise it would be far from all others.`;
}

/** What is weighed, and how: "2.3 kg excl. battery". */
const SAYS_MORE =
  /\d\s*\p{L}+\.?\s*[,(]?\s*(?:excl|without|w\/o|ohne|zonder|sans|incl|inkl|including|with|mit|met|avec|bare|net|gross|empty|dry|each)(?!\p{L})/iu;

/** Says of cells that say more than their number that it is not kept. */
function restWords(cells: Distinct): string {
  const [first, ...others] = [...cells.keys()].filter((cell) => SAYS_MORE.test(cell));
  if (first === undefined) return "";
  const [more, say] = others.length > 0 ? [" and others", "say"] : ["", "says"];
  return ` “${first}”${more} ${say} more than a number, which is not kept.`;
}

function isSpanOfYears(cell: string): boolean {
  const years = yearsIn(cell);
  return years !== undefined && years.min !== years.max;
}

/** Short codes are found by typing: "075" on an old battery. */
const MAX_CODE = 8;
const MAX_CODES = 60;
const mostCodes = (cells: Distinct, stated: number): number =>
  cells.size <= MAX_CODES && [...cells.keys()].every((cell) => cell.length <= MAX_CODE)
    ? stated * 0.75
    : 0;

const isFlag = (cell: string) => yesOrNo(cell) !== undefined;

/** How many cells say the same that is neither yes nor no: the most frequent of these. */
function thirdAnswer(cells: Distinct, inFull: (cell: string) => string | undefined): number {
  const others = new Map<string, number>();
  for (const [cell, count] of cells) {
    if (isFlag(inFull(cell) ?? cell)) continue;
    const same = spelling(cell);
    others.set(same, (others.get(same) ?? 0) + count);
  }
  // Of many other words each is a way of saying yes or no, for staff to tell.
  return others.size > MAX_OTHERS ? 0 : Math.max(0, ...others.values());
}

function saysBoth(cells: Distinct): boolean {
  const said = new Set([...cells.keys()].map(yesOrNo));
  return said.has(true) && said.has(false);
}

/** The first cells: so many say how a column is written. */
const firstOf = (cells: Distinct): Distinct =>
  cells.size <= MAX_LOOKED_AT ? cells : new Map([...cells].slice(0, MAX_LOOKED_AT));

/** What cells are in full that a column explains. */
function inFull(
  cells: Distinct,
  read: (cell: string) => string | undefined,
): Record<string, string> {
  const found: Record<string, string> = {};
  let count = 0;
  for (const cell of cells.keys()) {
    if (count === MAX_IN_FULL) break;
    const full = cell.length <= MAX_LABEL ? read(cell) : undefined;
    if (full === undefined) continue;
    found[cell] = full;
    count += 1;
  }
  return found;
}

/** The same cells, as they are read; without those that state nothing then. */
function readAll(header: string, cells: Distinct, readAs: Record<string, string>): Distinct {
  const read = new Map<string, number>();
  for (const [cell, count] of cells) {
    const full = Object.hasOwn(readAs, cell) ? readAs[cell]! : cell;
    if (!isNotStatedIn(header, full)) read.set(full, (read.get(full) ?? 0) + count);
  }
  return read;
}

/** So many dates that are all the first of a month are months: a spreadsheet has no others. */
const LEAST_FIRSTS = 8;

function monthsIn(cells: Distinct): Record<string, string> {
  const days = [...cells.keys()].filter((cell) => /^\d{4}-\d{2}-\d{2}$/.test(cell));
  const areFirsts = days.length >= LEAST_FIRSTS && days.every((day) => day.endsWith("-01"));
  return areFirsts ? Object.fromEntries(days.map((day) => [day, day.slice(0, 7)])) : {};
}

/** Years of two digits among others are read in full: as numbers they would be of the first century. */
function shortYears(cells: Distinct): Record<string, string> {
  const found: Record<string, string> = {};
  for (const cell of cells.keys()) {
    const full = shortYearsIn(cell);
    if (full !== undefined) found[cell] = full;
  }
  return found;
}

const sumOf = (counts: Iterable<number>): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};
