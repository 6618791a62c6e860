import { isDatabaseAway } from "./is-database-away";

/** A database that did not answer is looked at again after this; what is asked until then fails at once. */
const RETRY_INTERVAL_MS = 500;

/** Keeps requests from waiting again and again for a database that does not answer. */
export interface Breaker {
  /** Resolves when the database may be asked. Rejects when it did not answer a moment ago. */
  pass: () => Promise<void>;
  /** Something that was sent came back too late or never. */
  suspect: () => void;
}

/**
 * Closed until something is suspected. Then one `probe` looks, and whoever asks waits for its result: a single
 * slow statement refuses nobody.
 */
export function createBreaker(
  probe: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): Breaker {
  let isSuspected = false;
  let refusesUntil = -Infinity;
  let probing: Promise<void> | undefined;

  const look = async () => {
    try {
      await probe();
    } catch (error) {
      if (isDatabaseAway(error)) {
        refusesUntil = now() + RETRY_INTERVAL_MS;
        return;
      }
    } finally {
      probing = undefined;
    }
    isSuspected = false;
  };
  return {
    async pass() {
      if (!isSuspected) return;
      if (now() >= refusesUntil) await (probing ??= look());
      if (isSuspected) throw unanswered();
    },
    suspect() {
      if (isSuspected) return;
      isSuspected = true;
      probing = look();
    },
  };
}

/** SQLSTATE "cannot connect now". */
const unanswered = () =>
  Object.assign(new Error("the database did not answer a moment ago"), { code: "57P03" });
