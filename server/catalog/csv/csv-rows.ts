import Papa from "papaparse";
import { AppError } from "../../platform/http/app-error";
import { partsOfLongestRow } from "./row-lengths";

/** Rows per step, and the cells and quotation marks that they may have: few enough that nobody waits behind them. */
const BATCH_SIZE = 200;
const BATCH_PARTS = 20_000;
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

/**
 * A file's text, without its byte order mark: UTF-8, UTF-16, or else Windows-1252, as Excel saves a CSV where nobody
 * chose. Throws a 400 for what is no text.
 */
export function csvText(file: Buffer): string {
  const [first, second] = file;
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(file);
  const isWide = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  if (isWide) return new TextDecoder("utf-16le").decode(file);
  if (first === 0) return new TextDecoder("utf-16be").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    const line = strangeLine(file);
    if (line === undefined) return windows1252(file);
    throw refused(
      `Line ${line} has a character that no text has. Save the file in Excel as “CSV UTF-8”, and send it again.`,
    );
  }
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; Node 20 reads the one as the other. */
const ABOVE_LATIN_1 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const windows1252 = (file: Buffer): string =>
  file
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (sign) => ABOVE_LATIN_1[sign.charCodeAt(0) - 0x80]!);

/** The line of a byte that stands in no text of any alphabet. */
function strangeLine(file: Buffer): number | undefined {
  let line = 1;
  for (const byte of file) {
    if (byte === 0x0a) line += 1;
    if (byte < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d].includes(byte)) return line;
  }
  return undefined;
}

/** A row of a file, and the line on which it begins: cells may hold lines, and blank lines count. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV, a few at a time and some times none, with commas, semicolons, tabs or |; blank rows are left
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

/** The delimiter that occurs most often in the first lines, or in the beginning of one that never ends. */
function delimiterOf(text: string): string {
  const start = text.slice(0, MAX_START);
  const lines = start.split(/\r\n|\r|\n/, MAX_LINES_LOOKED_AT).join("\n");
  const signs = [",", ";", "\t", "|"];
  const often = (sign: string) => lines.split(sign).length;
  return signs.reduce((best, sign) => (often(sign) > often(best) ? sign : best));
}
