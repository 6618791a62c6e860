/**
 * Keeps what was worked out of one thing for another, as long as both are there: the same answers are asked for
 * again and again.
 */
export function kept<Of extends object, For extends object, Result>(
  workOut: (of: Of, to: For) => Result,
): (of: Of, to: For) => Result {
  const results = new WeakMap<Of, WeakMap<For, Result>>();
  return (of, to) => {
    let ofThis = results.get(of);
    if (!ofThis) results.set(of, (ofThis = new WeakMap()));
    let result = ofThis.get(to);
    if (result === undefined) ofThis.set(to, (result = workOut(of, to)));
    return result;
  };
}
