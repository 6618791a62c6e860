/** A notice about choices that staff have removed. */
export function leftOut(count: number): string {
  return count === 1
    ? "One choice no longer exists and was left out."
    : `${count} choices no longer exist and were left out.`;
}
