import { getHeapStatistics } from "node:v8";

// What grows with what is asked for takes less than a quarter of the heap, all of it together: each its part, in bytes,
// however many things it holds. Whatever is kept between requests and is bounded by a number alone says why that is
// enough: its things are of a bounded size, and so are their keys.

/** What each may take of the heap, in 512ths. */
const PARTS = {
  /** Replies that are ready to be sent, with their keys. */
  replies: 28,
  /** The addresses that lead to replies. */
  addresses: 2,
  /** Sets of rows that meet conditions. */
  truths: 10,
  /** What products earn by criteria. */
  points: 8,
  /** What answers ask of products. */
  answers: 14,
  /** Sentences about products. */
  sentences: 4,
  /** What lists say: the products for a car, the models of a make. */
  lists: 8,
  /** Versions of finders that were read. */
  documents: 12,
  /** Pictures of products, drawn or uploaded. */
  pictures: 4,
  /** Pages, and files of clients of other versions. */
  pages: 4,
  /** Shoppers' sessions, and the cookies that were verified. */
  sessions: 3,
  /** Who had how much work done. */
  callers: 1,
  /** Who guessed how often. */
  guesses: 2,
} as const;

/** What of the heap is caches. */
export type CachePart = keyof typeof PARTS;

/** All of them, in the order of the table. */
export const cacheParts = Object.keys(PARTS) as CachePart[];

const MEGABYTE = 1024 * 1024;
/** None needs more, however large the heap is. */
const MAX_BYTES = 256 * MEGABYTE;
/** Many small things: the collector goes through each of them every few seconds, and shoppers wait meanwhile. */
const MAX_BYTES_OF: Partial<Record<CachePart, number>> = { answers: 32 * MEGABYTE };

/** The most bytes that a part may take of this process's heap, or of one of so many bytes. */
export function cacheBytes(
  part: CachePart,
  heap: number = getHeapStatistics().heap_size_limit,
): number {
  return Math.min(MAX_BYTES_OF[part] ?? MAX_BYTES, Math.floor((heap * PARTS[part]) / 512));
}
