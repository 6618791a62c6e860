import type { Steps } from "../platform/work/steps";

/** Work that somebody has begun. */
interface Begun<Result> {
  steps: Steps<Result>;
  outcome?: { result: Result } | { error: unknown };
}

/**
 * Does what is worked out of one thing for another once, however many ask for it meanwhile: whoever has a turn goes on with what
 * another has begun. Nothing is kept of what is done.
 */
export function sharedSteps<Result>(): (
  of: object,
  to: object,
  begin: () => Steps<Result>,
) => Steps<Result> {
  const underWay = new WeakMap<object, WeakMap<object, Begun<Result>>>();
  return function* (of, to, begin) {
    let ofThis = underWay.get(of);
    if (!ofThis) underWay.set(of, (ofThis = new WeakMap()));
    let begun = ofThis.get(to);
    if (!begun) ofThis.set(to, (begun = { steps: begin() }));
    while (!begun.outcome) {
      if (advance(begun)) ofThis.delete(to);
      else yield;
    }
    if ("error" in begun.outcome) throw begun.outcome.error;
    return begun.outcome.result;
  };
}

/** Whether that was the last step. */
function advance<Result>(begun: Begun<Result>): boolean {
  try {
    const { done, value } = begun.steps.next();
    if (done) begun.outcome = { result: value };
  } catch (error) {
    begun.outcome = { error };
  }
  return begun.outcome !== undefined;
}
