/** Below which so great a part of these stays. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const median = (times: readonly number[]): number => percentile(times, 0.5);

/** Milliseconds, as they are said. */
export const said = (ms: number): string => ms.toFixed(ms < 100 ? 1 : 0);
