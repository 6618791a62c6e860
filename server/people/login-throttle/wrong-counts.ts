import { LRUCache } from "lru-cache";
import { cacheBytes } from "../../platform/memory/cache-bytes";
import { textBytes } from "../../platform/memory/shared-bytes";
import { neverBack } from "../../platform/process/never-back";

/** Of staff and of shoppers; what is used up takes the third part. */
const PARTS = 3;
/** What it takes to remember a lane, beside its name. */
const LANE_BYTES = 250;
const WINDOW_MS = 15 * 60 * 1000;

/** Wrong guesses of each lane in the last quarter of an hour, as one process knows them. */
export interface WrongCounts {
  of: (lane: string) => number;
  add: (lane: string) => void;
}

/** Bounded: the entry without news for longest is forgotten. */
export function createWrongCounts(now: () => number): WrongCounts {
  const counts = new LRUCache<string, number>({
    maxSize: Math.ceil(cacheBytes("guesses") / PARTS),
    sizeCalculation: (_, lane) => LANE_BYTES + textBytes(lane),
    ttl: WINDOW_MS,
    // The quarter of an hour begins with the first wrong answer.
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: neverBack(now) },
  });
  return {
    of: (lane) => counts.peek(lane) ?? 0,
    add: (lane) => void counts.set(lane, (counts.get(lane) ?? 0) + 1),
  };
}
