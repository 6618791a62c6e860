import type { CatalogueBed } from "../catalogues/bed-catalogue";

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
