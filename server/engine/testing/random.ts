/** Random numbers that come again with their seed: for catalogs that are too large to be drawn value by value. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next: () => number;
  /** A whole number from 0 up to, and without, `end`. */
  below: (end: number) => number;
  /** True so often, from 0 (never) to 1 (always). */
  chance: (often: number) => boolean;
  /** One of these. */
  of: <Each>(choices: readonly Each[]) => Each;
}

/** Mulberry32: small, and good enough for tests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (often) => next() < often,
    of: (choices) => choices[below(choices.length)]!,
  };
}
