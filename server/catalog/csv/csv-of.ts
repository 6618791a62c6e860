import { setImmediate as nextTurn } from "node:timers/promises";
import Papa from "papaparse";
import express, { type Request, type RequestHandler } from "express";
import { MAX_FILE_MB } from "@shared/contracts/imports";
import { createTurns } from "../../platform/http/turns";
import { AppError } from "../../platform/http/app-error";

const BATCH_SIZE = 200;
/** Tells spreadsheets that the file is UTF-8. */
const BOM = "\ufeff";

/** What a file is made of: the header, and rows, which are read after one another. */
interface Exported<Row> {
  header: string[];
  read: (after: Row | undefined, limit: number) => Promise<Row[]>;
  cellsOf: (row: Row) => string[];
}

/** One batch after the other, whoever asks: many files at once take neither all connections nor the others' turns. */
const inTurn = createTurns();

/** Rows as CSV, piece by piece: only a few hundred are in memory at a time. */
export async function* csvOf<Row>({
  header,
  read,
  cellsOf,
}: Exported<Row>): AsyncGenerator<string> {
  yield `${BOM}${Papa.unparse([header])}\r\n`;
  for (let last: Row | undefined; ;) {
    const before = last;
    const { rows, text } = await inTurn("batch", async () => {
      await nextTurn();
      const rows = await read(before, BATCH_SIZE);
      return { rows, text: rows.length > 0 ? `${Papa.unparse(rows.map(cellsOf))}\r\n` : "" };
    });
    if (text !== "") yield text;
    last = rows.at(-1);
    if (rows.length < BATCH_SIZE || last === undefined) return;
  }
}

/** Reads a CSV as bytes, up to 10 MB; the import decodes them. */
export const csvBody: RequestHandler = (req, res, next) => {
  if (!req.is(["text/csv", "text/plain"])) {
    return next(new AppError(415, "unsupported", "Send the file as text/csv."));
  }
  express.raw({ type: () => true, limit: `${MAX_FILE_MB}mb` })(req, res, next);
};

/** The file that `csvBody` read; an empty one where there was none. */
export const fileIn = (req: Request): Buffer =>
  Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
