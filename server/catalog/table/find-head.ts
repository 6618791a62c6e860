import type { CsvRow } from "../csv/csv-rows";
import { numbersIn } from "./numbers";
import { datesIn } from "./dates";
import { namesCurrency, pricesIn } from "./prices";

// Where a table begins and ends in what people put on a sheet: titles above it, heads of two lines, headings between
// the rows, totals and remarks below.

/** So many rows are looked at for a head. */
const MAX_ABOVE = 25;
const MAX_LOOKED_AT = 60;
/** So many rows tell where a table begins. */
export const LOOKED_AT = MAX_ABOVE + MAX_LOOKED_AT + 2;

export interface Found {
  /** The place of the first row of the head. */
  at: number;
  headers: string[];
  /** The place of the first row under it. */
  from: number;
}

const filledIn = ({ cells }: CsvRow): number => cells.filter((cell) => cell.trim() !== "").length;

const isNumber = (cell: string): boolean =>
  /\d/.test(cell) && (numbersIn(cell.trim()).length > 0 || pricesIn(cell).length > 0);

/** How many cells most rows from a place on have filled. */
export function usualFill(
  rows: { size: () => number; fillOf: (at: number) => number },
  from = 0,
): number {
  const length = Math.max(0, Math.min(rows.size() - from, 2_000));
  const fills = Array.from({ length }, (_, at) => rows.fillOf(from + at)).sort((a, b) => a - b);
  return fills[Math.floor(fills.length / 2)] ?? 0;
}

/** The head of a table of which these are the first rows; the first row where none looks like one, without names where it is a row. */
export function findHead(rows: readonly CsvRow[], usual: number): Found {
  const isHead = (row: CsvRow): boolean => {
    const cells = row.cells.map((cell) => cell.trim()).filter(Boolean);
    const short = cells.filter((cell) => cell.length <= 60 && !isNumber(cell));
    return cells.length >= Math.max(2, usual * 0.5) && short.length >= cells.length * 0.8;
  };
  const found = rows.slice(0, MAX_ABOVE).findIndex(isHead);
  if (found < 1 && isRow(rows[0]!, rows.slice(1, MAX_LOOKED_AT)))
    return { at: 0, headers: rows[0]!.cells.map(() => ""), from: 0 };
  const head = Math.max(0, found);
  // The upper line of two has names for several columns each, and is filled less.
  const at = isUpperLine(rows[head - 1], rows[head]!) ? head - 1 : head;
  const width = Math.max(rows[at]!.cells.length, rows[head]!.cells.length);
  const first = padded(rows[at]!.cells, width);
  const second = rows[at + 1] && padded(rows[at + 1]!.cells, width);
  if (
    !second ||
    (at === head && !goesOn(first, second, rows.slice(at + 2, at + 2 + MAX_LOOKED_AT)))
  )
    return { at, headers: first, from: at + 1 };
  const isOneName = areWrapped(first, second);
  let above = "";
  const headers = first.map((cell, place) => {
    if (cell !== "") above = cell;
    const below = second[place]!;
    return below === "" ? cell : `${cell || (isOneName ? "" : above)} ${below}`.trim();
  });
  return { at, headers, from: at + 2 };
}

/** Whether the lower line goes on with names of the upper: "Heat output" and "(kW)". A name of several columns has names under it. */
function areWrapped(first: readonly string[], second: readonly string[]): boolean {
  const places = [...first.keys()].filter((place) => first[place] !== "" && second[place] !== "");
  const going = places.filter((place) => /^[(\p{Ll}]/u.test(second[place]!));
  return places.length >= 3 && going.length >= places.length * 0.6;
}

/** What a cell is that no header says: a date, a price with its currency, an address, or many digits; undefined of others. */
function valueKind(cell: string): string | undefined {
  if (datesIn(cell).some(({ date }) => date.length > 4)) return "date";
  if (namesCurrency(cell)) return "price";
  if (/^https?:\/\//i.test(cell)) return "address";
  return /^\d+[.,]\d+$|^\d{5,}$/.test(cell) ? "number" : undefined;
}

/** Whether the first row of a table is one of its rows: it has values where the others have such values, too. */
function isRow({ cells }: CsvRow, others: readonly CsvRow[]): boolean {
  return cells.some((given, place) => {
    const kind = valueKind(given.trim());
    if (kind === undefined) return false;
    const below = others.map((row) => (row.cells[place] ?? "").trim()).filter(Boolean);
    const alike = below.filter((cell) => valueKind(cell) === kind).length;
    return below.length > 0 && alike >= below.length * 0.8;
  });
}

function isUpperLine(above: CsvRow | undefined, { line, cells }: CsvRow): boolean {
  if (above?.line !== line - 1 || filledIn(above) < 2 || above.cells.some(isNumber)) return false;
  return above.cells.some(
    (cell, place) => cell.trim() !== "" && (cells[place] ?? "").trim() === "",
  );
}

const padded = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, place) => (cells[place] ?? "").trim().replace(/\s+/g, " "));

/** Whether a row is the second line of a head: words where all that follows are numbers, and more than one of them. */
function goesOn(
  first: readonly string[],
  second: readonly string[],
  rows: readonly CsvRow[],
): boolean {
  if (rows.length === 0 || second.some(isNumber)) return false;
  const numeric = second.map((_, place) => {
    const cells = rows.map(({ cells: each }) => (each[place] ?? "").trim()).filter(Boolean);
    return cells.length > 0 && cells.filter(isNumber).length >= cells.length * 0.6;
  });
  const words = second.filter((cell, place) => cell !== "" && numeric[place]);
  const isUnder = second.some((cell, place) => cell !== "" && first[place] === "");
  return !isUnder && isLikeRows(first, second, rows)
    ? false
    : words.length >= 2 || (words.length === 1 && isUnder);
}

/** Whether a row's first cell is written as those below it are: "K0" above "K1" and "K2" is no head. */
function isLikeRows(
  first: readonly string[],
  row: readonly string[],
  rows: readonly CsvRow[],
): boolean {
  const place = first.findIndex((cell) => cell !== "");
  const formOf = (cell = "") =>
    cell
      .trim()
      .replace(/\p{L}+/gu, "a")
      .replace(/\d+/g, "0");
  const form = formOf(row[place]);
  const alike = rows.filter(({ cells }) => formOf(cells[place]) === form).length;
  return form !== "" && alike >= rows.length * 0.5;
}

const TOTAL =
  /^(?:stock check |lager |bestand )?(sub-?\s?total|(grand )?total|sum|gesamt(summe)?|summe|zwischensumme|totaal|subtotaal|total général|anzahl artikel|artikel gesamt)(?!\p{L})/iu;
const END =
  /^(?:end of (?:the )?(?:list|file|export|report)|einde(?: (?:van de )?lijst)?|ende(?: der liste)?|listenende|fin(?: de (?:la )?liste)?|\*+ ?end ?\*+)[.!]?$/i;
/** "*** SPEAKERS ***", "--- Wax ---", "== TABLES ==" */
const DRAWN = /^(?:\*{2,}|-{2,}|={2,}|#{2,})\s*\p{L}.*?\s*(?:\*{2,}|-{2,}|={2,}|#{2,})$/u;
const REMARK =
  /\b(e\s?&\s?o\s?e|prices?\b.*\b(excl|incl|subject|include)|subject to change|alle preise|preise? (in|inkl|exkl|zzgl)|prijzen|prix (ttc|ht)|valid (from|until|while)|gültig|stand:?|page \d|seite \d|printed|gedruckt)\b|^\*|^(note|nb|hinweis|legend|legende|opmerking|remarques?)\b/i;

/** What a row is that is no product; undefined for one that may be. */
export type Beside = "heading" | "total" | "remark" | "head again" | undefined;

/** Says of each row under a head whether it stands beside the table's rows; `isLast` for those at its end. */
export function besideTable(
  { cells }: CsvRow,
  headers: readonly string[],
  usual: number,
  isLast: boolean,
): Beside {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length > 1 && filled.length === headers.filter(Boolean).length) {
    if (cells.every((cell, place) => cell.trim() === (headers[place] ?? ""))) return "head again";
  }
  const [first = ""] = filled;
  const isThin = filled.length <= Math.max(1, usual / 2);
  if (TOTAL.test(first) && isThin) return "total";
  if (isLast && isThin && END.test(first)) return "remark";
  if (isThin && usual >= 3 && DRAWN.test(first)) return "heading";
  const isAlone = new Set(filled).size === 1 && usual >= 3;
  if (isThin && usual >= 3 && (isLast || isAlone) && REMARK.test(first)) return "remark";
  if (!isAlone) return undefined;
  if (isLast) return "remark";
  return first.length <= 80 && !isNumber(first) ? "heading" : undefined;
}
