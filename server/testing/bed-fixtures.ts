import * as seedOptions from "@shared/bed-options";
import type { BedOptions, Option } from "@shared/contracts/bed-options";
import type { CatalogueBed } from "../catalogues/bed-catalogue";

type Seeded = {
  id: string;
  name: string;
  description: string;
  isPopular?: true;
  isRecommended?: true;
  isTopSeller?: true;
};

/** The options of a new database, as `/api/bed-options` gives them. */
export const options: BedOptions = {
  sleepStyles: seedOptions.sleepStyleOptions.map((row) => ({
    ...common(row),
    icon: row.icon,
    imageUrl: null,
  })),
  concerns: seedOptions.concernOptions.map((row) => ({
    ...common(row),
    icon: row.icon,
    color: row.color,
    features: row.features,
  })),
  bedSizes: seedOptions.bedSizeOptions.map((row) => ({
    ...common(row),
    dimensions: row.dimensions,
    priceModifier: 1,
  })),
  mattressTypes: seedOptions.mattressTypeOptions.map((row) => ({
    ...common(row),
    features: row.benefits,
  })),
  firmnessLevels: seedOptions.firmnessOptions.map((row) => ({
    ...common(row),
    value: row.level,
    recommendedFor: row.recommended_for,
  })),
  budgetRanges: seedOptions.budgetOptions.map((row) => ({
    ...common(row),
    minPrice: row.minPrice,
    maxPrice: row.maxPrice,
  })),
  features: seedOptions.featureOptions.map((row) => ({ ...common(row), category: row.category })),
};

function common(row: Seeded): Option {
  return {
    id: row.id,
    label: row.name,
    description: row.description,
    popular: row.isPopular ?? false,
    recommended: row.isRecommended ?? false,
    topSeller: row.isTopSeller ?? false,
  };
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
