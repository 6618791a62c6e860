const MINUTE = 60_000;

/** Pauses after each failed try; after the last one the mail has failed. Some twelve hours in all. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 180, 480].map((minutes) => minutes * MINUTE);

/** The most that a mail waits after `attempts` failed tries, in milliseconds. */
export const waitAfter = (attempts: number): number => RETRY_DELAYS_MS[attempts - 1] ?? 0;

/** After how many failed tries there is another one. */
export const MAX_RETRIES = RETRY_DELAYS_MS.length;

/** The time of the next try of a mail that has failed `attempts` times; `undefined` when none is left. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  return attempts > MAX_RETRIES ? undefined : new Date(now.getTime() + waitAfter(attempts));
}
