import Papa from "papaparse";
import { AppError } from "../../platform/http/app-error";
import { partsOfLongestRow } from "./row-lengths";

/** Rows per step, and the cells and quotation marks that they may have: few enough that nobody waits behind them. */
const BATCH_SIZE = 200;
const BATCH_PARTS = 20_000;
/** The part of the first line that tells what stands between cells. */
const MAX_START = 100_000;
type LineEnd = "\r\n" | "\r" | "\n";
const SAVE_ANEW = "Save it in Excel as “CSV UTF-8”, and send it again.";

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

/** A file's text, without its byte order mark. Throws a 400 that says what to do when it is not UTF-8. */
export function csvText(file: Buffer): string {
  const [first, second] = file;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // No text has a NUL among its first two bytes; letters in UTF-16 do.
  if (hasMark || first === 0 || second === 0) {
    throw refused(`This file is in UTF-16. ${SAVE_ANEW}`);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    const readable = file.toString("utf8");
    const line = lineEnds(readable.slice(0, readable.indexOf("\ufffd"))) + 1;
    throw refused(
      `This file is not in UTF-8: line ${line} has a character that cannot be read. ${SAVE_ANEW}`,
    );
  }
}

/** A row of a file, and the line on which it begins: cells may hold lines, and blank lines count. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV, a few at a time and some times none, with commas, semicolons or tabs; blank rows are left
 * out. Throws a 400 that names the line where the quotation marks do not match, or that has too many cells.
 */
export function* csvRows(text: string): Generator<CsvRow[]> {
  const delimiter = delimiterOf(text);
  const looks = partsOfLongestRow(text, delimiter);
  let look = looks.next();
  for (; !look.done; look = looks.next()) yield [];
  const preview = Math.max(1, Math.min(BATCH_SIZE, Math.floor(BATCH_PARTS / look.value)));
  let newline: LineEnd | undefined;
  let line = 1;
  // Papa reads a text at once; pieces of it that end with a row keep each turn short.
  for (let rest = text; rest !== "";) {
    const { data, errors, meta } = Papa.parse<string[]>(rest, {
      delimiter,
      ...(newline && { newline }),
      preview,
      // Its fast mode splits the whole text, every time.
      fastMode: false,
    });
    newline ??= meta.linebreak as LineEnd;
    // An open quotation mark and one inside a text look alike: either runs on until the next one.
    const wrong = errors.find(({ type }) => type === "Quotes");
    if (wrong) {
      const at = line + lineEnds(rest.slice(0, wrong.index ?? 0));
      throw refused(
        `A quotation mark in line ${at} is never closed, or stands inside a text. Close it, or write it twice.`,
      );
    }
    const rows: CsvRow[] = [];
    for (const cells of data) {
      if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
      line += 1 + lineEnds(cells.join(""));
    }
    yield rows;
    if (meta.truncated !== true || meta.cursor <= 0) return;
    rest = rest.slice(meta.cursor);
  }
}

/** The delimiter that occurs most often in the first line, or in the beginning of one that never ends. */
function delimiterOf(text: string): string {
  const start = text.slice(0, MAX_START);
  const firstLine = start.slice(0, start.search(/[\r\n]|$/));
  const signs = [",", ";", "\t"];
  const often = (sign: string) => firstLine.split(sign).length;
  return signs.reduce((best, sign) => (often(sign) > often(best) ? sign : best));
}
