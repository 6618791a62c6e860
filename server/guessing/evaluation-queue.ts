import { AppError } from "../http/app-error";
import { busy } from "./busy";
import { createHeldAnswers } from "./held-answers";
import { change, createWaitingLine, type Turn } from "./waiting-line";
import { createWrongCounts } from "./wrong-counts";

/** How many guesses are looked at, and how many may wait for it. */
export interface Ceilings {
  /** At once, over all accounts. */
  atOnce: number;
  /** At once for one account. A wrong answer keeps its place for `penaltyMs` longer. */
  perAccount: number;
  penaltyMs: number;
  /** How many connections may wait: for their turn, or to be told that they were wrong. */
  waiting: number;
  /** How long somebody waits to be told so, at most. */
  holdMs: number;
}

export interface Outcome<T> {
  answer: T;
  isWrong: boolean;
}

/** Decides whose guess is looked at next, so that a flood of wrong ones keeps no right one waiting. */
export interface EvaluationQueue {
  /**
   * Runs `evaluate` when its turn has come. Rejects with what it threw; with a 503 when too many wait
   * and this is the newest of the fullest lane; and when `gone` says that nobody is there to hear it.
   */
  run: <T>(turn: Turn, evaluate: () => Promise<Outcome<T>>, gone?: AbortSignal) => Promise<T>;
}

interface Waiting extends Turn {
  /** Resolves with whether the answer was wrong; never rejects. */
  start: () => Promise<boolean>;
  fail: (error: Error) => void;
}

/** One queue of one process, in memory. */
export function createEvaluationQueue(ceilings: Ceilings, now: () => number): EvaluationQueue {
  const { atOnce, perAccount, penaltyMs } = ceilings;
  const wrongs = createWrongCounts(now);
  const line = createWaitingLine<Waiting>(wrongs.of);
  const held = createHeldAnswers(ceilings.holdMs);
  /** How many places each account takes, with guesses under way and with wrong ones. */
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
    // One at a time: who hears "wrong" comes back with the next guess.
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
    if (line.length + held.size <= ceilings.waiting) return;
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
                // While a line stands, "wrong" is told later: whose connections all wait for it send
                // no next guess, and the line gets shorter.
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
