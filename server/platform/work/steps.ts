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
