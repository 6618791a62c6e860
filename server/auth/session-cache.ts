import { LRUCache } from "lru-cache";
import session, { type SessionData, type Store } from "express-session";
import { neverBack } from "../process/never-back";

/** How long a cached session is trusted. */
const TTL_MS = 1_000;
const MAX_SESSIONS = 10_000;

/** A store that gives what it has cached at once. */
export interface CachedStore extends Store {
  /** A session's cached data, not to be changed; `undefined` where the store must be asked. */
  held: (sid: string) => Readonly<SessionData> | undefined;
}

/**
 * Caches the store's answer about a session for a second, so that a shopper's burst of requests reads it
 * once. For the shoppers' unlock only: staff sessions must end at once, everywhere.
 */
export function withShortMemory(store: Store, now: () => number): CachedStore {
  const known = new LRUCache<string, { text: string; data: Readonly<SessionData> }>({
    max: MAX_SESSIONS,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: neverBack(now) },
  });
  const remember = (sid: string, data: SessionData) => {
    // A copy: what is given out may be changed by who gets it.
    const text = JSON.stringify(data);
    known.set(sid, { text, data: JSON.parse(text) as SessionData });
  };

  return new (class extends session.Store {
    held = (sid: string) => known.get(sid)?.data;

    get(sid: string, done: (error: unknown, data?: SessionData | null) => void) {
      const held = known.get(sid);
      if (held !== undefined) return done(null, JSON.parse(held.text) as SessionData);
      store.get(sid, (error: unknown, data) => {
        if (!error && data) remember(sid, data);
        done(error, data);
      });
    }

    set(sid: string, data: SessionData, done?: (error?: unknown) => void) {
      store.set(sid, data, (error?: unknown) => {
        if (!error) remember(sid, data);
        done?.(error);
      });
    }

    destroy(sid: string, done?: (error?: unknown) => void) {
      known.delete(sid);
      store.destroy(sid, done);
    }
  })();
}
