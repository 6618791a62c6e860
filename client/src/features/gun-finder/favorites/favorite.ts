/** A product as it was when it was put into the basket. */
export interface Favorite {
  sku: string;
  name: string;
  imageUrl: string | null;
  price: string;
  specialPrice: string | null;
}

/** As many as one list may ask the server for. */
export const MOST_FAVORITES = 200;
