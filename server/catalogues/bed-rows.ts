import { asc, gt, inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import * as tables from "@shared/schema/all";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { Database } from "../database/database";
import { listRows } from "../database/list-rows";
import { allRows } from "./all-rows";
import type { CatalogueBed } from "./bed-catalogue";

const { bedProducts: beds } = tables;

/** The columns for cards and for ranking. */
const bedColumns = {
  id: beds.id,
  name: beds.name,
  shortDescription: beds.shortDescription,
  imageUrl: beds.imageUrl,
  price: beds.price,
  bedSize: beds.bedSize,
  mattressType: beds.mattressType,
  firmness: beds.firmness,
  sleepStyle: beds.sleepStyle,
  features: beds.features,
  inStock: beds.inStock,
  magentoUrl: beds.magentoUrl,
};

/** The existing beds among these ids. */
export function bedsById(db: Database, ids: string[]): Promise<CatalogueBed[]> {
  return db.select(bedColumns).from(beds).where(inArray(beds.id, ids));
}

/** Every bed. */
export const allBeds = (db: Database): Promise<CatalogueBed[]> =>
  allRows((after, limit) =>
    db
      .select(bedColumns)
      .from(beds)
      .where(after && gt(beds.id, after.id))
      .orderBy(asc(beds.id))
      .limit(limit),
  );

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
