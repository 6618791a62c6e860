import { LRUCache } from "lru-cache";
import { cacheBytes } from "../../platform/memory/cache-bytes";
import { textBytes } from "../../platform/memory/shared-bytes";
import { neverBack } from "../../platform/process/never-back";

/** How long an entry is trusted: somebody may clear the counters by hand. */
const TTL_MS = 1_000;
/** What is remembered of wrong guesses, of staff and of shoppers, takes the other two. */
const PARTS = 3;
/** What it takes to remember a counter, beside its key. */
const COUNTER_BYTES = 250;

/** Remembers used-up counters for a second, so that a flood does not ask the database each time. */
export interface SpentMemory {
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
