/** Subsets of some items, the smaller first and the earlier items first, at most so many; then all of them. */
export function* smallestFirst<Item>(items: readonly Item[], maxItems: number): Generator<Item[]> {
  let given = 0;
  for (let size = 1; size < items.length; size++) {
    for (const some of ofSize(items, size)) {
      if (++given > maxItems) {
        yield [...items];
        return;
      }
      yield some;
    }
  }
  if (items.length > 0) yield [...items];
}

function* ofSize<Item>(items: readonly Item[], size: number, from = 0): Generator<Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - size; at++) {
    for (const rest of ofSize(items, size - 1, at + 1)) yield [items[at]!, ...rest];
  }
}
