import { LRUCache } from "lru-cache";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { featureId } from "@shared/feature-id";
import type { Catalogue } from "../matching/catalogue";
import { layOut, type Layout } from "../matching/layout";
import { byText } from "./by-text";

/** A bed with the columns for cards and for ranking. */
export interface CatalogueBed extends Omit<RecommendedBed, "matchScore" | "match"> {
  sleepStyle: string[];
}

/** The beds of one version, with the options that shoppers choose from. */
export interface BedCatalogue extends Catalogue<CatalogueBed> {
  options: BedOptions;
}

/** Beds name the same few features again and again: staff give them, in up to 200 characters. */
const featureIds = new LRUCache<string, string>({ max: 1_000, memoMethod: featureId });
const knownFeatureId = (name: string) => featureIds.memo(name);

export const bedLayout: Layout<CatalogueBed> = {
  itemOf: (bed) => bed,
  isInStock: (bed) => bed.inStock,
  columns: {
    bedSize: (bed) => bed.bedSize,
    sleepStyle: (bed) => [...bed.sleepStyle].sort(),
    firmness: (bed) => bed.firmness,
    mattressType: (bed) => bed.mattressType,
    /** Feature ids. */
    features: (bed) => bed.features.map(knownFeatureId).sort(),
  },
  /** Rand. */
  numbers: { price: (bed) => Number(bed.price) },
  sortedBy: "price",
  compare: byText(({ id }) => id),
};

/** Lays out a catalogue. */
export const layOutBeds = (beds: readonly CatalogueBed[], options: BedOptions): BedCatalogue => ({
  ...layOut(beds, bedLayout),
  options,
});
