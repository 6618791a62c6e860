// On its own: first loads have it; what reads a link loads later.
import { SHARED } from "@shared/share-channels";

/** The shared value in the current address, still encoded. */
export function sharedInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(SHARED) ?? undefined;
}

/** Removes the parameter from the address, without a new history entry. */
export function removeSharedFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(SHARED)) return;
  url.searchParams.delete(SHARED);
  window.history.replaceState(window.history.state, "", url);
}
