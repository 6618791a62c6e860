import { mayBeHad } from "../stock";
import { badgeOf } from "./badge";
import type { FinderDocument } from "./document";

interface Found {
  isFirstSelection: boolean;
  sections: readonly {
    items: readonly { price: string | null; inStock: boolean | null }[];
    orderedBy?: string;
    percentOf?: "answers" | "preferences";
  }[];
}

/**
 * The key of the text that says how many were found and which of them stand there: where nobody asked for anything none is
 * the best, and the cheapest come first.
 */
export function foundKeyOf(
  { order, badge }: Pick<FinderDocument["results"], "order" | "badge">,
  { isFirstSelection, sections }: Found,
): "found-by-number" | "found-by-price" | "found-best" {
  if (sections.some(({ orderedBy }) => orderedBy !== undefined)) return "found-by-number";
  const isRanked = badgeOf({ badge }, { isFirstSelection }, sections[0]) !== "none";
  return order === "price" || (!isRanked && isCheapestFirst(sections))
    ? "found-by-price"
    : "found-best";
}

/** Whether the cheapest come first, of what can be had and of what cannot. */
function isCheapestFirst(sections: Found["sections"]): boolean {
  const items = sections.flatMap((section) => section.items);
  return [items.filter(mayBeHad), items.filter((each) => !mayBeHad(each))].every((some) =>
    some.every(({ price }, at) => at === 0 || Number(price) >= Number(some[at - 1]!.price)),
  );
}
