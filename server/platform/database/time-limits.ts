import type pg from "pg";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { isDatabaseAway } from "./database-errors";
import type { Database } from "./database";

/** What ends work that takes too long, in milliseconds. */
export interface TimeLimits {
  statementMs: number;
  /** Transactions left open by a lost server of ours are rolled back after this. */
  idleInTransactionMs: number;
}

/** The limits as a connection's start-up parameters. */
export const startupParameters = ({ statementMs, idleInTransactionMs }: TimeLimits) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
});

/** Statements that set the limits for the transaction they run in. */
export const setLimits = ({ statementMs, idleInTransactionMs }: TimeLimits) =>
  `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

/** SQLSTATE of what a pooler says to a parameter that it does not carry. */
const PROTOCOL_VIOLATION = "08P01";

/**
 * Whether a connection to this address keeps the limits that it starts with. A pooler refuses them, or
 * ignores them without a word, by its configuration. `connect` opens a connection with the given parameters.
 */
export async function keepsLimits(
  connect: (parameters: pg.ClientConfig) => Promise<pg.Client>,
  limits: TimeLimits,
): Promise<boolean> {
  let client: pg.Client;
  try {
    client = await connect(startupParameters(limits));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === PROTOCOL_VIOLATION)
      return false;
    throw error;
  }
  try {
    const { rows } = await client.query<{ kept: boolean }>(
      `select bool_and(setting::int = wanted) as kept from pg_settings
       join (values ('statement_timeout', $1::int), ('idle_in_transaction_session_timeout', $2::int)) as limits (name, wanted)
       using (name)`,
      [limits.statementMs, limits.idleInTransactionMs],
    );
    return rows[0]!.kept;
  } finally {
    await client.end();
  }
}

/**
 * A transaction on a client of the pool that is always released. Drizzle's own begins outside its `try`:
 * a failing `begin` would leak the client. A client that is not cleanly out of its transaction is
 * destroyed, and so is one whose connection fails: PostgreSQL rolls back. `limits` are set at its begin.
 */
export function transactionOn<Schema extends Record<string, unknown>>(
  pool: pg.Pool,
  open: (client: pg.PoolClient) => NodePgDatabase<Schema>,
  limits?: TimeLimits,
): NodePgDatabase<Schema>["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let cause: { error: unknown } | undefined;
    let lost: unknown;
    try {
      return await open(client).transaction(async (tx) => {
        try {
          if (limits) await tx.execute(sql.raw(setLimits(limits)));
          return await work(tx);
        } catch (error) {
          cause = { error };
          // Drizzle rolls back next; on a connection that does not answer it would wait once more.
          if (isDatabaseAway(error)) void client.end().catch(() => undefined);
          throw error;
        }
      }, config);
    } catch (error) {
      // What came first says what is wrong, and not the rollback on a connection that was given up.
      if (isDatabaseAway(error)) lost = cause?.error ?? error;
      throw cause ? cause.error : error;
    } finally {
      client.release(lost instanceof Error ? lost : client.getTransactionStatus() !== "I");
    }
  };
}

/** How long the answers of one client are waited for, in milliseconds; as long as the pool says where it is not set. */
export interface StatementWait {
  ms?: number | undefined;
}

const waits = new WeakMap<object, StatementWait>();

/** The client with a wait of its own, for each statement that is sent by `query`. */
export function waitingClient(client: pg.PoolClient, wait: StatementWait): pg.PoolClient {
  const query = (statement: pg.QueryConfig, values?: unknown[]) => {
    const patient = wait.ms === undefined ? statement : { ...statement, query_timeout: wait.ms };
    return client.query(patient, values);
  };
  return Object.assign(Object.create(client) as pg.PoolClient, {
    query: query as pg.PoolClient["query"],
  });
}

/** Makes the wait of the client under a database known. */
export function rememberWait(db: Database, wait: StatementWait): void {
  waits.set(db._.session, wait);
}

/** Waits this long for each answer until the transaction ends. The embedded database is waited for in any case. */
export function waitUntilEnd(tx: Database, ms: number): void {
  const wait = waits.get(tx._.session);
  if (wait) wait.ms = ms;
}
