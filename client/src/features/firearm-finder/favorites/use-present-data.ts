import { useQueries } from "@tanstack/react-query";
import type { FirearmItem } from "@shared/contracts/firearms";
import { joinList } from "@shared/list-text";
import { presentPrice } from "../priced";
import type { Favorite } from "./favorite";

/** The number of ids that fit into one address. */
const MAX_PER_CALL = 50;

/** A favorite with the catalogue's current data. */
export interface PresentFavorite extends Favorite {
  /** `unknown` until the catalogue has answered, or if it could not. */
  state: "unknown" | "same" | "changed" | "gone";
  /** The price when it was added to the basket. */
  savedPrice: number;
}

/** The basket with current data. Data that the catalogue lacks stays as saved. */
export function usePresentData(favorites: readonly Favorite[]): PresentFavorite[] {
  const skus = favorites.map(({ sku }) => sku).sort();
  const chunks = Array.from({ length: Math.ceil(skus.length / MAX_PER_CALL) }, (_, n) =>
    skus.slice(n * MAX_PER_CALL, (n + 1) * MAX_PER_CALL),
  );
  const answers = useQueries({
    queries: chunks.map((chunk) => ({
      queryKey: [`/api/safari/products?${new URLSearchParams({ skus: joinList(chunk) })}`],
      // Prices change while a basket is kept: it loads them each time it is opened.
      staleTime: 0,
    })),
  });
  const present = new Map<string, FirearmItem>();
  const asked = new Set<string>();
  answers.forEach(({ data }, n) => {
    if (!data) return;
    for (const sku of chunks[n]!) asked.add(sku);
    for (const item of data as FirearmItem[]) present.set(item.sku, item);
  });
  return favorites.map((favorite) => {
    const savedPrice = presentPrice(favorite);
    const now = present.get(favorite.sku);
    if (!now) {
      return { ...favorite, savedPrice, state: asked.has(favorite.sku) ? "gone" : "unknown" };
    }
    const { name, imageUrl, price, specialPrice } = now;
    const state = presentPrice(now) === savedPrice ? "same" : "changed";
    return { sku: favorite.sku, name, imageUrl, price, specialPrice, savedPrice, state };
  });
}
