import { useState, type RefObject } from "react";
import { focusOn } from "@/lib/focus-place";

const MAX_COMPARED = 3;

/** The compare check box of a card. */
export interface ComparePick {
  isPicked: boolean;
  /** Whether the maximum number is picked. */
  isFull: boolean;
  onToggle: () => void;
}

/** The products picked for comparison; `list` holds their cards. */
export function useCompare<T extends { id: string }>(
  items: readonly T[],
  list: RefObject<HTMLElement | null>,
) {
  const [pickedIds, setPickedIds] = useState<string[]>([]);
  const picked = items.filter(({ id }) => pickedIds.includes(id));
  const toggle = (id: string) =>
    setPickedIds(
      pickedIds.includes(id) ? pickedIds.filter((each) => each !== id) : [...pickedIds, id],
    );
  return {
    picked,
    clear: () => {
      // The bar disappears with its button: focus returns to a picked card, if one is visible.
      const box = list.current?.querySelector<HTMLElement>("[name=compare]:checked");
      focusOn(box ?? list.current?.querySelector("h2"));
      setPickedIds([]);
    },
    /** Undefined if there is nothing to compare with. */
    compareFor: ({ id }: T): ComparePick | undefined => {
      const isPicked = pickedIds.includes(id);
      const isFull = !isPicked && picked.length >= MAX_COMPARED;
      return items.length > 1 ? { isPicked, isFull, onToggle: () => toggle(id) } : undefined;
    },
  };
}
