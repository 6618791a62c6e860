import type { BedOptions } from "@shared/contracts/bed-options";
import { featureId } from "@shared/feature-id";
import type { CatalogueDefinition } from "./catalogue-definition";
import { attributesOf } from "./specified-attributes";

/** The catalogue of all beds. */
export const BEDS = "bed-products";

/** What the catalogue of beds is: what they state are staff's options, and whatever else retailers write. */
export const bedDefinition = (options: BedOptions): CatalogueDefinition => ({
  id: BEDS,
  currency: "ZAR",
  selection: {},
  attributes: attributesOf(BEDS, [
    { id: "sleepStyle", label: "Sleep style", kind: "choices", values: options.sleepStyles },
    { id: "bedSize", label: "Bed size", kind: "choice", values: options.bedSizes },
    { id: "mattressType", label: "Mattress type", kind: "choice", values: options.mattressTypes },
    { id: "firmness", label: "Firmness", kind: "choice", values: byLevel(options) },
    {
      id: "features",
      label: "Features",
      kind: "choices",
      values: options.features,
      idOf: featureId,
    },
  ]),
  source: { name: "beds", key: "id", shown: ["bedSize", "mattressType", "firmness", "features"] },
});

/** Levels of firmness, the softest first. */
export const byLevel = ({ firmnessLevels }: Pick<BedOptions, "firmnessLevels">) =>
  [...firmnessLevels].sort((a, b) => a.value - b.value);
