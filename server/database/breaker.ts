import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "./is-database-away";

/** A database that did not answer is looked at again after this; what is asked until then fails at once. */
const RETRY_INTERVAL_MS = 500;
/** Nobody waits longer than this from the beginning of a look, which may take longer itself. */
const PATIENCE_MS = 1_000;

/** Keeps requests from waiting again and again for a database that does not answer. */
export interface Breaker {
  /** Resolves when the database may be asked. Rejects when it did not answer a moment ago, or does not now. */
  pass: () => Promise<void>;
  /** Whether nothing is suspected. */
  isClosed: () => boolean;
  /** Something that was sent came back too late or never. */
  suspect: () => void;
}

/**
 * Closed until something is suspected. Then one `probe` looks, and whoever asks waits for its result, if not for long: a
 * single slow statement refuses nobody.
 */
export function createBreaker(
  probe: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): Breaker {
  let isSuspected = false;
  let refusesUntil = -Infinity;
  let looking: { since: number; over: Promise<void> } | undefined;

  const look = async () => {
    try {
      await probe();
    } catch (error) {
      if (isDatabaseAway(error)) {
        refusesUntil = now() + RETRY_INTERVAL_MS;
        return;
      }
    } finally {
      looking = undefined;
    }
    isSuspected = false;
  };
  const begin = () => ({ since: now(), over: look() });
  return {
    async pass() {
      if (!isSuspected) return;
      if (now() >= refusesUntil) {
        const { since, over } = (looking ??= begin());
        const leftMs = since + PATIENCE_MS - now();
        if (leftMs > 0) await Promise.race([over, sleep(leftMs, undefined, { ref: false })]);
      }
      if (isSuspected) throw unanswered();
    },
    isClosed: () => !isSuspected,
    suspect() {
      if (isSuspected) return;
      isSuspected = true;
      looking = begin();
    },
  };
}

/** SQLSTATE "cannot connect now". */
const unanswered = () =>
  Object.assign(new Error("the database did not answer a moment ago"), { code: "57P03" });
