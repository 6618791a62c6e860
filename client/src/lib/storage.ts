/** Text stored by name. Never throws: if the browser refuses, it lasts as long as the page. */
export interface TextStorage {
  get: (key: string) => string | null;
  /** Returns whether the browser keeps it beyond this page. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/**
 * Wraps one of the browser's storages. A third-party frame, a private window or a full disk may
 * refuse any call; refused values are kept in memory instead.
 */
export function safeStorage(open: () => Storage): TextStorage {
  const refused = new Map<string, string>();
  return {
    get(key) {
      const held = refused.get(key);
      if (held !== undefined) return held;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        refused.delete(key);
        return true;
      } catch {
        refused.set(key, value);
        return false;
      }
    },
    remove(key) {
      refused.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
}

/** For this tab: the current run, the unlock flag. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** For this device: saved sets, favorites. */
export const deviceStorage = safeStorage(() => window.localStorage);
