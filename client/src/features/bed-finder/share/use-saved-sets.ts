import { useSyncExternalStore } from "react";
import { onSetsChange, savedSets, type SavedSet } from "./stored-sets";

/** The sets of this device; every part of the page sees each change. */
export function useSavedSets(): SavedSet[] {
  return useSyncExternalStore(onSetsChange, savedSets);
}
