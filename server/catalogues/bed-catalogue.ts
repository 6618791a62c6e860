import type { BedOptions } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { featureId } from "@shared/feature-id";
import { layOut, type Catalogue, type Layout } from "../matching/catalogue";

/** A bed with the columns for cards and for ranking. */
export interface CatalogueBed extends Omit<RecommendedBed, "matchScore" | "match"> {
  sleepStyle: string[];
}

/** The beds of one version, with the options that shoppers choose from. */
export interface BedCatalogue extends Catalogue<CatalogueBed> {
  options: BedOptions;
}

const layout: Layout<CatalogueBed> = {
  isInStock: (bed) => bed.inStock,
  columns: {
    bedSize: (bed) => bed.bedSize,
    sleepStyle: (bed) => [...bed.sleepStyle].sort(),
    firmness: (bed) => bed.firmness,
    mattressType: (bed) => bed.mattressType,
    /** Feature ids. */
    features: (bed) => bed.features.map(featureId).sort(),
  },
  /** Rand. */
  numbers: { price: (bed) => Number(bed.price) },
  sortedBy: "price",
};

/** Lays out a catalogue. The order of the beds does not matter: those of one price are in the order of ids. */
export function layOutBeds(beds: readonly CatalogueBed[], options: BedOptions): BedCatalogue {
  const byId = [...beds].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return { ...layOut(byId, layout), options };
}
