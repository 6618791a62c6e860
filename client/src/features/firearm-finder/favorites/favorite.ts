/** A product as it was when it was added to the basket. */
export interface Favorite {
  sku: string;
  name: string;
  imageUrl: string | null;
  price: string;
  specialPrice: string | null;
}

/** The most products that one call may list. */
export const MAX_FAVORITES = 200;
