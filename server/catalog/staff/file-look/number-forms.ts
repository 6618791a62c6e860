import { amountIn, hasOneEnd } from "../../table/amounts";
import { withoutFractions } from "../../table/other-forms";
import { measureOf } from "../../table/measures";
import { isSpoiltDate } from "../../table/not-stated";
import type { Distinct } from "../../table/column-amounts";
import { wordsOf, type InFull } from "./flag-forms";
import { countInWords } from "./count-words";
import { markBefore } from "./mark-before";
import { percentIn, sayNothing } from "./odd-numbers";
import { spelling } from "@shared/input/parts-of-cells";
import { partsOfHeader } from "./own-columns";

// What cells mean that are written short, by the header above them and the cells beside them. Each is shown as "read it as".

/** Marks are given out of so many. */
const BEST_MARKS = ["5", "6", "10", "20", "100"];
const FRACTION = /^\s*(\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)\s*([\p{L}()°%]{0,6})\s*$/u;
const LEADING_WORD = /^([\p{L}]{2,})[.:]?\s*(?=[\d+−≥≤<>-])/u;

const asNumber = (text: string) => Number(text.replace(",", "."));

/**
 * Numbers as a column alone says them: "Cat. 3" under "Filter category" is 3, "18/20" under marks out of 20 is 18, "100/120"
 * among ranges is one, "pair" among numbers of pieces is 2, and 0 among widths of 60 and more is nothing.
 */
export function numbersInFull(header: string, cells: Distinct): InFull {
  // "min 18" under "Flow l/min" is no 18.
  const { name, unit } = partsOfHeader(header);
  const words = wordsOf(name);
  const fractions = [...cells.keys()].flatMap((cell) => {
    const [, top, bottom] = FRACTION.exec(cell) ?? [];
    return top === undefined ? [] : [{ top, bottom: bottom! }];
  });
  const [best] = new Set(fractions.map(({ bottom }) => bottom));
  const areMarks =
    best !== undefined &&
    BEST_MARKS.includes(best) &&
    fractions.every(({ top, bottom }) => bottom === best && asNumber(top) <= asNumber(best));
  const areRanges =
    fractions.every(({ top, bottom }) => asNumber(top) < asNumber(bottom)) && hasRanges(cells);
  const countsPieces = [...cells.keys()].every((cell) => /^\d{1,3}\b|^\D+$|\d+\D*$/.test(cell));
  const hasPlain = isShare(cells, SOME_PLAIN, (cell) =>
    isPlainAmount(withoutFractions(cell, unit) ?? cell),
  );
  const percentOf = unit === "%" ? percentIn(cells) : () => undefined;
  const isNone = sayNothing(header, cells);
  const mark = markBefore(cells);
  const ofMonths = isOfMonths(words, cells);
  // "None" under "Max. load" is no limit, and what has no filter has none of 0 mm.
  const countsNone =
    hasPlain && !hasRanges(cells) && !hasSizes(cells) && !words.some((word) => LIMIT.test(word));
  return (cell) => {
    if (isNone && /^0(?:[.,]0+)?$/.test(cell)) return "-";
    const percent = percentOf(cell);
    if (percent !== undefined) return percent;
    const [, top, bottom, own = ""] = FRACTION.exec(cell) ?? [];
    if (top !== undefined && areMarks) return top;
    if (top !== undefined && areRanges) return `${top}–${bottom}${own && ` ${own}`}`;
    const count = countsPieces ? countInWords(cell) : undefined;
    if (count !== undefined) return count;
    const leading = LEADING_WORD.exec(cell);
    if (mark?.(cell) !== undefined) return mark(cell);
    // "RP 96" under "Parker" is somebody else's mark.
    // Where every cell has it, as in "IP44", it is a part of a code.
    const decimal = withoutFractions(cell, unit);
    if (decimal !== undefined && (hasPlain || unit !== null) && amountIn(decimal)) return decimal;
    if (!hasPlain) return undefined;
    if (countsNone && NONE.test(cell)) return "0";
    const months = ofMonths ? cell.replace(MONTHS, " months") : cell;
    if (months !== cell && amountIn(months)) return months;
    const counted = COUNTED.exec(cell);
    if (counted && isSaidBy(words, spelling(counted[2]!))) return counted[1];
    const inside = SIZE_AND.exec(cell)?.[1];
    if (inside !== undefined && amountIn(inside)) return inside;
    const each = ofSoMuch(cell);
    if (each !== undefined) return each;
    // "from 8 months" under "Age from" has one end, and is no 8.
    const whole = leading && amountIn(cell);
    if (whole && hasOneEnd(whole)) return undefined;
    if (!leading) return behind(cell);
    if (!words.some((word) => isShortOf(spelling(leading[1]!), word))) return behind(cell);
    const number = cell.slice(leading[0].length);
    // "ART-2" is no −2.
    return leading[0] === leading[1] ? number.replace(/^-/, "") : number;
  };
}

const NONE = /^(?:none|nil|zero|no|geen|keine?r?s?|nein|nee|aucune?|néant|non)$/iu;
const LIMIT = /^(?:max|limit|maximal|maximum|bis|tot|hochst)/;
/** "M (55-59)": a size, and what it is. */
const SIZE_AND = /^(?:[SML]|X{1,3}[SL]|\dXL|one size)\s*\(([^()]*\d[^()]*)\)$/iu;
/** "375 m/150 g": how much there is in so much. */
const OF_SO_MUCH = /^([\d.,]+\s*(\p{L}{1,4}))\s*\/\s*\d+\s*(\p{L}+)$/u;

function ofSoMuch(cell: string): string | undefined {
  const [, each, unit = "", other = ""] = OF_SO_MUCH.exec(cell) ?? [];
  const measure = measureOf(unit);
  const behind = measureOf(other)?.family;
  // "12V/24V" are two, and "13 oz/12 ct" is a pack.
  const isOne = behind !== measure?.family && behind !== "pieces" && behind !== "pairs";
  return measure && isOne ? each : undefined;
}

/** "4 Stufen" under "Stufen": what is counted is said already. */
const COUNTED = /^(\d{1,4})[\s-]*(\p{L}{2,})\.?$/u;

/** Whether a header names it: "Gedecke" in "Maßgedecke", too. */
const isSaidBy = (words: readonly string[], what: string): boolean =>
  words.some((word) => isShortOf(what, word) || isShortOf(word, what) || word.endsWith(what));

/** "6m+", "6 - 60 M" among ages. */
const MONTHS = /(?<=\d)\s?m(?=\+|$)/iu;
const AGE = /^(?:age|ages|alter|leeftijd|altersempfehlung)$/;

function isOfMonths(words: readonly string[], cells: Distinct): boolean {
  if (!words.some((word) => AGE.test(word))) return false;
  return [...cells.keys()].some((cell) => MONTHS.test(cell));
}

/** An amount with words behind it that say of what: "100% arabica", "18V Li-Ion", "12 yr (mesh 5 yr)". */
function behind(cell: string): string | undefined {
  if (amountIn(cell)?.again) return undefined;
  const base = cell.replace(/\s*\([^()]*\)$/, "");
  if (base !== cell && amountIn(base)) return base;
  const whole = amountIn(cell);
  // "10 years on the core" is no unit.
  if (isSpoiltDate(cell)) return undefined;
  const unit = (whole?.min ?? whole?.max)?.unit ?? "";
  if (whole && (!/\s/.test(unit) || measureOf(unit))) return undefined;
  const found =
    /^((?:(?:max|min|ca|approx)\.?\s*)?[\d.,\s]*\d\s*(?:\p{L}{1,6}\.?|%|°C?)?)(?:(?:[\s,;–]|\s-|-(?=\p{L}{3}))+\p{L}[^\d]*|\s*\(.*\))$/u.exec(
      cell.trim(),
    );
  const amount = found?.[1]?.trim();
  return amount !== undefined && amountIn(amount) ? amount : undefined;
}

/** Whether a word is another one, or its beginning. */
const isShortOf = (short: string, word: string): boolean =>
  short === word || (short.length >= 3 && word.startsWith(short));

/** Longer cells are no numbers. */
const MAX_LENGTH = 40;

/** The part of cells that have to be amounts by themselves. */
const SOME_PLAIN = 0.3;

/** What a thing has whatever it is: where it has none, the cell is about something else. */
const SIZES = ["length", "weight", "volume", "voltage"];

function hasSizes(cells: Distinct): boolean {
  for (const cell of cells.keys()) {
    const amount = cell.length < MAX_LENGTH ? amountIn(cell) : undefined;
    const unit = (amount?.min ?? amount?.max)?.unit ?? "";
    if (SIZES.includes(measureOf(unit)?.family ?? "")) return true;
  }
  return false;
}

/** "4 kg" and "4 steps"; of "4K UHD" the number is a part of a name. */
function isPlainAmount(cell: string): boolean {
  const amount = amountIn(cell);
  const unit = (amount?.min ?? amount?.max)?.unit ?? "";
  return amount !== undefined && (!/\s/.test(unit) || measureOf(unit) !== undefined);
}

/** The part of cells that have to be ranges of another form. */
const SOME_RANGES = 0.2;

const hasRanges = (cells: Distinct): boolean =>
  isShare(cells, SOME_RANGES, (cell) => amountIn(cell)?.isRange === true);

/** Whether so large a part of the cells is so. */
function isShare(cells: Distinct, least: number, isSo: (cell: string) => boolean): boolean {
  let [all, found] = [0, 0];
  for (const [cell, count] of cells) {
    all += count;
    if (cell.length < MAX_LENGTH && isSo(cell)) found += count;
  }
  return found >= all * least;
}
