/** The orders that results may be shown in. */
export const sortOrders = [
  { id: "best", label: "Best Match" },
  { id: "cheapest", label: "Price: Low to High" },
  { id: "dearest", label: "Price: High to Low" },
] as const;

/** With the one in which they came: that of a number other than the price. */
export type SortOrder = (typeof sortOrders)[number]["id"] | "given";

/** The products in another order; equal prices keep the order of match, and those without one come last. */
export function sortResults<T extends { price: string | null }>(
  items: readonly T[],
  order: SortOrder,
): T[] {
  if (order === "best" || order === "given") return [...items];
  const sign = order === "cheapest" ? 1 : -1;
  const priced = items.filter(({ price }) => price !== null);
  const sorted = priced.sort((a, b) => sign * (Number(a.price) - Number(b.price)));
  return [...sorted, ...items.filter(({ price }) => price === null)];
}
