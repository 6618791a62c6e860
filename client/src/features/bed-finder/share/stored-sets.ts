import { bedPreferences, type BedPreferences } from "@shared/contracts/preferences";
import { z } from "zod";
import { setStore, type SavedSet as Saved } from "@/lib/saved-sets";

const savedSet = z.object({
  id: z.string().max(40),
  name: z.string().min(1).max(60),
  preferences: bedPreferences,
  createdAt: z.string().max(40),
});

/** A named preference set, kept on this device. */
export type SavedSet = Saved<BedPreferences>;

export const {
  sets: savedSets,
  onChange: onSetsChange,
  save: saveSet,
  remove: deleteSet,
} = setStore("bed-finder:saved-preferences", (stored) => savedSet.safeParse(stored).data);
