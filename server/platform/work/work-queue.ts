import { AppError } from "../http/app-error";
import type { Steps } from "./steps";
import { createFairJobs, type Asker, type Waiting } from "./fair-jobs";
import { createWorkShares } from "./work-shares";

/** Work in steps that others wait for no longer than for one slice of it. */
export interface WorkQueue {
  /** Does what is done in no time, if this turn of the event loop has any left; undefined where more is to do. */
  atOnce: <Result>(steps: Steps<Result>) => { result: Result } | undefined;
  /**
   * Does work, also what was begun, in turns with what others asked for. Rejects with a 503 where too much waits, its
   * asker has had more than a share while others waited, or it is not done by a moment while others wait.
   */
  run: <Result>(steps: Steps<Result>, asker: Asker, givesUpAt?: number) => Promise<Result>;
  /** Throws that 503 before anything is read for work that would be refused. */
  requireShare: (asker: Asker) => void;
  /** Tells that somebody has connected: turns are short until nobody else does. */
  welcome: () => void;
}

interface Options {
  /** In milliseconds, of a clock that is never set back. */
  now?: () => number;
  /** Calls back in the next turn of the event loop. */
  nextTurn?: (work: () => void) => void;
  /** The most jobs that wait. */
  maxJobs?: number;
}

/** All work of a turn of the event loop takes so long at most, and a step more; in milliseconds. */
const SLICE_MS = 6;
/**
 * The same of a turn in which somebody has connected. Node lets in one in each turn, however many there are: those who
 * come at the same moment would each wait for the slices of all before them.
 */
const WELCOME_SLICE_MS = 1;
/** Work is done at once if it takes no longer; in milliseconds. */
const AT_ONCE_MS = 2;
const MAX_JOBS = 500;

/** How often work that is past its moment looks whether others wait; in milliseconds. */
const PAST_LOOK_MS = 100;

interface Job {
  asker: Asker;
  /** Whether it is done. */
  advance: () => boolean;
  reject: (reason: Error) => void;
}

export function createWorkQueue({
  now = () => performance.now(),
  nextTurn = setImmediate,
  maxJobs = MAX_JOBS,
}: Options = {}): WorkQueue {
  const jobs = createFairJobs<Job>();
  const shares = createWorkShares(now);
  let isAwake = false;
  let hasWelcomed = false;
  /** What was done at once in this turn, in milliseconds. */
  let doneAtOnce = 0;
  let isTurnWatched = false;

  /** Forgets with the turn what was done in it. */
  const watchTurn = () => {
    if (isTurnWatched) return;
    isTurnWatched = true;
    nextTurn(() => {
      isTurnWatched = false;
      doneAtOnce = 0;
    });
  };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    nextTurn(work);
  };
  const work = () => {
    isAwake = false;
    const endsAt = now() + (hasWelcomed ? WELCOME_SLICE_MS : SLICE_MS);
    hasWelcomed = false;
    for (let waiting = jobs.next(); waiting; waiting = jobs.next()) {
      advance(waiting, endsAt);
      if (now() >= endsAt) break;
    }
    if (jobs.size() > 0) wake();
  };
  const advance = (waiting: Waiting<Job>, endsAt: number) => {
    const { job } = waiting;
    const startedAt = now();
    const isContended = jobs.size() > 1;
    let isDone = false;
    while (!isDone && now() < endsAt) isDone = job.advance();
    const ms = now() - startedAt;
    jobs.charge(waiting, ms);
    if (isContended) shares.spend(job.asker, ms);
    if (isDone) jobs.remove(waiting);
  };

  const requireShare = (asker: Asker) => {
    const seconds = jobs.size() > 0 ? shares.secondsUntilMore(asker) : 0;
    if (seconds > 0) throw tooBusy(seconds);
  };

  return {
    atOnce(steps) {
      const startedAt = now();
      const endsAt = startedAt + Math.min(AT_ONCE_MS, SLICE_MS - doneAtOnce);
      watchTurn();
      try {
        while (now() < endsAt) {
          const { done, value } = steps.next();
          if (done) return { result: value };
        }
        return undefined;
      } finally {
        doneAtOnce += now() - startedAt;
      }
    },
    requireShare,
    welcome: () => void (hasWelcomed = true),
    run<Result>(steps: Steps<Result>, asker: Asker, givesUpAt?: number) {
      let timer: NodeJS.Timeout | undefined;
      const result = new Promise<Result>((resolve, reject) => {
        requireShare(asker);
        const job: Job = {
          asker,
          advance() {
            try {
              const { done, value } = steps.next();
              if (done) resolve(value);
              return done === true;
            } catch (error) {
              reject(error);
              return true;
            }
          },
          reject,
        };
        const waiting = jobs.add(asker, job);
        const giveUp = () => {
          // Beside its own session's alone it takes as long as it takes: to try again would never help.
          if (!jobs.hasOthers(waiting)) return void (timer = setTimeout(giveUp, PAST_LOOK_MS));
          jobs.remove(waiting);
          reject(tooBusy(1));
        };
        if (givesUpAt !== undefined) timer = setTimeout(giveUp, givesUpAt - now());
        if (jobs.size() > maxJobs) {
          const crowded = jobs.mostCrowded()!;
          jobs.remove(crowded);
          crowded.job.reject(tooBusy(1));
        }
        wake();
      });
      return result.finally(() => clearTimeout(timer));
    },
  };
}

const tooBusy = (retryAfterSeconds: number) =>
  new AppError(503, "busy", "Too much is asked for just now. Try again in a moment.", {
    retryAfterSeconds,
  });
