import { LRUCache } from "lru-cache";
import { cacheBytes, type CachePart } from "../platform/memory/cache-bytes";
import { measurePart } from "../platform/memory/shared-bytes";

/** What was worked out of one thing for another. */
export interface KeptByBytes<Value extends object> {
  get: (of: object, to: object) => Value | undefined;
  set: (of: object, to: object, value: Value) => void;
}

/**
 * Keeps what was worked out of one thing for another, as long as both are there, and in the bytes of a part that nothing else
 * takes.
 */
export function keptByBytes<Value extends object>(
  part: CachePart,
  sizeOf: (value: Value) => number,
): KeptByBytes<Value> {
  const kept = new LRUCache<object, Value>({
    maxSize: cacheBytes(part),
    sizeCalculation: sizeOf,
  });
  measurePart(part, () => kept.calculatedSize);
  // The cache holds a name of the two, not them: what is gone is forgotten with the time.
  const names = new WeakMap<object, WeakMap<object, object>>();
  return {
    get(of, to) {
      const name = names.get(of)?.get(to);
      return name && kept.get(name);
    },
    set(of, to, value) {
      let ofThis = names.get(of);
      if (!ofThis) names.set(of, (ofThis = new WeakMap()));
      let name = ofThis.get(to);
      if (!name) ofThis.set(to, (name = {}));
      kept.set(name, value);
    },
  };
}
