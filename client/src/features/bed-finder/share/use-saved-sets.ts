import { useSyncExternalStore } from "react";
import { onSetsChange, savedSets, type SavedSet } from "./stored-sets";

/** The sets of this device; what one part of the page saves or deletes, the others see. */
export function useSavedSets(): SavedSet[] {
  return useSyncExternalStore(onSetsChange, savedSets);
}
