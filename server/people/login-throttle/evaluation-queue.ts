import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/http/app-error";
import { cacheBytes } from "../../platform/memory/cache-bytes";
import { textBytes } from "../../platform/memory/shared-bytes";
import { neverBack } from "../../platform/process/never-back";
import { busy, change, createWaitingLine, type Turn } from "./waiting-line";

/** Limits on concurrent and waiting guesses. */
export interface QueueLimits {
  /** At once, over all accounts. */
  atOnce: number;
  /** At once for one account. A wrong answer occupies its place for `penaltyMs` longer. */
  perAccount: number;
  penaltyMs: number;
  /** The most waiting connections: for their turn, or for a delayed refusal. */
  waiting: number;
  /** The longest delay of a refusal. */
  holdMs: number;
}

export interface Outcome<T> {
  answer: T;
  isWrong: boolean;
}

/** Chooses the next guess to evaluate, so that a flood of wrong ones delays no right one. */
export interface EvaluationQueue {
  /**
   * Runs `evaluate` in its turn. Rejects with its error; with a 503 when too many wait and this is the
   * newest of the fullest lane; and when `gone` says that the client has left.
   */
  run: <T>(turn: Turn, evaluate: () => Promise<Outcome<T>>, gone?: AbortSignal) => Promise<T>;
}

interface Waiting extends Turn {
  /** Resolves with whether the answer was wrong; never rejects. */
  start: () => Promise<boolean>;
  fail: (error: Error) => void;
}

/** One queue of one process, in memory. */
export function createEvaluationQueue(limits: QueueLimits, now: () => number): EvaluationQueue {
  const { atOnce, perAccount, penaltyMs } = limits;
  const wrongs = createWrongCounts(now);
  const line = createWaitingLine<Waiting>(wrongs.of);
  const held = createHeldAnswers(limits.holdMs);
  /** The places that each account occupies, with guesses under way and with wrong ones. */
  const places = new Map<string, number>();
  let underWay = 0;

  const isFree = (account: string) => (places.get(account) ?? 0) < perAccount;
  const isCalm = (account: string) =>
    line.length === 0 || (underWay < atOnce && !line.hasFor(account));

  const proceed = () => {
    while (underWay < atOnce) {
      const next = line.takeNext(isFree);
      if (!next) break;
      void begin(next);
    }
    // One at a time: a guesser who hears "wrong" comes back with the next guess.
    if (held.tellOne(isCalm) && held.size > 0) setTimeout(proceed, penaltyMs / 40).unref();
  };

  const begin = async ({ account, start }: Waiting) => {
    underWay += 1;
    change(places, account, 1);
    const isWrong = await start();
    underWay -= 1;
    const leave = () => {
      change(places, account, -1);
      proceed();
    };
    if (!isWrong) return leave();
    setTimeout(leave, penaltyMs).unref();
    proceed();
  };

  const makeRoom = () => {
    if (line.length + held.size <= limits.waiting) return;
    if (!held.tellOne(() => true)) line.takeLast()?.fail(busy());
  };

  return {
    run: (turn, evaluate, gone) =>
      new Promise((done, fail) => {
        const leave = () => {
          if (line.remove(waiting)) fail(closed());
        };
        const waiting: Waiting = {
          ...turn,
          fail,
          async start() {
            gone?.removeEventListener("abort", leave);
            try {
              const { answer, isWrong } = await evaluate();
              if (!isWrong) done(answer);
              else {
                wrongs.add(turn.lane);
                // While others wait, "wrong" is told later: a guesser whose connections all wait for it
                // sends no next guess, and the line gets shorter.
                void held.hold(turn.account).then(() => done(answer));
              }
              return isWrong;
            } catch (error) {
              fail(error);
              return false;
            }
          },
        };
        if (gone?.aborted) return fail(closed());
        gone?.addEventListener("abort", leave, { once: true });
        line.add(waiting);
        proceed();
        makeRoom();
      }),
  };
}

const closed = () => new AppError(408, "closed", "The connection was closed before its turn came.");

/** Wrong answers that are not told yet. */
interface HeldAnswers {
  readonly size: number;
  /** Resolves when the answer may be told. */
  hold: (account: string) => Promise<void>;
  /** Tells the oldest answer of an account that `may` accepts, if there is one. */
  tellOne: (may: (account: string) => boolean) => boolean;
}

/** Holds each answer for `mostMs` at most. */
function createHeldAnswers(mostMs: number): HeldAnswers {
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

/** Of staff and of shoppers; what is used up takes the third part. */
const PARTS = 3;
/** What it takes to remember a lane, beside its name. */
const LANE_BYTES = 250;
const WINDOW_MS = 15 * 60 * 1000;

/** Wrong guesses of each lane in the last quarter of an hour, as one process knows them. */
interface WrongCounts {
  of: (lane: string) => number;
  add: (lane: string) => void;
}

/** Bounded: the entry without news for longest is forgotten. */
export function createWrongCounts(now: () => number): WrongCounts {
  const counts = new LRUCache<string, number>({
    maxSize: Math.ceil(cacheBytes("guesses") / PARTS),
    sizeCalculation: (_, lane) => LANE_BYTES + textBytes(lane),
    ttl: WINDOW_MS,
    // The quarter of an hour begins with the first wrong answer.
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: neverBack(now) },
  });
  return {
    of: (lane) => counts.peek(lane) ?? 0,
    add: (lane) => void counts.set(lane, (counts.get(lane) ?? 0) + 1),
  };
}
