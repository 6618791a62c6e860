import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

// An emptied file is an empty table to the database, and a file cut off at a page is a shorter one. So the
// lengths of its files are recorded beside them. For each file in the record one thing holds at every moment,
// also when the process is killed: it is at least as long as recorded. A longer one is recorded only once it is
// there; before a file is cut, renamed or removed, the record is lowered. That is why the record is right
// before the database repairs itself after a kill, as well as after.
//
// The record lies in the database's folder: a copy of that folder, or an older one, brings its own.

/** The record's name in the database's folder. */
export const LENGTHS_FILE = "matchwell-lengths";
const FIRST_LINE = "matchwell lengths 1";
const GONE = "-";

/** Folders whose files change their lengths through the database alone, and are needed by every start. */
const FOLDERS = ["base", "global", "pg_xact", "pg_multixact"];
/** Tables with their parts, and where the database finds them; neither temporary ones nor caches. */
const LASTING = /\/(?:\d+(?:_fsm|_vm|_init)?(?:\.\d+)?|[0-9A-F]{4}|pg_control|pg_filenode\.map)$/;

const LOG_FOLDER = "pg_wal";
const LOG_SEGMENT = /^[0-9A-F]{24}$/;
/** A part of the log gets its name when it has its whole length. */
const LOG_SEGMENT_BYTES = 16 * 1024 * 1024;

/** The record of a folder that this process has open. Everything is done at once: nothing comes in between. */
export interface FolderLengths {
  /** Call it before a file is cut to `bytes`; without them, before it is renamed, replaced or removed. */
  lower: (path: string, bytes?: number) => void;
  /** Records every file as long as it is now. */
  record: () => void;
}

/** The recorded lengths in bytes, by paths within the folder; `undefined` where there is no record. Throws where it is damaged. */
export function readLengths(folder: string): Map<string, number> | undefined {
  const file = join(folder, LENGTHS_FILE);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  // What follows the last line's end was being written when the process was killed, and not done yet.
  lines.pop();
  if (lines.shift() !== FIRST_LINE) throw new Error(`its record ${LENGTHS_FILE} is cut off`);
  const lengths = new Map<string, number>();
  let isWhole = false;
  for (const line of lines) {
    const [bytes, path] = [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)];
    if (bytes === "end") isWhole = Number(path) === lengths.size;
    else if (bytes === GONE) lengths.delete(path);
    else if (/^\d+$/.test(bytes)) lengths.set(path, Number(bytes));
    else throw new Error(`its record ${LENGTHS_FILE} is damaged`);
  }
  if (!isWhole) throw new Error(`its record ${LENGTHS_FILE} is cut off`);
  return lengths;
}

/**
 * What is wrong with the files of a folder that no process has open, as the end of a sentence; `undefined`
 * when all are there, long enough, and can be opened. Writes nothing.
 */
export function wrongLength(folder: string): string | undefined {
  try {
    const lengths = readLengths(folder);
    for (const [path, bytes] of lengths ?? []) {
      const found = statSync(join(folder, path), { throwIfNoEntry: false });
      if (!found) return `its file ${path} is missing`;
      if (found.size < bytes) return `its file ${path} has ${found.size} bytes and had ${bytes}`;
    }
    for (const path of lastingFiles(folder)) {
      closeSync(openSync(join(folder, path), "r+"));
    }
    for (const name of readdirSync(join(folder, LOG_FOLDER))) {
      const { size } = statSync(join(folder, LOG_FOLDER, name));
      if (LOG_SEGMENT.test(name) && size !== LOG_SEGMENT_BYTES) {
        return `its file ${LOG_FOLDER}/${name} has ${size} bytes and had ${LOG_SEGMENT_BYTES}`;
      }
    }
    return undefined;
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    return code === undefined || path === undefined
      ? message
      : `its file ${path.slice(folder.length + 1)} cannot be read (${code})`;
  }
}

/** Keeps the record of a folder that is being opened, and whose files have been looked at. */
export function keepLengths(folder: string): FolderLengths {
  const file = join(folder, LENGTHS_FILE);
  let recorded = readLengths(folder) ?? new Map<string, number>();
  if (existsSync(file)) dropUnfinishedLine(file);
  return {
    lower(path, bytes) {
      const before = recorded.get(path);
      if (before === undefined || (bytes !== undefined && bytes >= before)) return;
      if (bytes === undefined) recorded.delete(path);
      else recorded.set(path, bytes);
      try {
        appendFileSync(file, `${bytes ?? GONE} ${path}\n`);
      } catch {
        // A full disk. Without a record nothing is known, and nothing wrong.
        rmSync(file);
        recorded = new Map();
      }
    },
    record() {
      const lengths = new Map(
        lastingFiles(folder).map((path) => [path, statSync(join(folder, path)).size]),
      );
      const lines = [...lengths].map(([path, bytes]) => `${bytes} ${path}`);
      // Renamed into place, so that a kill leaves a whole record.
      const draft = `${file}.new`;
      writeFileSync(draft, `${[FIRST_LINE, ...lines, `end ${lengths.size}`].join("\n")}\n`, {
        mode: 0o600,
      });
      renameSync(draft, file);
      recorded = lengths;
    },
  };
}

/** So that the next line begins one. */
function dropUnfinishedLine(file: string): void {
  const content = readFileSync(file);
  const end = content.lastIndexOf("\n") + 1;
  if (end < content.length) truncateSync(file, end);
}

/** The files whose lengths are recorded, by paths within the folder. */
function lastingFiles(folder: string): string[] {
  return FOLDERS.flatMap((top) => filesUnder(folder, top)).filter((path) => LASTING.test(path));
}

function filesUnder(folder: string, under: string): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = `${under}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(folder, path);
    return entry.isFile() ? [path] : [];
  });
}
