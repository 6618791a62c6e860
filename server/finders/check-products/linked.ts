// On its own: a list that leads nowhere is no matter of questions or answers.

import type { Report } from "../check/finding";
import type { Stocked } from "./stocked";

/** Warns of sections of which no product has a page: shoppers see what suits them, and cannot get to it. */
export function checkLinked(stocked: readonly Stocked[], report: Report): void {
  for (const { at, catalog, all } of stocked) {
    if (all === 0 || hasPage(catalog)) continue;
    report.warn(
      `sections.${at}`,
      "No product has a page in your shop, so shoppers can open none. Import the file once more, and say what the pages’ addresses begin with.",
    );
  }
}

const hasPage = ({ items, productAt }: Stocked["catalog"]): boolean =>
  items.some((_, row) => productAt(row).pageUrl !== null);
