import type { Logger } from "pino";
import type { Database } from "../database/database";
import { storeBuiltFiles } from "./built-files";

const RETRY_INTERVAL_MS = 60_000;
const REFRESH_INTERVAL_MS = 24 * 60 * 60 * 1000;

/**
 * Stores this server's files now and once a day, and tries again after a minute where that failed. Returns
 * the function that stops it, which waits for what is running.
 */
export function keepStored(db: Database, folder: string, logger: Logger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;
  const store = () => {
    running = storeBuiltFiles(db, folder, Date.now()).then(
      () => again(REFRESH_INTERVAL_MS),
      (err: unknown) => {
        logger.warn({ err }, "the client's files were not stored for other versions");
        again(RETRY_INTERVAL_MS);
      },
    );
  };
  let isStopped = false;
  const again = (afterMs: number) => {
    if (!isStopped) timer = setTimeout(store, afterMs).unref();
  };
  store();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
