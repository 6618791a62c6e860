import {
  LEFT_OUT,
  type Picks,
  type ResultItem,
  type ResultSection,
} from "@shared/contracts/finders";
import type { Section } from "@shared/finders/document";

/** A section's list, and the place of each of its products. */
interface Listed<Place> {
  found: ResultSection;
  places: readonly Place[];
}

interface Looks<Place> {
  /** How many products the section shows. */
  maxItems: number;
  /** What variants of one product share. */
  groupOf: (place: Place) => string;
  /** The sections of the products that are chosen already, by their groups. */
  taken: ReadonlyMap<string, string>;
}

/**
 * A section's list without the products that sections above have taken: what may stand in several steps of a
 * routine is bought once. Where nothing else fits, it says which section's product does for this one, too.
 * `list` gives the section with room for so many more.
 */
export function withoutTaken<Place>(
  list: (more: number) => Listed<Place>,
  { maxItems, groupOf, taken }: Looks<Place>,
): Listed<Place> {
  const isFree = (place: Place) => !taken.has(groupOf(place));
  const first = list(0);
  if (first.places.every(isFree)) return first;
  const { found, places } = list(taken.size);
  const free = [...places.keys()].filter((at) => isFree(places[at]!));
  const shown = free.slice(0, maxItems);
  const [doer] = free.length === 0 ? places : [];
  return {
    found: {
      ...found,
      total: found.total - (places.length - free.length),
      items: shown.map((at) => found.items[at]!),
      ...(doer && { doneBy: taken.get(groupOf(doer)) }),
    },
    places: shown.map((at) => places[at]!),
  };
}

/** The product that is chosen in a section: the shopper's pick, else the first that is not picked for another. */
export function pickIn(
  { id, isOptional }: Pick<Section, "id" | "isOptional">,
  items: readonly Pick<ResultItem, "id">[],
  picks: Picks,
): Pick<ResultSection, "chosen" | "isReplaced"> {
  const pick = Object.hasOwn(picks, id) ? picks[id] : undefined;
  if (pick === LEFT_OUT && isOptional) return { chosen: null };
  if (items.some((each) => each.id === pick)) return { chosen: pick };
  const elsewhere = Object.values(picks);
  const first = items.find((each) => !elsewhere.includes(each.id)) ?? items[0];
  return {
    chosen: first?.id ?? null,
    ...(pick !== undefined && pick !== LEFT_OUT && { isReplaced: true }),
  };
}
