import { basketStore, type BasketStore } from "@/lib/basket-store";

/** A product as it was when it was kept. */
export interface BasketItem {
  id: string;
  name: string;
  pictureUrl: string | null;
  url: string | null;
  price: string | null;
}

/** The most products in a basket. */
export const MAX_ITEMS = 200;

const baskets = new Map<string, BasketStore<BasketItem>>();

/** The basket of a finder on this device. */
export function basketOf(slug: string): BasketStore<BasketItem> {
  const known =
    baskets.get(slug) ??
    basketStore<BasketItem>({
      key: `finder:${slug}:basket`,
      max: MAX_ITEMS,
      idOf: ({ id }) => id,
      parse: (text) => Promise.resolve(readItems(text)),
    });
  baskets.set(slug, known);
  return known;
}

/** The stored basket, each product once; unknown or damaged entries are skipped. */
function readItems(text: string): BasketItem[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return [];
  const items = (stored as unknown[]).slice(0, MAX_ITEMS).filter(isItem);
  return [...new Map(items.map((each) => [each.id, each])).values()];
}

function isItem(given: unknown): given is BasketItem {
  const { id, name, pictureUrl, url, price } = (given ?? {}) as Record<string, unknown>;
  const isText = (each: unknown) => typeof each === "string" && each.length <= 2_000;
  return (
    isText(id) &&
    isText(name) &&
    [pictureUrl, url, price].every((each) => each === null || isText(each))
  );
}
