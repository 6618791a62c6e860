import { useQueries } from "@tanstack/react-query";
import type { FirearmItem } from "@shared/specification/contracts/firearms";
import { joinList } from "@shared/list-text";
import { asKept, type KeptItem } from "./favorite";

/** The number of ids that fit into one address. */
const MAX_PER_CALL = 50;

/** A kept product with the catalog's current data. */
interface PresentItem extends KeptItem {
  /** `unknown` until the catalog has answered, or if it could not. */
  state: "unknown" | "same" | "changed" | "gone";
  /** The price when it was added to the basket. */
  savedPrice: string | null;
}

/** The basket with current data. Data that the catalog lacks stays as saved. */
export function usePresentItems(items: readonly KeptItem[]): PresentItem[] {
  const skus = items.map(({ id }) => id).sort();
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
  return items.map((item) => {
    const savedPrice = item.price;
    const found = present.get(item.id);
    if (!found) return { ...item, savedPrice, state: asked.has(item.id) ? "gone" : "unknown" };
    const now = asKept(found);
    const state = Number(now.price) === Number(savedPrice) ? "same" : "changed";
    return { ...now, savedPrice, state };
  });
}
