import { z } from "zod";
import { smallId } from "../finders/text";
import type { KnownKeys, SameKeys } from "./file-look";
import type { Costs } from "./paging";

/** The most that one file may have, wherever it is taken; with more, a proxy before the server has to let more through. */
export const MAX_FILE_ROWS = 100_000;
export const MAX_FILE_MB = 10;
export const TOO_MANY_ROWS = `A file has at most ${MAX_FILE_ROWS.toLocaleString("en")} rows. Split it.`;

const yes = z
  .enum(["true", "false"], "Use true or false, once.")
  .transform((text) => text === "true");

/** The query of `POST /api/admin/{catalog}/import`. */
export const importQuery = z.strictObject({
  dryRun: yes.default(false).describe("Reports only; changes nothing."),
  skipBad: yes
    .default(false)
    .describe(
      "Takes the good rows even if some are bad. Unless given, one bad row keeps all out, and the report says isApplied: false.",
    ),
  id: z
    .guid("Use a UUID.")
    .optional()
    .describe("Chosen by the client, so that the progress can be read meanwhile."),
});

/** The query of `GET /api/admin/{catalog}/import`: the id that the import was given. */
export const importProgressQuery = z.strictObject({ id: z.guid("Use a UUID.") });

/** The query of `GET /api/admin/import-sources`. */
export const sourcesQuery = z.strictObject({
  catalog: smallId.optional().describe("Of this catalog; of all unless given."),
});

/** The query of `POST /api/admin/catalogues/{id}/products/import`. */
export const productImportQuery = importQuery.extend({
  addValues: yes
    .default(false)
    .describe("What no list of an attribute has becomes a value of it; else it is a problem."),
});

/** A problem in a row of the file. Line 1 is the header. */
export interface ImportProblem {
  line: number;
  path: string;
  message: string;
}

/** Values that a list of an attribute did not have. */
export interface AddedValues {
  /** The attribute's label. */
  attribute: string;
  count: number;
  /** The labels of the first of them. */
  values: string[];
}

/** Cells of one column that say the same and cannot be read: it is not stated there. */
export interface UnreadCells {
  column: string;
  cell: string;
  /** The end of a sentence. */
  why: string;
  count: number;
  /** The first line that has it. */
  line: number;
}

/** Products whose prices a file moves by more than half: a slip, or a sale. */
export interface PriceMoves {
  count: number;
  examples: { key: string; name: string; from: string; to: string }[];
}

/** What a file changes of a product that is there: in words, empty where it states nothing. */
export interface FileChange {
  key: string;
  name: string;
  fields: { name: string; from: string; to: string }[];
}

/** A row without a key that looks like a product of its source which no row of the file is. */
export interface DoubtfulRow {
  /** The key that was made of the row. */
  key: string;
  name: string;
  like: { key: string; name: string };
  /** The first columns in which they differ, as cells. */
  differs: { name: string; from: string; to: string }[];
}

/** The result of an import, or of its dry run. */
export interface ImportReport extends Costs {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  bad: number;
  /** The first of them. */
  problems: ImportProblem[];
  /** The number of values that are not taken literally. */
  noted: number;
  /** The first of them, with their meaning. */
  notes: ImportProblem[];
  /** Cells that are not stated because they cannot be read, the most frequent first, and how many there are. */
  unread?: UnreadCells[];
  unreadCount?: number;
  /** Rows that are no products, or the same as another row. */
  leftOut?: number;
  /** The first rows that become products, as they are read: empty where nothing is stated, null of columns that are not taken. */
  preview?: (string | null)[][];
  /** Rows of the same key that differ, where nobody said what they are. */
  sameKeys?: SameKeys;
  /** Keys that others brought, where nobody said whose they are. */
  knownKeys?: KnownKeys;
  /** The first rows that may be products of the source, where nobody said whether they are. */
  doubtful?: DoubtfulRow[];
  /** How many products of the source are not in the file, and what the first are called. */
  absent?: number;
  absentNames?: string[];
  /** Prices that move by more than half. */
  priceMoves?: PriceMoves;
  /** The first products that it changes; none of files that scripts send. */
  changes?: FileChange[];
  /** The source that the file is of from now on; of an import that was applied. */
  source?: string;
  /** What comes to the lists of attributes; where that was asked for. */
  addedValues?: AddedValues[];
  /** Whether the catalog was changed. */
  isApplied: boolean;
}

/** `GET /api/admin/{catalog}/import?id=`: how far an import is. */
export interface ImportProgress {
  staged: number;
  /** Whose import this one waits for; null while it waits for none. */
  waitsFor: ImportAhead | null;
}

/** An import that others wait for. */
export interface ImportAhead {
  /** Who started it. */
  username: string;
  /** Its file and catalog by name; null where many products change otherwise, such as by an undo. */
  file: string | null;
  catalog: string | null;
}

/** Where products of a catalog come from: an import that was kept under a name. */
export interface ImportSource {
  id: string;
  name: string;
  /** The catalog that it goes into. */
  catalog: string;
  /** How many products came from it. */
  products: number;
  updatedAt: string;
  /** What its last file did, where that can be undone. */
  undo: LastFile | null;
}

/** What the last file of a source did. */
export interface LastFile {
  added: number;
  changed: number;
  /** Its name, and who took it in; null of files from before that was kept. */
  file: string | null;
  by: string | null;
}

/** `GET /api/admin/import-sources/{id}/undo`: what undoing its last file would do now. */
export interface UndoPreview {
  removes: number;
  restores: number;
  /** Products that were changed since, which stay as they are. */
  keeps: number;
  /** The names of live finders that choose from its catalog. */
  finders: string[];
}

/** What undoing the last file of a source did. */
export interface UndoReport {
  removed: number;
  restored: number;
  /** Products that were changed since, which stay as they are. */
  kept: number;
  /** What else stays, in sentences. */
  notes: string[];
}
