import { SHARED } from "@shared/share-channels";

/** The shared value in the current address, still encoded. */
export function sharedInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(SHARED) ?? undefined;
}

/** Removes the parameter from the address, without a new history entry. */
function removeSharedFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(SHARED)) return;
  url.searchParams.delete(SHARED);
  window.history.replaceState(window.history.state, "", url);
}

/** The same at once and after the step back: the first step's history entry has an address of its own. */
export function leaveSharedAddress(): void {
  removeSharedFromAddress();
  window.addEventListener("popstate", removeSharedFromAddress, { once: true });
}
