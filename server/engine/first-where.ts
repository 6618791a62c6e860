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
