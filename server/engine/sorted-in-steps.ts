import type { Steps } from "../platform/work/steps";

/** So many are sorted, or joined, in a step. */
const STEP = 2_000;

/** A sorted copy of a list; what compares as equal keeps its order. */
export function* sortedInSteps<Item>(
  list: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < list.length; from += STEP) {
    runs.push(list.slice(from, from + STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const joined: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [one, other] = [runs[at]!, runs[at + 1]];
      joined.push(other ? yield* joinedRuns(one, other, compare) : one);
    }
    runs = joined;
  }
  return runs[0] ?? [];
}

function* joinedRuns<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  const joined: Item[] = [];
  let [at, then] = [0, 0];
  while (at < one.length && then < other.length) {
    joined.push(compare(one[at]!, other[then]!) <= 0 ? one[at++]! : other[then++]!);
    if (joined.length % STEP === 0) yield;
  }
  for (; at < one.length; at++) joined.push(one[at]!);
  for (; then < other.length; then++) joined.push(other[then]!);
  return joined;
}
