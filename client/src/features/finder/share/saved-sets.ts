import { useSyncExternalStore } from "react";
import { setStore, type SavedSet, type SetStore } from "@/lib/saved-sets";
import type { OpenedModel } from "../model/opened-model";
import type { Written } from "../model/outside";

const stores = new Map<string, SetStore<Written>>();

/** The sets of answers to a finder that this device keeps. */
export function savedSetsOf(model: OpenedModel): SetStore<Written> {
  const { shown, source, outside } = model;
  const key = source.setsKey(shown.slug);
  const isReadable = (answers: object) => typeof outside.read(model, answers) === "object";
  const known =
    stores.get(key) ??
    setStore<Written>(key, (stored) => (isSet(stored, isReadable) ? stored : undefined));
  stores.set(key, known);
  return known;
}

/** The sets; every part of the page sees each change. */
export function useSavedSets(model: OpenedModel): SavedSet<Written>[] {
  const { onChange, sets } = savedSetsOf(model);
  return useSyncExternalStore(onChange, sets);
}

function isSet(
  stored: unknown,
  isReadable: (answers: object) => boolean,
): stored is SavedSet<Written> {
  const { id, name, preferences, createdAt } = (stored ?? {}) as Record<string, unknown>;
  return (
    [id, name, createdAt].every((each) => typeof each === "string" && each !== "") &&
    typeof preferences === "object" &&
    preferences !== null &&
    isReadable(preferences)
  );
}
