import type pg from "pg";
import type { Database } from "./database";

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
