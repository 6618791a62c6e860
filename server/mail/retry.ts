const MINUTE = 60_000;

/** Pauses after each failed try; after the last one the mail has failed. Some twelve hours in all. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 180, 480].map((minutes) => minutes * MINUTE);

/** The time of the next try of a mail that has failed `attempts` times; `undefined` when none is left. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const pause = RETRY_DELAYS_MS[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}
