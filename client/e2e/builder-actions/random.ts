import { randomFrom, type Random as Numbers } from "../../../server/engine/testing/random";

/** Random choices that come again with their seed. */
export interface Random extends Pick<Numbers, "below" | "chance"> {
  /** One of them; undefined of none. */
  of: <Each>(all: readonly Each[]) => Each | undefined;
  /** One of them, each as likely as its share says; undefined of none. */
  weighed: <Each extends { share: number }>(all: readonly Each[]) => Each | undefined;
}

export function randomOf(seed: number): Random {
  const { next, below, chance } = randomFrom(seed);
  return {
    below,
    chance,
    of: (all) => all[below(all.length)],
    weighed(all) {
      let left = next() * all.reduce((sum, { share }) => sum + share, 0);
      return all.find(({ share }) => (left -= share) < 0) ?? all.at(-1);
    },
  };
}
