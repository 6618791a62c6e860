import type { FinderDocument } from "./document";

/**
 * How a match is said: in percent of all that was asked, in percent of the preferences where something must be so
 * besides, in words, or not at all.
 */
export type Badge = FinderDocument["results"]["badge"] | "preferences";

/** How the matches of a section are said. */
export function badgeOf(
  { badge }: Pick<FinderDocument["results"], "badge">,
  { isFirstSelection }: { isFirstSelection: boolean },
  section: { percentOf?: "answers" | "preferences" } | undefined,
): Badge {
  if (isFirstSelection || section?.percentOf === undefined) return "none";
  return badge === "percent" && section.percentOf === "preferences" ? "preferences" : badge;
}

/** Whether a badge says percent, so that reasons say their points. */
export const isPercent = (badge: Badge): boolean => badge === "percent" || badge === "preferences";

/** The text behind a percentage: "match", or what it is of. */
export const percentLabel = (badge: Badge) =>
  badge === "preferences" ? ("match-preferences" as const) : ("match" as const);

/** A percentage as a locale writes it: "84%", and "84 %" in German and French. */
export const percentIn = (locale: string, score: number): string =>
  (score / 100).toLocaleString(locale, { style: "percent" });
