import { tabStorage } from "@/lib/storage";
import type { KeptSteps, Step } from "./draft-state";

// One's own steps outlive a reload in this tab, so that they can still be undone.

/** More of them are forgotten, the oldest first: a tab keeps about five megabytes of all that a site stores. */
const MAX_BYTES = 400_000;

const keyOf = (slug: string) => `draft-steps:${slug}`;

/** Keeps the steps of a draft for this tab. */
export function keepSteps(slug: string, { past, future, revision }: KeptSteps): void {
  if (past.length + future.length === 0) return tabStorage.remove(keyOf(slug));
  const room = { left: MAX_BYTES };
  const latest = (steps: readonly Step[]) => {
    const from = steps.findLastIndex((step) => {
      room.left -= 2 * JSON.stringify(step).length;
      return room.left < 0;
    });
    return steps.slice(from + 1);
  };
  const kept: KeptSteps = { past: latest(past), future: latest(future), revision };
  tabStorage.set(keyOf(slug), JSON.stringify(kept));
}

/** The steps that were kept; undefined where there are none. */
export function keptSteps(slug: string): KeptSteps | undefined {
  try {
    return (JSON.parse(tabStorage.get(keyOf(slug)) ?? "null") as KeptSteps | null) ?? undefined;
  } catch {
    return undefined;
  }
}
