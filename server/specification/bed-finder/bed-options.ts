import type { BedOptions } from "@shared/specification/contracts/bed-options";
import type { StaffListRow, StaffLists } from "../../catalog/store/specified-catalogs";

/** The wizard's options, in staff's order; the same lists give the same ones. */
export function bedOptions(lists: StaffLists): BedOptions {
  let known = made.get(lists);
  if (!known) made.set(lists, (known = optionsOf(lists)));
  return known;
}

const made = new WeakMap<StaffLists, BedOptions>();

/** What the wire calls the columns of each list, beside those of all. */
const NAMES: Record<keyof BedOptions, { list: string; columns: Record<string, string> }> = {
  sleepStyles: { list: "sleep-styles", columns: { icon: "icon", imageUrl: "imageUrl" } },
  concerns: {
    list: "sleep-concerns",
    columns: { icon: "icon", color: "color", features: "features" },
  },
  bedSizes: {
    list: "bed-sizes",
    columns: { dimensions: "dimensions", priceModifier: "price_modifier" },
  },
  mattressTypes: { list: "mattress-types", columns: { features: "benefits" } },
  firmnessLevels: {
    list: "firmness-levels",
    columns: { value: "level", recommendedFor: "recommended_for" },
  },
  budgetRanges: {
    list: "budget-ranges",
    columns: { minPrice: "minPrice", maxPrice: "maxPrice" },
  },
  features: { list: "features", columns: { category: "category" } },
};

const optionsOf = (lists: StaffLists) =>
  Object.fromEntries(
    Object.entries(NAMES).map(([name, { list, columns }]) => [
      name,
      (lists.get(list) ?? []).map((row) => ({ ...common(row), ...renamed(row, columns) })),
    ]),
  ) as unknown as BedOptions;

/** A row's name is the shopper's label. */
const common = (row: StaffListRow) => ({
  id: row.id,
  label: row.name,
  description: row.description,
  popular: row.isPopular,
  recommended: row.isRecommended,
  topSeller: row.isTopSeller,
});

const renamed = (row: StaffListRow, columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, row[column]]));
