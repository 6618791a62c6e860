import { use, type ComponentType } from "react";
import { basketStore, type BasketStore } from "@/lib/basket-store";

/** A product as it was when it was kept. */
export interface BasketItem {
  id: string;
  name: string;
  pictureUrl: string | null;
  url: string | null;
  price: string | null;
  /** What it costs while it is not on special. */
  fullPrice?: string | null;
}

/** A product as it is now. */
export interface PresentItem extends BasketItem {
  /** `unknown` until the catalog has answered, or if it could not. */
  state: "unknown" | "same" | "changed" | "gone";
  /** The price when it was kept. */
  savedPrice: string | null;
}

/** The props of a finder's own mail of the basket. */
interface BasketMailProps {
  ids: string[];
  onSent: () => void;
  onClose: () => void;
}

/** What a finder's basket can do besides keeping products. Its code loads with the opened basket. */
interface BasketParts {
  /** The products with present data. */
  usePresentItems: (items: readonly BasketItem[]) => PresentItem[];
  MailDialog: ComponentType<BasketMailProps>;
}

/** A basket of a finder's own. */
export interface OwnBasket {
  store: BasketStore<BasketItem>;
  /** The same promise each time. */
  parts: () => Promise<BasketParts>;
}

/** The most products in a basket. */
export const MAX_ITEMS = 200;

const baskets = new Map<string, BasketStore<BasketItem>>();

interface Keeper {
  shown: { slug: string };
  source: { basket?: () => Promise<OwnBasket> };
}

/** The basket of a finder on this device. It waits for the code of one of a finder's own. */
export function useBasket({ shown: { slug }, source }: Keeper): BasketStore<BasketItem> {
  if (source.basket) return use(source.basket()).store;
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
  const { id, name, pictureUrl, url, price, fullPrice } = (given ?? {}) as Record<string, unknown>;
  const isText = (each: unknown) => typeof each === "string" && each.length <= 2_000;
  return (
    isText(id) &&
    isText(name) &&
    [pictureUrl, url, price].every((each) => each === null || isText(each)) &&
    (fullPrice === undefined || fullPrice === null || isText(fullPrice))
  );
}
