// Ranges of numbers: [from, to], both included.

/** What all ranges have in common; its ends are the wrong way round where that is nothing. */
export function commonRange(ranges: readonly [number, number][]): [number, number] {
  let [from, to] = [-Infinity, Infinity];
  for (const [min, max] of ranges) [from, to] = [Math.max(from, min), Math.min(to, max)];
  return [from, to];
}

/** Ranges without overlaps, ascending. */
export function mergedRanges(ranges: readonly [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [min, max] of ranges.filter(([min, max]) => min <= max).sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && min <= last[1]) last[1] = Math.max(last[1], max);
    else merged.push([min, max]);
  }
  return merged;
}

/** Whether a number is in one of some ranges without overlaps, ascending. */
export function isInRanges(ranges: readonly [number, number][], number: number): boolean {
  const only = ranges.length === 1 ? ranges[0]! : undefined;
  if (only) return number >= only[0] && number <= only[1];
  const after = firstWhere(ranges.length, (at) => !(ranges[at]![0] <= number));
  return after > 0 && number <= ranges[after - 1]![1];
}

/** The first number from 0 for which `isThere` is true, at most `end`; it is true for all after it, too. */
export function firstWhere(end: number, isThere: (at: number) => boolean): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isThere(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
