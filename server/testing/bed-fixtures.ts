import type { BedOptions } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { anyCatalogue, anyLayout } from "../catalogues/any-catalogue";
import { bedDefinition } from "../catalogues/bed-definition";
import { valueReader } from "../catalogues/understood-values";
import { withBedLists } from "../finders/built-in/bed-lists";
import type { FinderCatalogue } from "../finders/compile/finder-catalogue";
import { layOut } from "../matching/layout";

/** A bed as shoppers see it, with what else it is ranked by. */
export interface CatalogueBed extends Omit<RecommendedBed, "matchScore" | "match"> {
  sleepStyle: string[];
}

/** A queen hybrid of medium firmness for side sleepers at R10,000, unless told otherwise. */
export function bed(overrides: Partial<CatalogueBed> = {}): CatalogueBed {
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

/** The catalogue of these beds, with the lists of their finder. */
export function layOutBeds(beds: readonly CatalogueBed[], options: BedOptions): FinderCatalogue {
  const definition = bedDefinition(options);
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
  const catalogue = anyCatalogue(layOut(products, anyLayout(definition)), definition);
  return withBedLists(catalogue, options);
}
