/** Text kept under a name. Never throws: where the browser refuses, it lasts as long as the page. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Wraps one of the browser's storages. A frame on another site, a private window or a full disk may
 * refuse at any call, so that every value is held in memory as well.
 */
export function safeStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      memory.set(key, value);
      attempt((storage) => storage.setItem(key, value));
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** For this tab: the present run, the unlock's flag. */
export const tabStorage = safeStorage(() => window.sessionStorage);
