import { MAX_ATTRIBUTES } from "@shared/contracts/attributes";
import type { ColumnLook } from "@shared/contracts/file-look";

/** Values that a column of more than these hardly divides products by. */
const MANY_VALUES = 100;

/** How much a column is worth as an attribute: how full it is, and whether it parts products into some. */
function worthOf({ stated, values, plan }: ColumnLook, rows: number): number {
  const share = stated / rows;
  const isListed = plan.attribute!.kind === "choice" || plan.attribute!.kind === "choices";
  if (plan.attribute!.kind === "text") return share * 0.2;
  if (!isListed) return share;
  return values.length > 1 && values.length <= MANY_VALUES ? share : share * 0.5;
}

/**
 * Keeps for search alone the columns that would be more attributes than a catalog has, with those that it has already: the
 * fullest that divide products are proposed.
 */
export function keepBeyond(looks: readonly ColumnLook[], rows: number, there: number): void {
  const added = looks.filter(({ plan }) => plan.use === "attribute" && !plan.attribute!.isKnown);
  if (added.length <= MAX_ATTRIBUTES - there) return;
  // One is what holds the others.
  const free = Math.max(0, MAX_ATTRIBUTES - there - 1);
  for (const look of added.toSorted((a, b) => worthOf(b, rows) - worthOf(a, rows)).slice(free)) {
    look.plan.use = "kept for search";
    look.why = `A catalog has at most ${MAX_ATTRIBUTES} attributes, and others are filled more or divide products better. Staff find products by what it says.`;
  }
}
