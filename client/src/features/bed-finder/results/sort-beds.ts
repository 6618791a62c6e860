import type { RecommendedBed } from "@shared/contracts/recommendations";

/** The orders a shopper may choose. */
export const sortOrders = [
  { id: "best", label: "Best Match" },
  { id: "cheapest", label: "Price: Low to High" },
  { id: "dearest", label: "Price: High to Low" },
] as const;

export type SortOrder = (typeof sortOrders)[number]["id"];

/** The beds in another order; equal prices keep the order of match. */
export function sortBeds(beds: RecommendedBed[], order: SortOrder): RecommendedBed[] {
  if (order === "best") return beds;
  const sign = order === "cheapest" ? 1 : -1;
  return [...beds].sort((a, b) => sign * (Number(a.price) - Number(b.price)));
}
