/** A product as it was when it was added to the basket, and as this device stores it. */
export interface Favorite {
  sku: string;
  name: string;
  imageUrl: string | null;
  price: string;
  specialPrice: string | null;
}

/** The same as a basket shows it: what is paid, and what it costs while it is not on special. */
export interface KeptItem {
  id: string;
  name: string;
  pictureUrl: string | null;
  url: string | null;
  price: string | null;
  fullPrice?: string | null;
}

/** The most products that one call may list. */
export const MAX_FAVORITES = 200;

/** A stored product for the basket. */
export const asKept = ({ sku, name, imageUrl, price, specialPrice }: Favorite): KeptItem => ({
  id: sku,
  name,
  pictureUrl: imageUrl,
  url: null,
  price: specialPrice ?? price,
  fullPrice: specialPrice === null ? null : price,
});

/** A product of the basket as it is stored. */
export const asFavorite = ({ id, name, pictureUrl, price, fullPrice }: KeptItem): Favorite => ({
  sku: id,
  name,
  imageUrl: pictureUrl,
  price: fullPrice ?? price ?? "0.00",
  specialPrice: fullPrice ? price : null,
});
