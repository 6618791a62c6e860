import type { LiveFinder } from "./live-finders";

/** How long anybody may ask for a version that is no longer live: pages that were open then go on. */
export const FORMER_VERSION_MS = 24 * 60 * 60 * 1000;

/**
 * Whether somebody may ask for a version of a finder at a moment: the live one, one that was live within the last day,
 * and with its mark any. To all others it is as if it did not exist: what staff took back stays theirs.
 */
export function mayAskVersion(
  { liveVersion, former }: Pick<LiveFinder, "liveVersion" | "former">,
  version: number,
  isMarked: boolean,
  now: number,
): boolean {
  if (isMarked || version === liveVersion) return true;
  const liveUntil = former?.get(version);
  return liveUntil !== undefined && now - liveUntil < FORMER_VERSION_MS;
}
