// On its own: whatever forgets after a while has it, in every house.

/**
 * A clock that goes on from where it was when `now` is set back, in milliseconds; forward it follows. For what
 * is remembered for a while: set back by a day, a wall clock would keep it for a day.
 */
export function neverBack(now: () => number): () => number {
  let last = -Infinity;
  let behind = 0;
  return () => {
    const at = now();
    if (at + behind < last) behind = last - at;
    return (last = at + behind);
  };
}
