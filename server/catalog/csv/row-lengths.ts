import { AppError } from "../../platform/http/app-error";

/** No product has as many values. */
const MAX_CELLS = 2_000;
/** No texts of one product have as many quotation marks. */
const MAX_QUOTES = 20_000;
/** Characters that are looked at before others are served. */
const PIECE_LENGTH = 500_000;

const [QUOTE, RETURN, NEWLINE] = [0x22, 0x0d, 0x0a];

/**
 * Measures the rows of a text that comes in pieces, without taking them apart. As in the parser, a quotation mark opens
 * a cell only at its beginning.
 */
export function rowLengths(delimiter: string) {
  const sign = delimiter.charCodeAt(0);
  let [line, cells, quotes, most] = [1, 1, 0, 1];
  let [isStart, isQuoted] = [true, false];
  return {
    /** Looks at the next piece, which ends between no two line ends, and yields now and then. Throws a 400 for a row that nobody means. */
    *add(text: string): Generator<undefined> {
      for (let at = 0; at < text.length; at++) {
        if (at % PIECE_LENGTH === PIECE_LENGTH - 1) yield undefined;
        const code = text.charCodeAt(at);
        if (code === NEWLINE || (code === RETURN && text.charCodeAt(at + 1) !== NEWLINE)) line += 1;
        if (code === QUOTE) {
          quotes += 1;
          if (quotes > MAX_QUOTES) throw refused(line, "quotation marks", MAX_QUOTES);
          // One that is written twice closes a cell and opens it again at once.
          if (isQuoted) [isQuoted, isStart] = [false, true];
          else if (isStart) isQuoted = true;
        } else if (isQuoted) continue;
        else if (code === sign) {
          cells += 1;
          isStart = true;
          if (cells > MAX_CELLS) throw refused(line, "cells", MAX_CELLS);
        } else if (code === NEWLINE || code === RETURN) {
          most = Math.max(most, cells + quotes);
          [cells, quotes, isStart] = [1, 0, true];
        } else isStart = false;
      }
    },
    /** How many cells and quotation marks the row with the most of them has so far. */
    most: () => Math.max(most, cells + quotes),
  };
}

const refused = (line: number, what: string, most: number) =>
  new AppError(
    400,
    "invalid",
    `Line ${line.toLocaleString("en")} belongs to a row of more than ${most.toLocaleString("en")} ${what}. Send a file with a row for each product.`,
  );
