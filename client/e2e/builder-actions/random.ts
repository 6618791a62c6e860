/** Chance that a seed repeats. */
export interface Random {
  /** A whole number from 0 to below this one. */
  below: (end: number) => number;
  /** One of them; undefined of none. */
  of: <Each>(all: readonly Each[]) => Each | undefined;
  /** One of them, each as likely as its share says; undefined of none. */
  weighed: <Each extends { share: number }>(all: readonly Each[]) => Each | undefined;
  /** True this often, of 1. */
  chance: (often: number) => boolean;
}

/** Mulberry32: small, and even enough to choose by. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    of: (all) => all[below(all.length)],
    weighed(all) {
      let left = next() * all.reduce((sum, { share }) => sum + share, 0);
      return all.find(({ share }) => (left -= share) < 0) ?? all.at(-1);
    },
    chance: (often) => next() < often,
  };
}
