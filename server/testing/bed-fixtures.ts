import type { BedOptions } from "@shared/specification/contracts/bed-options";
import { BEDS } from "@shared/templates/product-catalogs";
import type { RecommendedBed } from "@shared/specification/contracts/recommendations";
import { anyCatalog, anyLayout } from "../catalog/store/any-catalog";
import {
  definitionBy,
  type StaffListRow,
  type StaffLists,
} from "../catalog/store/specified-catalogs";
import { valueReader } from "../catalog/store/understood-values";
import { withStaffLists, type FinderCatalog } from "../finders/compile/finder-catalog";
import { layOut } from "../engine/layout";

/** A bed as shoppers see it, with what else it is ranked by. */
export interface CatalogBed extends Omit<RecommendedBed, "matchScore" | "match"> {
  sleepStyle: string[];
}

/** A queen hybrid of medium firmness for side sleepers at R10,000, unless told otherwise. */
export function bed(overrides: Partial<CatalogBed> = {}): CatalogBed {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    name: "Test Bed",
    shortDescription: null,
    imageUrl: null,
    price: "10000.00",
    bedSize: "queen",
    mattressType: "hybrid",
    firmness: "medium",
    sleepStyle: ["side"],
    features: [],
    inStock: true,
    magentoUrl: "https://store.example/bed",
    ...overrides,
  };
}

/** The catalog of these beds, with the lists of their finder. */
export function layOutBeds(beds: readonly CatalogBed[], options: BedOptions): FinderCatalog {
  const lists = listsOf(options);
  const definition = definitionBy(BEDS, lists)!;
  const understood = valueReader(definition.attributes);
  const products = beds.map((each) => {
    const { bedSize, mattressType, firmness, features, sleepStyle } = each;
    return {
      id: each.id,
      key: each.id,
      groupKey: each.id,
      name: each.name,
      description: each.shortDescription,
      brand: null,
      price: each.price,
      specialPrice: null,
      pictureUrl: each.imageUrl,
      pageUrl: each.magentoUrl,
      inStock: each.inStock,
      shown: { bedSize, mattressType, firmness, features },
      values: understood({
        "bed-products.bedSize": bedSize,
        "bed-products.mattressType": mattressType,
        "bed-products.firmness": firmness,
        "bed-products.features": features,
        "bed-products.sleepStyle": sleepStyle,
      }),
    };
  });
  const catalog = anyCatalog(layOut(products, anyLayout(definition)), definition);
  return withStaffLists(BEDS, catalog, lists);
}

/** Options as the rows that staff keep. */
function listsOf(options: BedOptions): StaffLists {
  const rowsOf = (list: readonly object[]) =>
    list.map((option): StaffListRow => {
      const { label, popular, recommended, topSeller, ...same } =
        option as BedOptions["features"][number];
      const flags = { isPopular: popular, isRecommended: recommended, isTopSeller: topSeller };
      return { ...same, name: label, ...flags };
    });
  const named = (list: readonly object[], names: Record<string, string>) =>
    rowsOf(list).map((row) => {
      for (const [name, column] of Object.entries(names)) row[column] = row[name];
      return row;
    });
  return new Map([
    ["sleep-styles", rowsOf(options.sleepStyles)],
    ["sleep-concerns", rowsOf(options.concerns)],
    ["bed-sizes", named(options.bedSizes, { priceModifier: "price_modifier" })],
    ["mattress-types", named(options.mattressTypes, { features: "benefits" })],
    [
      "firmness-levels",
      named(options.firmnessLevels, { value: "level", recommendedFor: "recommended_for" }),
    ],
    ["budget-ranges", rowsOf(options.budgetRanges)],
    ["features", rowsOf(options.features)],
  ]);
}
