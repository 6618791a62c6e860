import type { Logger } from "pino";
import type { Database } from "../../platform/database/database";
import { deleteOld } from "./delete-old";
import type { Retention } from "../../platform/boot/retained-kinds";

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
