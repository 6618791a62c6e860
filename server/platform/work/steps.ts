import { setImmediate as nextTurn } from "node:timers/promises";

/** Work in steps, each short enough for others to wait for. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once, and returns what they lead to. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Work that is short. */
export function* inOneStep<Result>(work: () => Result): Steps<Result> {
  yield;
  return work();
}

/** A turn of the event loop takes so long at most, and a step more; in milliseconds. */
const TURN_MS = 6;

/** Does all steps while others are served in between. Rejects with what a step throws. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const endsAt = performance.now() + TURN_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < endsAt);
    await nextTurn();
  }
}
