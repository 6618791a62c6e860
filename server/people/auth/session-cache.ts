import session, { type SessionData, type Store } from "express-session";
import { bytesOf, textBytes } from "../../platform/memory/shared-bytes";
import { neverBack } from "../../platform/process/never-back";

/** How long a cached session is trusted. */
const TTL_MS = 1_000;
/** The same where no other process changes it, and a store that is busy may be long to answer. */
const TTL_ALONE_MS = 10_000;
/** What a session's data takes beside its text, as a multiple of it: it is kept read, too. */
const TIMES_READ = 3;

/** A store that gives what it has cached at once. */
export interface CachedStore extends Store {
  /** A session's cached data, not to be changed; `undefined` where the store must be asked. */
  held: (sid: string) => Readonly<SessionData> | undefined;
}

/**
 * Caches the store's answer about a session for a second, so that a shopper's burst of requests reads it
 * once; `isAlone` where only this process writes to the store. For the shoppers' unlock only: staff sessions must end at
 * once, everywhere.
 */
export function withShortMemory(store: Store, now: () => number, isAlone = false): CachedStore {
  interface Known {
    at: number;
    text: string;
    data: Readonly<SessionData>;
  }
  const ttlMs = isAlone ? TTL_ALONE_MS : TTL_MS;
  const clock = neverBack(now);
  const sessions = bytesOf("sessions").keep<string, Known>(
    ({ text }) => TIMES_READ * textBytes(text),
  );
  const known = (sid: string) => {
    const found = sessions.get(sid);
    return found && clock() - found.at <= ttlMs ? found : undefined;
  };
  const remember = (sid: string, data: SessionData) => {
    // A copy: what is given out may be changed by who gets it.
    const text = JSON.stringify(data);
    sessions.set(sid, { at: clock(), text, data: JSON.parse(text) as SessionData });
  };

  return new (class extends session.Store {
    held = (sid: string) => known(sid)?.data;

    get(sid: string, done: (error: unknown, data?: SessionData | null) => void) {
      const held = known(sid);
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
      sessions.delete(sid);
      store.destroy(sid, done);
    }
  })();
}
