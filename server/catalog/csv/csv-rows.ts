import Papa from "papaparse";
import { AppError } from "../../platform/http/app-error";
import { rowLengths } from "./row-lengths";

/** Rows per step, and the cells and quotation marks that they may have: few enough that nobody waits behind them. */
const BATCH_SIZE = 200;
const BATCH_PARTS = 20_000;
/** So much of a text is at hand before rows are taken from it. */
const AT_HAND = 400_000;
/** No product has a longer row. */
const MAX_ROW = 8_000_000;
/** The part of the first line that tells what stands between cells. */
const MAX_START = 100_000;
const MAX_LINES_LOOKED_AT = 3;
type LineEnd = "\r\n" | "\r" | "\n";

const refused = (sentence: string) => new AppError(400, "invalid", sentence);

/** Counted without taking the text apart: a file may have as many as it has characters. */
function lineEnds(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) count += 1;
  }
  return count;
}

/** A row of a file, and the line on which it begins: cells may hold lines, and blank lines count. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** Whether its quotation marks do not match: it is a line as it stands, in one cell. */
  isBroken?: true;
}

/**
 * The rows of a CSV, a few at a time and some times none, with commas, semicolons, tabs or |; blank rows are left
 * out. Throws a 400 that names the line where the quotation marks do not match, or that has too many cells.
 */
export function* csvRows(text: string): Generator<CsvRow[]> {
  const reader = csvReader();
  yield* reader.add(text);
  yield* reader.end();
}

/** So many lines with wrong quotation marks are left to whoever reads the others; with more it is no CSV. */
const MAX_BROKEN = 20;

/**
 * Reads the same from a text that comes in pieces, of which few are held. With `keepsBroken`, the first lines whose quotation
 * marks do not match are rows of their own.
 */
export function csvReader({ keepsBroken = false } = {}) {
  let broken = 0;
  let rest = "";
  /** Of "\r\n", whose second half may come in the next piece. */
  let held = "";
  let lengths: ReturnType<typeof rowLengths> | undefined;
  let delimiter = "";
  let newline: LineEnd | undefined;
  let line = 1;
  let wanted = AT_HAND;

  function* measure(piece: string, isLast: boolean): Generator<CsvRow[]> {
    rest += piece;
    if (!lengths && rest.length < MAX_START && !isLast) return;
    const unmeasured = lengths ? piece : rest;
    delimiter ||= delimiterOf(rest);
    lengths ??= rowLengths(delimiter);
    for (const _ of lengths.add(unmeasured)) yield [];
  }

  /** The next rows, or undefined where the last of them may go on in the next piece. */
  function take(isLast: boolean): CsvRow[] | undefined {
    // Papa reads a text at once; pieces of it that end with a row keep each turn short.
    const { data, errors, meta } = Papa.parse<string[]>(rest, {
      delimiter,
      ...(newline && { newline }),
      preview: Math.max(1, Math.min(BATCH_SIZE, Math.floor(BATCH_PARTS / lengths!.most()))),
      // Its fast mode splits the whole text, every time.
      fastMode: false,
    });
    const isCut = meta.truncated === true && meta.cursor > 0;
    if (!isCut && !isLast && rest.length < MAX_ROW) return undefined;
    newline ??= meta.linebreak as LineEnd;
    // An open quotation mark and one inside a text look alike: either runs on until the next one.
    const wrong = errors.find(({ type }) => type === "Quotes");
    if (wrong && keepsBroken && broken < MAX_BROKEN) return takeBroken(data, wrong.row ?? 0);
    if (wrong || (!isCut && !isLast)) {
      const at = line + lineEnds(rest.slice(0, wrong?.index ?? 0));
      throw refused(
        `A quotation mark in line ${at} is never closed, or stands inside a text. Close it, or write it twice.`,
      );
    }
    rest = isCut ? rest.slice(meta.cursor) : "";
    return rowsIn(data);
  }

  function rowsIn(data: readonly string[][]): CsvRow[] {
    const rows: CsvRow[] = [];
    for (const cells of data) {
      if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
      line += 1 + lineEnds(cells.join(""));
    }
    return rows;
  }

  /** The rows above one whose quotation marks do not match, and its first line; the next begins behind that. */
  function takeBroken(data: readonly string[][], row: number): CsvRow[] {
    broken += 1;
    const start =
      row === 0
        ? 0
        : Papa.parse<string[]>(rest, { delimiter, newline, preview: row, fastMode: false }).meta
            .cursor;
    const end = rest.slice(start).search(/\r\n|\r|\n/);
    const text = end === -1 ? rest.slice(start) : rest.slice(start, start + end);
    const rows = rowsIn(data.slice(0, row));
    rows.push({ line, cells: [text], isBroken: true });
    line += 1;
    const behind = start + text.length;
    rest = rest.slice(rest.startsWith("\r\n", behind) ? behind + 2 : behind + 1);
    return rows;
  }

  return {
    /** The rows that a piece completes, a few at a time. */
    *add(piece: string): Generator<CsvRow[]> {
      const text = held + piece;
      held = text.endsWith("\r") ? "\r" : "";
      yield* measure(held === "" ? text : text.slice(0, -1), false);
      while (rest.length >= wanted) {
        const rows = take(false);
        wanted = rows ? AT_HAND : rest.length * 2;
        if (rows) yield rows;
      }
    },
    /** Those that are left, once all pieces have come. */
    *end(): Generator<CsvRow[]> {
      yield* measure(held, true);
      while (rest !== "") yield take(true)!;
    },
  };
}

/**
 * The delimiter that occurs most often in the first lines, or in the beginning of one that never ends; where the first line has
 * none of it, one that stands as often in each: "1,;;;;;,x" has commas under "id,text,last".
 */
function delimiterOf(text: string): string {
  // What stands within quotation marks parts nothing.
  const start = text.slice(0, MAX_START).replace(/"(?:[^"]|"")*"/g, "x");
  const lines = start.split(/\r\n|\r|\n/, MAX_LINES_LOOKED_AT).filter((line) => line !== "");
  const found = SIGNS.map((sign) => {
    const [first = 0, ...others] = lines.map((line) => line.split(sign).length - 1);
    const isSteady = first > 0 && others.every((count) => count === first);
    return { sign, first, isSteady, often: others.reduce((sum, count) => sum + count, first) };
  });
  const most = (some: typeof found) =>
    some.reduce((best, each) => (each.often > best.often ? each : best));
  const oftenest = most(found);
  const steady = found.filter((each) => each.isSteady);
  return (oftenest.first === 0 && steady.length > 0 ? most(steady) : oftenest).sign;
}

const SIGNS = [",", ";", "\t", "|"];
