// On its own: products are in this order wherever they are listed.

/** Compares by a text, character by character: the same order on every database, whatever its language. */
export const byText =
  <Item>(textOf: (item: Item) => string) =>
  (a: Item, b: Item): number => {
    const [x, y] = [textOf(a), textOf(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  };
