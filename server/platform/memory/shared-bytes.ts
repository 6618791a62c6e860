import { LRUCache } from "lru-cache";
import { cacheBytes, type CachePart } from "./cache-bytes";

// Caches that share the bytes of a part: each is of something that comes and goes, a version or a list, and what none of
// them was asked for longest is forgotten first, whichever has it. A cache that is gone takes its things with it: the
// part knows their sizes alone.

/** Keeps things by their keys for as long as the bytes of its part suffice. */
export interface Keep<Key extends string | number, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => void;
  delete: (key: Key) => void;
  clear: () => void;
}

/** The bytes that some caches share. */
export interface SharedBytes {
  /** A cache; `sizeOf` tells roughly what a thing takes, in bytes, without its key. */
  keep: <Key extends string | number, Value>(sizeOf: (value: Value) => number) => Keep<Key, Value>;
  /** What they all take now. */
  bytes: () => number;
}

/** What it takes to keep a thing, beside itself and the characters of its key; as it was measured. */
const ENTRY_BYTES = 300;

/** Roughly what a text takes, in bytes. */
export const textBytes = (text: string): number => text.length * 2;

interface Token {
  owner: WeakRef<Map<string | number, unknown>>;
  key: string | number;
  bytes: number;
}

/** The bytes of a part of their own, or so many. Those that a process has once are had by `bytesOf`. */
export function sharedBytes(maxBytes: number): SharedBytes {
  const tokens = new LRUCache<Token, true>({
    // There is always something to be kept in.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (_, { bytes }) => bytes,
    dispose: (_, { owner, key }) => void owner.deref()?.delete(key),
  });
  return {
    bytes: () => tokens.calculatedSize,
    keep<Key extends string | number, Value>(sizeOf: (value: Value) => number): Keep<Key, Value> {
      const held = new Map<Key, { value: Value; token: Token }>();
      const owner = new WeakRef(held);
      const forget = (key: Key) => {
        const found = held.get(key);
        if (found) tokens.delete(found.token);
      };
      return {
        get(key) {
          const found = held.get(key);
          if (found) tokens.get(found.token);
          return found?.value;
        },
        set(key, value) {
          forget(key);
          const ofKey = typeof key === "string" ? textBytes(key) : 0;
          const token = { owner, key, bytes: Math.ceil(sizeOf(value)) + ofKey + ENTRY_BYTES };
          // What is larger than all of it would drive everything out, and not be kept itself.
          if (token.bytes > maxBytes) return;
          held.set(key, { value, token });
          tokens.set(token, true);
        },
        delete: forget,
        clear() {
          for (const { token } of [...held.values()]) tokens.delete(token);
        },
      };
    },
  };
}

const known = new Map<CachePart, SharedBytes>();
const measures = new Map<CachePart, () => number>();

/** The bytes that all caches of a part share in this process. */
export function bytesOf(part: CachePart): SharedBytes {
  let found = known.get(part);
  if (!found) {
    known.set(part, (found = sharedBytes(cacheBytes(part))));
    measures.set(part, found.bytes);
  }
  return found;
}

/** Tells the bytes of a part that one cache has to itself. */
export function measurePart(part: CachePart, bytes: () => number): void {
  measures.set(part, bytes);
}

/** What each part takes now, in bytes, of those that were used. */
export const bytesByPart = (): Map<CachePart, number> =>
  new Map([...measures].map(([part, bytes]) => [part, bytes()]));

/** Where a reply came from: it was ready in memory, or it was worked out. */
type ReplyFrom = "memory" | "work";

/** By finder, which are as many as staff have made. */
const counts = new Map<string, Record<ReplyFrom, number>>();

/** Counts a reply to a shopper's question. */
export function countReply(finder: string, from: ReplyFrom): void {
  let found = counts.get(finder);
  if (!found) counts.set(finder, (found = { memory: 0, work: 0 }));
  found[from] += 1;
}

/** The replies since the process began. */
export const replyCounts = (): ReadonlyMap<string, Readonly<Record<ReplyFrom, number>>> => counts;
