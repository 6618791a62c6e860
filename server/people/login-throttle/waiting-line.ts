import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/http/app-error";
import { cacheBytes } from "../../platform/memory/cache-bytes";
import { textBytes } from "../../platform/memory/shared-bytes";
import { neverBack } from "../../platform/process/never-back";

/** A guess that waits for its turn. */
export interface Turn {
  account: string;
  /** The source of the guess. */
  lane: string;
  /** Comes from a device that was right before. */
  isKnown: boolean;
}

/** A line that does not go by the order of arrival. */
export interface WaitingLine<T extends Turn> {
  readonly length: number;
  hasFor: (account: string) => boolean;
  add: (one: T) => void;
  /** Returns whether it was still there. */
  remove: (one: T) => boolean;
  /** Takes out the next guess among the accounts that are free; `undefined` when all are busy. */
  takeNext: (isFree: (account: string) => boolean) => T | undefined;
  /** Takes out the guess to drop when the line is full. */
  takeLast: () => T | undefined;
}

/**
 * Known devices come first, then the lane with the fewest wrong guesses, and among equals the newest: a
 * program that guesses over many connections fills the line with equals, and a person who comes later
 * must not wait for them all. A full line drops the newest of the fullest lane of strangers.
 */
export function createWaitingLine<T extends Turn>(
  wrongsOf: (lane: string) => number,
): WaitingLine<T> {
  const line: T[] = [];
  const perLane = new Map<string, number>();
  const perAccount = new Map<string, number>();

  const takeAt = (index: number): T | undefined => {
    const [one] = index < 0 ? [] : line.splice(index, 1);
    if (one) {
      change(perLane, one.lane, -1);
      change(perAccount, one.account, -1);
    }
    return one;
  };
  const isBefore = (a: T, b: T) =>
    a.isKnown === b.isKnown ? wrongsOf(a.lane) <= wrongsOf(b.lane) : a.isKnown;
  const isDroppedBefore = (a: T, b: T) => {
    if (a.isKnown !== b.isKnown) return b.isKnown;
    const more = perLane.get(a.lane)! - perLane.get(b.lane)! || wrongsOf(a.lane) - wrongsOf(b.lane);
    return more >= 0;
  };
  const best = (isBetter: (a: T, b: T) => boolean, may: (one: T) => boolean) =>
    line.reduce(
      (found, one, index) =>
        may(one) && (found < 0 || isBetter(one, line[found]!)) ? index : found,
      -1,
    );

  return {
    get length() {
      return line.length;
    },
    hasFor: (account) => perAccount.has(account),
    add(one) {
      line.push(one);
      change(perLane, one.lane, 1);
      change(perAccount, one.account, 1);
    },
    remove: (one) => takeAt(line.indexOf(one)) !== undefined,
    takeNext: (isFree) => takeAt(best(isBefore, ({ account }) => isFree(account))),
    takeLast: () => takeAt(best(isDroppedBefore, () => true)),
  };
}

/** Raises or lowers a count; a count of zero is removed. */
export function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** The refusal when no turn is free. */
export const busy = () =>
  new AppError(503, "busy", "Many people are signing in. Please try again in a moment.", {
    retryAfterSeconds: 3,
  });

/** How long an entry is trusted: somebody may clear the counters by hand. */
const TTL_MS = 1_000;
/** What is remembered of wrong guesses, of staff and of shoppers, takes the other two. */
const PARTS = 3;
/** What it takes to remember a counter, beside its key. */
const COUNTER_BYTES = 250;

/** Remembers used-up counters for a second, so that a flood does not ask the database each time. */
interface SpentMemory {
  /** The time until which one of these is used up, in milliseconds; `undefined` when none is known to be. */
  until: (keys: string[]) => number | undefined;
  remember: (key: string, until: number) => void;
}

export function createSpentMemory(now: () => number): SpentMemory {
  const known = new LRUCache<string, number>({
    maxSize: Math.ceil(cacheBytes("guesses") / PARTS),
    sizeCalculation: (_, key) => COUNTER_BYTES + textBytes(key),
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: neverBack(now) },
  });
  return {
    until(keys) {
      return keys.map((key) => known.get(key)).find((until) => (until ?? 0) > now());
    },
    remember: (key, until) => void known.set(key, until),
  };
}
