import { useSyncExternalStore } from "react";
import { MAX_FAVORITES, type Favorite } from "./favorite";
import { deviceStorage } from "@/lib/storage";

const KEY = "gun-finder:favorites";

let favorites: readonly Favorite[] = [];
let hasRead = false;
const listeners = new Set<() => void>();

/** The basket of this device, newest last. It outlives the visit, and is shared with other tabs. */
export function useFavorites(): readonly Favorite[] {
  return useSyncExternalStore(subscribe, () => favorites);
}

/** Adds a product to the basket, or removes it. Shows a toast if the basket is full. */
export function toggleFavorite({
  sku,
  name,
  imageUrl,
  price,
  specialPrice,
}: Favorite): "full" | "done" {
  if (favorites.some((each) => each.sku === sku)) {
    removeFavorite(sku);
    return "done";
  }
  if (favorites.length >= MAX_FAVORITES) return "full";
  write([...favorites, { sku, name, imageUrl, price, specialPrice }]);
  return "done";
}

export function removeFavorite(sku: string): void {
  write(favorites.filter((each) => each.sku !== sku));
}

export function clearFavorites(): void {
  write([]);
}

function write(next: readonly Favorite[]): void {
  show(next);
  deviceStorage.set(KEY, JSON.stringify(next));
}

function show(next: readonly Favorite[]): void {
  favorites = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!hasRead) {
    hasRead = true;
    void read();
    window.addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) void read();
    });
  }
  return () => listeners.delete(listener);
}

/** The stored basket is validated by its schema, whose code loads only if there is one. */
async function read(): Promise<void> {
  const text = deviceStorage.get(KEY);
  if (text === null) return show([]);
  try {
    const { parseFavorites } = await import("./stored-favorites");
    show(parseFavorites(text));
  } catch {
    // The code did not load; the basket is still on the device for the next visit.
  }
}
