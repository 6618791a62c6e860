import { basketStore } from "@/lib/basket-store";
import { loadOnce } from "@/lib/load-once";
import { asFavorite, asKept, MAX_FAVORITES, type KeptItem } from "./favorite";

async function loadParts() {
  const [{ usePresentItems }, { EmailDialog }] = await Promise.all([
    import("./present-items"),
    import("./email-dialog"),
  ]);
  return { usePresentItems, MailDialog: EmailDialog };
}

const store = basketStore<KeptItem>({
  key: "gun-finder:favorites",
  max: MAX_FAVORITES,
  idOf: ({ id }) => id,
  parse: async (text) => (await import("./stored-favorites")).parseFavorites(text).map(asKept),
  stored: asFavorite,
});

/** The basket of this device, newest last, and what it can do once it is opened. */
export const favorites = {
  // What is not stored is not shown before a reload either.
  store: { ...store, toggle: (item: KeptItem) => store.toggle(asKept(asFavorite(item))) },
  parts: loadOnce(loadParts),
};
