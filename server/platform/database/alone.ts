import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../process/run-until-stopped";

/** "match" in bytes: what all servers of this product lock while one of them sets up the database. */
export const START_LOCK = 0x6d61746368;

const RETRY_INTERVAL_MS = 200;
const LOG_INTERVAL_MS = 3_000;
const GIVE_UP_MS = 10 * 60_000;

/**
 * Runs `work` while no other server on this database does. The lock belongs to a transaction of `holder`,
 * which is kept open meanwhile: a session's lock would stay on a pooler's connection. Nobody waits for it
 * within a statement, which would hold up indexes that are built beside. Throws `StartError` when another
 * server keeps it for ten minutes, and the connection's error when the lock was lost.
 */
export async function runAlone<T>(
  holder: pg.Client,
  say: (sentence: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  let saidAt = startedAt;
  while (!(await takesLock(holder))) {
    if (performance.now() - startedAt > GIVE_UP_MS) {
      throw new StartError(
        "Another server has been setting up this database for 10 minutes: look at what it says, end it if it hangs, and start again.",
      );
    }
    if (performance.now() - saidAt >= LOG_INTERVAL_MS) {
      saidAt = performance.now();
      say("Waiting for another server that is setting up this database.");
    }
    await sleep(RETRY_INTERVAL_MS);
  }
  const result = await work();
  await holder.query("commit");
  return result;
}

async function takesLock(holder: pg.Client): Promise<boolean> {
  // It may be idle for as long as a migration takes.
  await holder.query(
    "begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
  // Without parameters: their protocol would keep a snapshot, which holds up indexes built beside.
  const { rows } = await holder.query<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(${START_LOCK}) as taken`,
  );
  if (rows[0]!.taken) return true;
  await holder.query("rollback");
  return false;
}
