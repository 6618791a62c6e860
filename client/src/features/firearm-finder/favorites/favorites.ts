import { basketStore } from "@/lib/basket-store";
import { MAX_FAVORITES, type Favorite } from "./favorite";

const basket = basketStore<Favorite>({
  key: "gun-finder:favorites",
  max: MAX_FAVORITES,
  idOf: ({ sku }) => sku,
  parse: async (text) => (await import("./stored-favorites")).parseFavorites(text),
});

/** The basket of this device, newest last. */
export const useFavorites = basket.useItems;
export const removeFavorite = basket.remove;
export const clearFavorites = basket.clear;

/** Adds a product to the basket, or removes it; says so if the basket is full. */
export function toggleFavorite(product: Favorite): "full" | "done" {
  const { sku, name, imageUrl, price, specialPrice } = product;
  return basket.toggle({ sku, name, imageUrl, price, specialPrice });
}
