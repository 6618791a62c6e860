import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import * as tables from "@shared/schema/all";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { Database } from "../database/database";
import { listRows } from "../database/list-rows";

/** The wizard's options, in staff's order. */
export async function bedOptions(db: Database): Promise<BedOptions> {
  const {
    sleepStyles,
    sleepConcerns,
    bedSizes,
    mattressTypes,
    firmnessLevels,
    budgetRanges,
    features,
  } = tables;
  return {
    sleepStyles: await listRows(db, sleepStyles, {
      ...common(sleepStyles),
      icon: sleepStyles.icon,
      imageUrl: sleepStyles.imageUrl,
    }),
    concerns: await listRows(db, sleepConcerns, {
      ...common(sleepConcerns),
      icon: sleepConcerns.icon,
      color: sleepConcerns.color,
      features: sleepConcerns.features,
    }),
    bedSizes: await listRows(db, bedSizes, {
      ...common(bedSizes),
      dimensions: bedSizes.dimensions,
      priceModifier: bedSizes.price_modifier,
    }),
    mattressTypes: await listRows(db, mattressTypes, {
      ...common(mattressTypes),
      features: mattressTypes.benefits,
    }),
    firmnessLevels: await listRows(db, firmnessLevels, {
      ...common(firmnessLevels),
      value: firmnessLevels.level,
      recommendedFor: firmnessLevels.recommended_for,
    }),
    budgetRanges: await listRows(db, budgetRanges, {
      ...common(budgetRanges),
      minPrice: budgetRanges.minPrice,
      maxPrice: budgetRanges.maxPrice,
    }),
    features: await listRows(db, features, { ...common(features), category: features.category }),
  };
}

type LookupTable = PgTable &
  Record<
    "id" | "name" | "description" | "isPopular" | "isRecommended" | "isTopSeller",
    AnyPgColumn
  >;

/** The columns common to all options: a table's `name` is the shopper's `label`. */
function common<T extends LookupTable>(table: T) {
  return {
    id: table.id as T["id"],
    label: table.name as T["name"],
    description: table.description as T["description"],
    popular: table.isPopular as T["isPopular"],
    recommended: table.isRecommended as T["isRecommended"],
    topSeller: table.isTopSeller as T["isTopSeller"],
  };
}
