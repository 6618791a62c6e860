/** Waits for `work`, and for the time given: what is over at once looks as if nothing had happened. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [done] = await Promise.allSettled([work, pause]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
