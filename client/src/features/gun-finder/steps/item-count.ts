/** "12 items"; nothing while it is not known. */
export function itemCount(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  return `${count} ${count === 1 ? "item" : "items"}`;
}
