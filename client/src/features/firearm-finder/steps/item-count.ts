/** "12 items"; undefined while the number is unknown. */
export function itemCount(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  return `${count} ${count === 1 ? "item" : "items"}`;
}
