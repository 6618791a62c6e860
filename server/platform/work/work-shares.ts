import { bytesOf } from "../memory/shared-bytes";
import type { Asker } from "./fair-jobs";

/** So much work may be asked for at once, and how much of that comes back with each second; in milliseconds. */
interface Share {
  max: number;
  perSecond: number;
}

const OF_SESSION: Share = { max: 5_000, perSecond: 100 };
/** Of hundreds of shoppers behind one carrier's address. */
const OF_NETWORK: Share = { max: 60_000, perSecond: 1_000 };

/** Two numbers. */
const SPENT_BYTES = 50;

/** Tells who asked for so much work, while others waited, that theirs has to wait. */
export interface WorkShares {
  spend: (asker: Asker, ms: number) => void;
  /** After how many seconds there is something left of an asker's share; 0 where there is. */
  secondsUntilMore: (asker: Asker) => number;
}

/** `now` in milliseconds, of a clock that is never set back. Whoever asked for nothing for longest is forgotten first. */
export function createWorkShares(now: () => number): WorkShares {
  const spent = bytesOf("callers").keep<string, { ms: number; at: number }>(() => SPENT_BYTES);

  const present = (name: string, { perSecond }: Share): number => {
    const found = spent.get(name);
    return found ? Math.max(0, found.ms - ((now() - found.at) / 1_000) * perSecond) : 0;
  };
  const sharesOf = ({ network, session }: Asker): [name: string, share: Share][] => [
    [`network ${network}`, OF_NETWORK],
    [`session ${network} ${session}`, session === "" ? OF_NETWORK : OF_SESSION],
  ];
  return {
    spend(asker, ms) {
      for (const [name, share] of sharesOf(asker)) {
        spent.set(name, { ms: present(name, share) + ms, at: now() });
      }
    },
    secondsUntilMore(asker) {
      const waits = sharesOf(asker).map(([name, share]) =>
        Math.ceil(Math.max(0, present(name, share) - share.max) / share.perSecond),
      );
      return Math.max(...waits);
    },
  };
}
