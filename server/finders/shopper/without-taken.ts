/** What is left of a section's list. */
interface Left<Place> {
  places: Place[];
  /** Where nothing else fits: the section above whose product does for this one, too. */
  doneBy?: string;
}

/**
 * A section's list without the products that sections above have taken: what may stand in several steps of a
 * routine is bought once. `takenBy` names the section that has a product.
 */
export function withoutTaken<Place>(
  places: readonly Place[],
  takenBy: (place: Place) => string | undefined,
  maxItems: number,
): Left<Place> {
  const free = places.filter((place) => takenBy(place) === undefined);
  const [first] = places;
  return {
    places: free.slice(0, maxItems),
    ...(first !== undefined && free.length === 0 && { doneBy: takenBy(first) }),
  };
}
