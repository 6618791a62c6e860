import { createHash, type Hash } from "node:crypto";

/** Raised when a file of before can no longer be read as it is. */
export const FORMAT_VERSION = 1;
export const FORMAT = "matchwell-backup";

/** A table, with what is needed to read its rows in one order on every database. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

/** What a backup says of itself. */
export interface Header {
  format: typeof FORMAT;
  formatVersion: number;
  /** The version of the program that wrote it. */
  program: string;
  /** The creation time of the newest migration of its tables. */
  newestMigration: number;
  madeAt: string;
  /** In the order in which their rows may be written. */
  tables: TableShape[];
}

/** A row's values as PostgreSQL writes them as text. */
export type Row = (string | null)[];

/** What was read or written of one table. */
export interface TableSum {
  table: string;
  rows: number;
  sha256: string;
}

/** The parts of a backup in their order: header; rows and sum of each table. */
export type Part =
  | { kind: "header"; header: Header }
  | { kind: "rows"; rows: Row[] }
  | { kind: "end"; sum: TableSum };

/** Adds up one table's rows in their order. */
export function sumOf(table: string) {
  const hash: Hash = createHash("sha256");
  let rows = 0;
  return {
    add(row: Row) {
      rows += 1;
      hash.update(`${JSON.stringify(row)}\n`);
    },
    end: (): TableSum => ({ table, rows, sha256: hash.digest("hex") }),
  };
}

/** One checksum over those of the tables: equal for equal contents, whatever the database. */
export function contentSum(sums: TableSum[]): string {
  return createHash("sha256").update(JSON.stringify(sums)).digest("hex");
}
