import type { Section } from "@shared/finders/document";
import { TRIED } from "../../engine/best-set";

/** What of a section decides how often it is asked for a set. */
export interface SetSection extends Pick<Section, "catalogue"> {
  /** The places of the sections above whose product it looks at. */
  above: readonly number[];
}

/**
 * How often each section is asked at most for the best set within a budget: once for each choice in the sections above
 * that is tried, where it, or one below it, depends on that choice. Sections of one catalogue depend on each other: a
 * product is bought once.
 */
export function setAsks(sections: readonly SetSection[]): number[] {
  const dependsOn = sections.map(({ catalogue, above }, at) =>
    sections.flatMap((other, place) =>
      place < at && (other.catalogue === catalogue || above.includes(place)) ? [place] : [],
    ),
  );
  const isLookedAt = (place: number, from: number) =>
    dependsOn.some((places, at) => at >= from && places.includes(place));
  const lookedAt = sections.map((_, place) => isLookedAt(place, 0));
  return sections.map((_, at) =>
    sections.slice(0, at).reduce((asks, _section, place) => {
      if (!isLookedAt(place, at)) return asks;
      const before = lookedAt.slice(0, place).filter(Boolean).length;
      // Some of the first, and the cheapest.
      return asks * ((TRIED[before] ?? 1) + 1);
    }, 1),
  );
}
