import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway, isOutOfConnections } from "./database-errors";

/** A database that did not answer is looked at again after this; what is asked until then fails at once. */
const RETRY_INTERVAL_MS = 500;
/** Nobody waits longer than this for a look, which may take longer itself. */
const PATIENCE_MS = 500;

/** Keeps requests from waiting again and again for a database that does not answer. */
export interface Breaker {
  /** Resolves when the database may be asked. Rejects when it did not answer a moment ago, or does not now. */
  pass: () => Promise<void>;
  /** For how long nothing has been suspected; 0 while something is. */
  closedForMs: () => number;
  /** Something that was sent came back too late or never. */
  suspect: () => void;
  /** Hears each time that it is closed again. */
  onClose: (listener: () => void) => void;
}

/**
 * Closed until something is suspected. Then one `probe` looks, and whoever asks waits for its result, if not for long: a
 * single slow statement refuses nobody.
 */
export function createBreaker(
  probe: () => Promise<unknown>,
  now: () => number = () => performance.now(),
  patienceMs = PATIENCE_MS,
): Breaker {
  let isSuspected = false;
  let closedAt = -Infinity;
  let refusesUntil = -Infinity;
  let looking: Promise<void> | undefined;
  const listeners: (() => void)[] = [];

  const look = async () => {
    try {
      await probe();
    } catch (error) {
      if (isDatabaseAway(error) && !isOutOfConnections(error)) {
        refusesUntil = now() + RETRY_INTERVAL_MS;
        return;
      }
    } finally {
      looking = undefined;
    }
    isSuspected = false;
    closedAt = now();
    for (const listener of listeners) listener();
  };
  return {
    async pass() {
      if (!isSuspected) return;
      if (now() >= refusesUntil) {
        await Promise.race([(looking ??= look()), sleep(patienceMs, undefined, { ref: false })]);
      }
      if (isSuspected) throw unanswered();
    },
    closedForMs: () => (isSuspected ? 0 : now() - closedAt),
    suspect() {
      if (isSuspected) return;
      isSuspected = true;
      looking = look();
    },
    onClose: (listener) => void listeners.push(listener),
  };
}

/** SQLSTATE "cannot connect now". */
const unanswered = () =>
  Object.assign(new Error("the database did not answer a moment ago"), { code: "57P03" });
