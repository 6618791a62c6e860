import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { and, asc, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database";
import { retained, type RetainedKind, type Retention } from "../../platform/boot/retained-kinds";
import { expectManyRows } from "../../platform/database/rows";
import { sweepImports } from "../../catalog/imports/staging";
import { holdPictures, sweepPictures } from "../../site/pictures/queries";

/** Not at the start, when everything else begins. */
const FIRST_AFTER_MS = 60_000;
const INTERVAL_MS = 60 * 60 * 1000;

interface Dependencies {
  db: Database;
  retention: Retention;
  now: () => number;
  logger: Logger;
}

/** Deletes what is older than its time, every hour. Returns the function that stops it, after a running batch. */
export function retain({ db, retention, now, logger }: Dependencies): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      const deleted = await deleteOld(db, { retention, now: now(), signal: stopping.signal });
      if (Object.keys(deleted).length > 0) logger.info({ deleted }, "old records were deleted");
    } catch (err) {
      logger.warn({ err }, "old records were not deleted; this is tried again in an hour");
    }
    next(INTERVAL_MS);
  };
  const next = (afterMs: number) => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, afterMs).unref();
  };
  next(FIRST_AFTER_MS);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Few enough that nobody waits for a batch. */
const MAX_BATCH_ROWS = 500;
const PAUSE_MS = 20;

/** How many rows were deleted, by their kind. */
type Deleted = Partial<Record<RetainedKind, number>>;

interface Wish {
  retention: Retention;
  now: number;
  signal: AbortSignal;
  batchRows?: number;
}

/**
 * Deletes what is older than its time, in batches; besides, unfinished imports and pictures that nothing
 * uses. One server does it at a time: others stop at once. Returns what it deleted.
 */
export async function deleteOld(db: Database, wish: Wish): Promise<Deleted> {
  const { retention, now, signal, batchRows = MAX_BATCH_ROWS } = wish;
  const deleted: Deleted = {};
  await inTurn(db, (tx) => sweepImports(tx, now));
  await inTurn(db, async (tx) => {
    await holdPictures(tx);
    // The rows of imports are looked through, too.
    await expectManyRows(tx);
    await sweepPictures(tx, now);
  });
  for (const kind of Object.keys(retained) as RetainedKind[]) {
    for (const { table, where, mostDays = Infinity } of retained[kind]) {
      const days = Math.min(retention[kind] || Infinity, mostDays);
      if (days === Infinity) continue;
      const before = new Date(now - days * DAY_MS);
      let count = batchRows;
      while (count === batchRows && !signal.aborted) {
        count = (await inTurn(db, (tx) => deleteBatch(tx, table, before, where, batchRows))) ?? 0;
        if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count;
        if (count === batchRows) await sleep(PAUSE_MS);
      }
    }
  }
  return deleted;
}

/** Runs `work` in a transaction, unless another server is at it: then the result is `undefined`. */
function inTurn<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('matchwell retention')) as mine`,
    );
    return rows[0]!.mine ? work(tx) : undefined;
  });
}

type Rows = (typeof retained)[RetainedKind][number];

async function deleteBatch(
  tx: Database,
  table: Rows["table"],
  before: Date,
  where: Rows["where"],
  batchRows: number,
): Promise<number> {
  const old = tx
    .select({ id: table.id })
    .from(table)
    .where(and(lt(table.createdAt, before), where))
    .orderBy(asc(table.createdAt))
    .limit(batchRows)
    .for("update", { skipLocked: true });
  const gone = await tx.delete(table).where(inArray(table.id, old)).returning({ id: table.id });
  return gone.length;
}
