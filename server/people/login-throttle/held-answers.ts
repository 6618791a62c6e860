/** Wrong answers that are not told yet. */
export interface HeldAnswers {
  readonly size: number;
  /** Resolves when the answer may be told. */
  hold: (account: string) => Promise<void>;
  /** Tells the oldest answer of an account that `may` accepts, if there is one. */
  tellOne: (may: (account: string) => boolean) => boolean;
}

/** Holds each answer for `mostMs` at most. */
export function createHeldAnswers(mostMs: number): HeldAnswers {
  const held = new Map<string, Set<() => void>>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    hold: (account) =>
      new Promise<void>((done) => {
        const tell = () => {
          clearTimeout(timer);
          size -= 1;
          const others = held.get(account)!;
          others.delete(tell);
          if (others.size === 0) held.delete(account);
          done();
        };
        const timer = setTimeout(tell, mostMs).unref();
        held.set(account, (held.get(account) ?? new Set()).add(tell));
        size += 1;
      }),
    tellOne(may) {
      for (const [account, answers] of held) {
        if (!may(account)) continue;
        const [oldest] = answers;
        oldest?.();
        return oldest !== undefined;
      }
      return false;
    },
  };
}
