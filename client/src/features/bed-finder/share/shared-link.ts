import type { BedPreferences } from "@shared/contracts/preferences";

/** The address parameter that carries shared preferences. */
const SHARED = "shared";

/** Preferences as text for an address: JSON in UTF-8, as base64url. */
export function encodeShared(preferences: BedPreferences): string {
  const bytes = new TextEncoder().encode(JSON.stringify(preferences));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The link that opens the finder with these preferences, on the page given. */
export function sharedUrl(preferences: BedPreferences, page: string): string {
  const url = new URL(page);
  url.searchParams.set(SHARED, encodeShared(preferences));
  url.hash = "";
  return url.href;
}

/** What the present address carries, not decoded yet. */
export function sharedInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(SHARED) ?? undefined;
}

/** Takes the parameter out of the address, without a new entry in the history. */
export function removeSharedFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(SHARED)) return;
  url.searchParams.delete(SHARED);
  window.history.replaceState(window.history.state, "", url);
}
