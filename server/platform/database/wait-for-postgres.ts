import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway, reasonOf } from "./database-errors";

const RETRY_INTERVAL_MS = 500;
const LOG_INTERVAL_MS = 3_000;

/** A name that does not resolve yet (its container starts later), or a socket that is not there yet. */
const NOT_YET = /^(ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/** How long to wait for a database, and where to log the wait. */
export interface Waiting {
  forMs: number;
  say: (sentence: string) => void;
}

/**
 * Tries until it works. A database that is absent, refuses, starts up or can only be read is waited for,
 * with a line every few seconds; any other failure (a wrong password, an unknown name) is thrown at
 * once, and so is the last one when the time is over.
 */
export async function waitForPostgres(
  attempt: () => Promise<void>,
  where: string,
  { forMs, say }: Waiting,
): Promise<void> {
  const startedAt = performance.now();
  let saidAt = -Infinity;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const waited = performance.now() - startedAt;
      if (!isWorthWaiting(error) || waited >= forMs) throw error;
      if (performance.now() - saidAt >= LOG_INTERVAL_MS) {
        saidAt = performance.now();
        say(
          `Waiting for the database at ${where} (${reasonOf(error)}), for another ${Math.ceil((forMs - waited) / 1000)} s at most.`,
        );
      }
      await sleep(RETRY_INTERVAL_MS);
    }
  }
}

function isWorthWaiting(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof Error && "code" in error && NOT_YET.test(String(error.code));
}
