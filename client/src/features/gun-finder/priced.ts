/** What has a price and perhaps a special one; rand as text. */
export interface Priced {
  price: string;
  specialPrice: string | null;
}

/** What it costs today: the special price when there is one. */
export function presentPrice({ price, specialPrice }: Priced): number {
  return Number(specialPrice ?? price);
}
