/** Runs `work` when the browser is idle, after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 300);
}
