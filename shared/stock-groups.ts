/** The title over products that match, but cannot be bought at the moment. */
export const OUT_OF_STOCK_NOW = "Out of stock now";

/** What says whether a product is in stock; null where that is not stated. */
interface Stocked {
  inStock: boolean | null;
}

/** Whether a product is not known to be out of stock. */
export const mayBeHad = ({ inStock }: Stocked): boolean => inStock !== false;

export interface StockGroup<T> {
  /** None over products that may be had. */
  title?: string;
  items: T[];
}

/** A list as shoppers see it: products that may be had, then the rest under a title of its own; no empty groups. */
export function stockGroups<T extends Stocked>(items: readonly T[]): StockGroup<T>[] {
  return [
    { items: items.filter(mayBeHad) },
    { title: OUT_OF_STOCK_NOW, items: items.filter((item) => !mayBeHad(item)) },
  ].filter((group) => group.items.length > 0);
}
