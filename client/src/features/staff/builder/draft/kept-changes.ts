import type { DraftChange } from "@shared/finders/draft-changes";
import { deviceStorage, tabStorage } from "@/lib/storage";

// Changes that the server does not have yet are kept on this device, by tab: a reload, a closed tab or a lost
// connection loses nothing.

const TAB = "draft-tab";

/** This tab's name, which outlives a reload. */
function tabName(): string {
  const known = tabStorage.get(TAB);
  if (known) return known;
  const name = crypto.randomUUID();
  tabStorage.set(TAB, name);
  return name;
}

const prefixOf = (slug: string) => `draft:${slug}:`;

/** The keys of all tabs' changes to a finder; none where the browser keeps nothing. */
function keysOf(slug: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefixOf(slug)));
  } catch {
    return [];
  }
}

/** Keeps a tab's changes to a finder until they are stored; none removes what was kept. */
export function keepChanges(slug: string, changes: readonly DraftChange[]): void {
  const key = prefixOf(slug) + tabName();
  if (changes.length === 0) deviceStorage.remove(key);
  else deviceStorage.set(key, JSON.stringify(changes));
}

/** The changes of all tabs that were kept; sent twice, they are made once. */
export function keptChanges(slug: string): DraftChange[] {
  return keysOf(slug).flatMap((key) => {
    try {
      return JSON.parse(deviceStorage.get(key) ?? "[]") as DraftChange[];
    } catch {
      return [];
    }
  });
}

/** Forgets what tabs kept that are gone, once it is stored. */
export function forgetKept(slug: string): void {
  for (const key of keysOf(slug)) deviceStorage.remove(key);
}
