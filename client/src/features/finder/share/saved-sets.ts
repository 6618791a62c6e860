import { useSyncExternalStore } from "react";
import { setStore, type SavedSet, type SetStore } from "@/lib/saved-sets";

/** Answers by question, as addresses write them. */
export type WrittenAnswers = Record<string, string>;

const stores = new Map<string, SetStore<WrittenAnswers>>();

/** The sets of answers to a finder that this device keeps. */
export function savedSetsOf(slug: string): SetStore<WrittenAnswers> {
  const known = stores.get(slug) ?? setStore(`finder:${slug}:saved`, readSet);
  stores.set(slug, known);
  return known;
}

/** The sets; every part of the page sees each change. */
export function useSavedSets(slug: string): SavedSet<WrittenAnswers>[] {
  const { onChange, sets } = savedSetsOf(slug);
  return useSyncExternalStore(onChange, sets);
}

function readSet(stored: unknown): SavedSet<WrittenAnswers> | undefined {
  const { id, name, preferences, createdAt } = (stored ?? {}) as Record<string, unknown>;
  const isSet =
    [id, name, createdAt].every((each) => typeof each === "string" && each !== "") &&
    typeof preferences === "object" &&
    preferences !== null &&
    Object.values(preferences).every((each) => typeof each === "string");
  return isSet ? (stored as SavedSet<WrittenAnswers>) : undefined;
}
