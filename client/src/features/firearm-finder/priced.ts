/** A price and an optional special price; rand as text. */
export interface Priced {
  price: string;
  specialPrice: string | null;
}

/** The current price: the special price if there is one. */
export function presentPrice({ price, specialPrice }: Priced): number {
  return Number(specialPrice ?? price);
}
