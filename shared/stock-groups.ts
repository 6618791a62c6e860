/** The title over products that match, but cannot be bought at the moment. */
export const OUT_OF_STOCK_NOW = "Out of stock now";

export interface StockGroup<T> {
  /** None over products in stock. */
  title?: string;
  items: T[];
}

/** A list as shoppers see it: products in stock, then the rest under a title of its own; no empty groups. */
export function stockGroups<T extends { inStock: boolean }>(items: readonly T[]): StockGroup<T>[] {
  return [
    { items: items.filter(({ inStock }) => inStock) },
    { title: OUT_OF_STOCK_NOW, items: items.filter(({ inStock }) => !inStock) },
  ].filter((group) => group.items.length > 0);
}
