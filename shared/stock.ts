/** The title over products that match, but cannot be bought at the moment. */
export const OUT_OF_STOCK_NOW = "Out of stock now";

/** How a product can be had where yes and no do not say it all: few are left, or it comes later. */
export const availabilities = ["low", "made to order", "backorder"] as const;
export type Availability = (typeof availabilities)[number];

/** What says whether a product can be had. */
export interface Stocked {
  /** Null where it is not stated, and of what can be had later. */
  inStock: boolean | null;
  /** With `low` it is in stock; the others are had later. */
  availability?: Availability | null | undefined;
}

/** Stock as one word, the best first; what is not stated stands between what is made to order and what is on backorder. */
export const stockStates = ["in", ...availabilities, "out"] as const;
export type StockState = (typeof stockStates)[number];

/**
 * What a product says of its stock in one word; null where it is not stated. An availability that contradicts `inStock` does
 * not count: a server of the version before writes one without the other.
 */
export function stockState({ inStock, availability }: Stocked): StockState | null {
  if (inStock === false) return "out";
  if (inStock) return availability === "low" ? "low" : "in";
  return availability === "low" || !availability ? null : availability;
}

/** The same the other way round: how a product says it. */
export function statedStock(state: StockState | null): Required<Stocked> {
  if (state === "in" || state === "out") return { inStock: state === "in", availability: null };
  return { inStock: state === "low" ? true : null, availability: state };
}

/** The availability that a product has beside `inStock`, if any. */
export function availabilityOf(product: Stocked): Availability | undefined {
  const state = stockState(product);
  return state === null || state === "in" || state === "out" ? undefined : state;
}

/** The key of the text that shoppers read of it. */
export const stockTexts = {
  in: "in-stock",
  low: "low-stock",
  "made to order": "made-to-order",
  backorder: "on-backorder",
  out: "out-of-stock",
} as const satisfies Record<StockState, string>;

/** Whether a product is not known to be out of stock. */
export const mayBeHad = ({ inStock }: Pick<Stocked, "inStock">): boolean => inStock !== false;

export interface StockGroup<T> {
  /** None over products that may be had. */
  title?: string;
  items: T[];
}

/** A list as shoppers see it: products that may be had, then the rest under a title of its own; no empty groups. */
export function stockGroups<T extends Pick<Stocked, "inStock">>(
  items: readonly T[],
): StockGroup<T>[] {
  return [
    { items: items.filter(mayBeHad) },
    { title: OUT_OF_STOCK_NOW, items: items.filter((item) => !mayBeHad(item)) },
  ].filter((group) => group.items.length > 0);
}
