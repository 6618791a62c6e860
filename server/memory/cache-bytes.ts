import { getHeapStatistics } from "node:v8";

// The large caches together take less than a quarter of the heap: each its part, in bytes, however many things it holds.

/** What each cache may take of the heap. */
const PARTS = {
  /** Replies that are ready to be sent. */
  replies: 1 / 16,
  /** Sets of rows that meet conditions. */
  truths: 1 / 16,
  /** What products earn by criteria. */
  points: 1 / 32,
} as const;

/** None takes less, however small the heap is. */
const MIN_BYTES = 2 * 1024 * 1024;
/** None needs more, however large the heap is. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The most bytes that a cache may take in this process. */
export function cacheBytes(cache: keyof typeof PARTS): number {
  const bytes = Math.floor(getHeapStatistics().heap_size_limit * PARTS[cache]);
  return Math.min(MAX_BYTES, Math.max(MIN_BYTES, bytes));
}
