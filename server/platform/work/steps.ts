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

const ITEMS_A_STEP = 200;

/** What is made of each item. */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Steps<Result[]> {
  const made: Result[] = [];
  for (const item of items) {
    if (made.length % ITEMS_A_STEP === 0) yield;
    made.push(make(item));
  }
  return made;
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
