import type { BedPreferences } from "@shared/contracts/preferences";

/** The address parameter that carries shared preferences. */
const SHARED = "shared";

/** Encodes preferences for an address: JSON in UTF-8, as base64url. */
export function encodeShared(preferences: BedPreferences): string {
  const bytes = new TextEncoder().encode(JSON.stringify(preferences));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The link that opens the finder with these preferences, on the given page. */
export function sharedUrl(preferences: BedPreferences, page: string): string {
  const url = new URL(page);
  url.searchParams.set(SHARED, encodeShared(preferences));
  url.hash = "";
  return url.href;
}

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
