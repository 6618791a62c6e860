// On its own: results, their list and sharing load at different times.
import type { FinderResults, ResultItem } from "@shared/contracts/finders";

/** The product that is chosen for each part of a set; none where the results are no set. */
export const chosenItems = ({ sections }: Pick<FinderResults, "sections">): ResultItem[] =>
  sections.flatMap(({ items, chosen }) => items.find(({ id }) => id === chosen) ?? []);

/** What products cost together, without those that are priced on request. */
export const totalOf = (items: readonly Pick<ResultItem, "price">[]): number =>
  items.reduce((sum, { price }) => sum + Number(price ?? 0), 0);
