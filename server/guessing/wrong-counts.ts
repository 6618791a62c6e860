const MOST_LANES = 10_000;
const WINDOW_MS = 15 * 60 * 1000;

/** How often each lane was wrong in the last quarter of an hour, as one process knows it. */
export interface WrongCounts {
  of: (lane: string) => number;
  add: (lane: string) => void;
}

/** Bounded: what was not heard of for longest is forgotten. */
export function createWrongCounts(now: () => number): WrongCounts {
  const counts = new Map<string, { count: number; since: number }>();
  const known = (lane: string) => {
    const held = counts.get(lane);
    return held && now() - held.since < WINDOW_MS ? held : undefined;
  };
  return {
    of: (lane) => known(lane)?.count ?? 0,
    add(lane) {
      const held = known(lane) ?? { count: 0, since: now() };
      counts.delete(lane);
      if (counts.size >= MOST_LANES) counts.delete(counts.keys().next().value!);
      counts.set(lane, { ...held, count: held.count + 1 });
    },
  };
}
