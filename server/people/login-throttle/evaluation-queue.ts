import { AppError } from "../../platform/http/app-error";
import { busy } from "./busy";
import { createHeldAnswers } from "./held-answers";
import { change, createWaitingLine, type Turn } from "./waiting-line";
import { createWrongCounts } from "./wrong-counts";

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
