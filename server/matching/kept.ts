/**
 * Keeps what was worked out of a part of a question for a column, as long as both are there: the same answer is
 * asked for again and again, as the same object.
 */
export function kept<Part extends object, On extends object, Result>(
  workOut: (part: Part, on: On) => Result,
): (part: Part, on: On) => Result {
  const results = new WeakMap<Part, WeakMap<On, Result>>();
  return (part, on) => {
    let ofPart = results.get(part);
    if (!ofPart) results.set(part, (ofPart = new WeakMap()));
    let result = ofPart.get(on);
    if (result === undefined) ofPart.set(on, (result = workOut(part, on)));
    return result;
  };
}
