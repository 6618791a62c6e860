// On its own: first loads have it.

/** Runs `work` when the browser is idle, after two seconds at the latest. Returns a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) {
    const id = window.requestIdleCallback(work, { timeout: 2_000 });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}
