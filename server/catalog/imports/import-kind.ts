import type { ImportReport } from "@shared/contracts/imports";
import type { Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { someOf } from "../../platform/http/error-handler";
import type { CsvRow } from "../csv/csv-rows";
import type { ImportCounts, ImportTarget, StagedRow } from "./staging";

/** A kind of products that files are taken into. */
export interface ImportKind {
  /** What the audit calls it. */
  subject: string;
  target: ImportTarget;
  /** The header of the key, for what is said about rows of the same one. */
  key: string;
  /** Begins to read one file. */
  open: (db: Database) => Promise<FileReader>;
}

/** Reads the rows of one file. */
export interface FileReader {
  /** Its rows without the header; those of the file as a CSV unless given. */
  rows?: Iterable<CsvRow>;
  /** Throws a 400 that names the columns that are missing, unknown or twice. */
  readHeader: (cells: string[]) => void;
  checkRows: (rows: CsvRow[]) => StagedRow[] | Promise<StagedRow[]>;
  /** What was read otherwise than it is written. */
  said: () => Pick<
    ImportReport,
    "noted" | "notes" | "addedValues" | "unread" | "unreadCount" | "leftOut" | "sameKeys"
  >;
  /** Marks rows that are bad because of others, once all are staged. */
  markMore?: (db: Database, importId: string) => Promise<void>;
  /** A last look inside the transaction that writes, and at the end of a dry run. Throws what keeps it from being done. */
  beforeWriting?: (tx: Database, importId: string, counts: ImportCounts) => Promise<void>;
  /** Writes what else the good rows need, before them and inside the same transaction. */
  alsoWrite?: (tx: Database, actor: Actor) => Promise<void>;
}

/** Refuses a header with columns that are missing, unknown or twice, in a sentence that names them. */
export function refuseColumns(
  wrong: {
    missing: readonly string[];
    unknown: readonly string[];
    twice: readonly string[];
    /** Attributes of other catalogs. */
    elsewhere?: readonly string[];
  },
  whole = "catalog",
): void {
  const { missing, unknown, twice, elsewhere = [] } = wrong;
  const complaint = [
    missing.length > 0 && `Missing: ${someOf(missing)}.`,
    unknown.length > 0 && `Unknown: ${someOf(unknown)}.`,
    elsewhere.length > 0 &&
      `Only other catalogs have the attributes ${someOf(elsewhere)}: add this one to them under Attributes.`,
    twice.length > 0 && `Twice: ${someOf(twice)}.`,
  ].filter(Boolean);
  if (complaint.length === 0) return;
  throw new AppError(
    400,
    "invalid",
    `The columns don't match. ${complaint.join(" ")} Export the ${whole} to see them.`,
  );
}
