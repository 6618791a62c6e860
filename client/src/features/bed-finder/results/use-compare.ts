import { useState, type RefObject } from "react";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { focusOn } from "@/lib/focus-place";

const MAX_COMPARED = 3;

/** A card's box for comparing. */
export interface ComparePick {
  isPicked: boolean;
  /** As many are picked as can be. */
  isFull: boolean;
  onToggle: () => void;
}

/** Which beds of a list are picked for comparing; `list` holds their cards. */
export function useCompare(beds: RecommendedBed[], list: RefObject<HTMLElement | null>) {
  const [pickedIds, setPickedIds] = useState<string[]>([]);
  const picked = beds.filter(({ id }) => pickedIds.includes(id));
  const toggle = (id: string) =>
    setPickedIds(
      pickedIds.includes(id) ? pickedIds.filter((each) => each !== id) : [...pickedIds, id],
    );
  return {
    picked,
    clear: () => {
      // The bar goes, and its button with it: the focus returns to what was picked, if its card shows.
      const box = list.current?.querySelector<HTMLElement>("[name=compare]:checked");
      focusOn(box ?? list.current?.querySelector("h2"));
      setPickedIds([]);
    },
    /** Nothing where there is nothing to compare with. */
    compareFor: ({ id }: RecommendedBed): ComparePick | undefined => {
      const isPicked = pickedIds.includes(id);
      const isFull = !isPicked && picked.length >= MAX_COMPARED;
      return beds.length > 1 ? { isPicked, isFull, onToggle: () => toggle(id) } : undefined;
    },
  };
}
