/** How long it is believed without another look: somebody may clear the counters by hand. */
const FRESH_MS = 1_000;
const MOST_KEYS = 10_000;

/** Remembers for a second which counters wrong answers have used up: a flood must not ask the database each time. */
export interface SpentMemory {
  /** Until when one of these is used up, in milliseconds; nothing when none is known to be. */
  until: (keys: string[]) => number | undefined;
  remember: (key: string, until: number) => void;
}

export function createSpentMemory(now: () => number): SpentMemory {
  const known = new Map<string, { until: number; at: number }>();
  return {
    until(keys) {
      for (const key of keys) {
        const held = known.get(key);
        if (held && held.until > now() && now() - held.at < FRESH_MS) return held.until;
      }
      return undefined;
    },
    remember(key, until) {
      known.delete(key);
      if (known.size >= MOST_KEYS) known.delete(known.keys().next().value!);
      known.set(key, { until, at: now() });
    },
  };
}
