// On its own: pages of several rooms remember it, and the one of products reads it.

import { useEffect } from "react";
import { deviceStorage } from "@/lib/storage";

const KEY = "matchwell-last-catalog";

/** The catalog that was worked with last on this device; null where there was none. */
export const lastCatalog = (): string | null => deviceStorage.get(KEY);

/** Remembers the catalog that is worked with, so that the products' page opens with it. */
export function useLastCatalog(id: string): void {
  useEffect(() => {
    deviceStorage.set(KEY, id);
  }, [id]);
}
