import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "@shared/all-tables";

/** Drizzle over either driver. No file outside this folder knows which one it is. */
export type Database = PgDatabase<RowsOfQuery, typeof schema>;

/** The result type of both drivers. */
interface RowsOfQuery extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}

interface Rows<Row> {
  rows: Row[];
}

/** Plain SQL, for the libraries that bring their own statements (sessions, throttles). */
export interface Queryable {
  query: (
    statement: string | { text: string; values?: unknown[]; name?: string },
    values?: unknown[],
  ) => Promise<{ rows: Record<string, unknown>[] }>;
}

/** An open database, migrated and ready. */
export interface DatabaseHandle {
  kind: "embedded" | "postgres";
  db: Database;
  /** For short reads that everybody waits for: where there is a pool, a connection that no other work is before. */
  quick: Database;
  sql: Queryable;
  /**
   * The reason why no work may be sent here now, as a sentence; `undefined` when the database answers,
   * takes writes and has our tables. `hasBeenFull` asks for a write that needs room. Rejects when it does
   * not answer.
   */
  whyNotReady: (hasBeenFull: boolean) => Promise<string | undefined>;
  /** Whether only a new process can reconnect to it. */
  isStuck: () => boolean;
  /** Connections of the pool by their state, and how many requests wait for one; where there is a pool. */
  connections?: () => { busy: number; idle: number; waiting: number };
  /**
   * Runs `work` while no other server on the same database does: for the migrations and the seed, which
   * several servers may reach at once.
   */
  alone: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}
