import { LEFT_OUT, type Picks, type ResultSection } from "@shared/contracts/finders";
import type { Section } from "@shared/finders/document";

/** What is best chosen where nobody picked: the id of a product by section, null where one is left out; and why. */
export interface Preferred {
  ids: ReadonlyMap<string, string | null>;
  /** Whether the first ones would cost too much; else these go better together. */
  isForBudget: boolean;
}

/** What is chosen in a section, and why where it is not the first. */
export type Picked = Pick<
  ResultSection,
  "isReplaced" | "isForBudget" | "isForSet" | "isForPrice"
> & { chosen: string | null };

/** The product that is chosen in a section that has these. */
export function pickIn(
  { id, isOptional }: Pick<Section, "id" | "isOptional">,
  ids: readonly string[],
  picks: Picks,
  preferred?: Preferred,
): Picked {
  const pick = Object.hasOwn(picks, id) ? picks[id] : undefined;
  if (pick === LEFT_OUT && isOptional) return { chosen: null };
  if (pick !== undefined && ids.includes(pick)) return { chosen: pick };
  // What was picked for another section is left for it.
  const elsewhere = Object.values(picks);
  const first = ids.find((each) => !elsewhere.includes(each)) ?? ids[0] ?? null;
  const other = preferred?.ids.get(id);
  const chosen = other === undefined || (other !== null && !ids.includes(other)) ? first : other;
  return {
    chosen,
    ...(pick !== undefined && pick !== LEFT_OUT && { isReplaced: true }),
    ...(chosen !== first && (preferred?.isForBudget ? { isForBudget: true } : { isForSet: true })),
  };
}
