import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { unzipSync } from "fflate";
import { MAX_FILE_ROWS } from "@shared/contracts/imports";
import { AppError } from "../../platform/http/app-error";
import { createTurns } from "../../platform/http/turns";
import type { CsvRow } from "../csv/csv-rows";
import type { TableFile } from "./table-file";

/** The most that a workbook may unpack to, and how long it may take: a few kilobytes can be a house of paper. */
const MAX_WORKBOOK_MB = 20;
const MAX_UNPACKED_MB = 300;
const MAX_MEMORY_MB = 400;
const MAX_READING_MS = 30_000;

export interface Sheet {
  name: string;
  rows: CsvRow[];
}

/** One at a time: each may take as much memory as a server. */
const inTurn = createTurns();

const refuse = (sentence: string) => new AppError(400, "invalid", sentence);

// Read apart from what shoppers wait for. What a cell holds is written as text at once, as it is stored: a number
// with its fifteen digits, a date as its day, a formula as its last result.
const READER = `
const { parentPort, workerData } = require("node:worker_threads");
const number = (text) => (/^-?\\d+$/.test(text) ? text : String(Number(Number(text).toPrecision(15))));
const text = (cell) => {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) {
    const iso = cell.toISOString();
    return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16).replace("T", " ");
  }
  return String(cell);
};
import(workerData.library)
  .then(({ default: read }) => read(Buffer.from(workerData.file), { parseNumber: number, trim: false }))
  .then((sheets) => {
    for (const { sheet, data } of sheets) parentPort.postMessage({ name: sheet, rows: data.slice(0, workerData.most).map((row) => row.map(text)) });
    parentPort.postMessage("done");
  }, (error) => parentPort.postMessage({ failure: String(error && error.message) }));
`;

/** The sheets of a workbook that have rows, in its order. Throws a 400 for what is none, or is too large. */
export async function sheetsOf({ parts }: TableFile): Promise<Sheet[]> {
  const all: Uint8Array[] = [];
  for await (const part of parts()) all.push(part);
  const file = Buffer.concat(all);
  refuseUnfit(file);
  const sheets = await inTurn("workbook", () => readApart(file));
  if (sheets.length === 0) throw refuse("The workbook is empty: no sheet has a row.");
  return sheets;
}

function refuseUnfit(file: Buffer): void {
  if (file.length > MAX_WORKBOOK_MB * 1_000_000) {
    throw refuse(`A workbook has at most ${MAX_WORKBOOK_MB} MB. Save the sheet as a CSV.`);
  }
  let unpacked = 0;
  let isWorkbook = false;
  try {
    unzipSync(file, {
      filter({ name, originalSize }) {
        unpacked += originalSize;
        isWorkbook ||= name === "xl/workbook.xml";
        return false;
      },
    });
  } catch {
    isWorkbook = false;
  }
  if (!isWorkbook) {
    throw refuse("This is no workbook that can be read. Save it in Excel as .xlsx or CSV UTF-8.");
  }
  if (unpacked > MAX_UNPACKED_MB * 1_000_000) {
    throw refuse(`The workbook unpacks to more than ${MAX_UNPACKED_MB} MB. Save it as a CSV.`);
  }
}

type Message = "done" | { name: string; rows: string[][] } | { failure: string };

function readApart(file: Buffer): Promise<Sheet[]> {
  const library = createRequire(import.meta.url).resolve("read-excel-file/node");
  const worker = new Worker(READER, {
    eval: true,
    // One more than may be, so that it is told.
    workerData: { library, file, most: MAX_FILE_ROWS + 2 },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const sheets: Sheet[] = [];
  return new Promise<Sheet[]>((resolve, reject) => {
    const fail = (sentence: string) => reject(refuse(sentence));
    const timer = setTimeout(
      () => fail("The workbook takes too long to read. Save it as a CSV."),
      MAX_READING_MS,
    );
    worker.on("message", (message: Message) => {
      if (message === "done") resolve(sheets);
      else if ("failure" in message) {
        fail("The workbook cannot be read: it is damaged. Open it in Excel, and save it anew.");
      } else {
        const rows = message.rows.map((cells, at) => ({ line: at + 1, cells }));
        const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
        if (filled.length > 0) sheets.push({ name: message.name, rows: filled });
      }
    });
    worker.on("error", () => fail("The workbook is too large to read. Save it as a CSV."));
    worker.on("exit", () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}
