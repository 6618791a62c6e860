// On its own: forms use it that load at different times.

/** Waits for `work`, at least for the given time: an instant result would look as if nothing had happened. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [done] = await Promise.allSettled([work, pause]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
