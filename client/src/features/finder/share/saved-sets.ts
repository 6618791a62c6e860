import { useSyncExternalStore } from "react";
import { setStore, type SavedSet, type SetStore } from "@/lib/saved-sets";
import type { FinderModel } from "../model";
import type { Outside } from "../source";

const stores = new Map<string, SetStore<Outside>>();

/** The sets of answers to a finder that this device keeps. */
export function savedSetsOf(model: FinderModel): SetStore<Outside> {
  const { shown, source } = model;
  const key = source.setsKey(shown.slug);
  const isReadable = (answers: object) => typeof source.read(model, answers) === "object";
  const known =
    stores.get(key) ??
    setStore<Outside>(key, (stored) => (isSet(stored, isReadable) ? stored : undefined));
  stores.set(key, known);
  return known;
}

/** The sets; every part of the page sees each change. */
export function useSavedSets(model: FinderModel): SavedSet<Outside>[] {
  const { onChange, sets } = savedSetsOf(model);
  return useSyncExternalStore(onChange, sets);
}

function isSet(
  stored: unknown,
  isReadable: (answers: object) => boolean,
): stored is SavedSet<Outside> {
  const { id, name, preferences, createdAt } = (stored ?? {}) as Record<string, unknown>;
  return (
    [id, name, createdAt].every((each) => typeof each === "string" && each !== "") &&
    typeof preferences === "object" &&
    preferences !== null &&
    isReadable(preferences)
  );
}
