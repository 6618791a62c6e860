import type { BedOptions } from "@shared/contracts/bed-options";
import { featureId } from "@shared/feature-id";
import type { CatalogueDefinition } from "./catalogue-definition";
import { attributesOf } from "./specified-attributes";
import { specifiedFields } from "./specified-fields";

/** The catalogue of all beds. */
export const BEDS = "bed-products";

const isRequired = true as const;

/** What the catalogue of beds is: what they state are staff's options, and whatever else retailers write. */
export const bedDefinition = (options: BedOptions): CatalogueDefinition => ({
  id: BEDS,
  currency: "ZAR",
  selection: {},
  attributes: attributesOf(BEDS, [
    { id: "sleepStyle", label: "Sleep style", kind: "choices", values: options.sleepStyles },
    { id: "bedSize", label: "Bed size", kind: "choice", values: options.bedSizes, isRequired },
    {
      id: "mattressType",
      label: "Mattress type",
      kind: "choice",
      values: options.mattressTypes,
      isRequired,
    },
    { id: "firmness", label: "Firmness", kind: "choice", values: byLevel(options), isRequired },
    {
      id: "features",
      label: "Features",
      kind: "choices",
      values: options.features,
      idOf: featureId,
      isOpen: true,
    },
  ]),
  source: {
    name: "beds",
    key: "id",
    shown: ["bedSize", "mattressType", "firmness", "features"],
    searched: ["category", "bedSize", "mattressType"],
    ...specifiedFields[BEDS],
  },
});

/** What staff enter of beds besides: no finder asks for it. */
export const moreOfBeds = attributesOf(BEDS, [
  { id: "category", label: "Category", kind: "choice", isOpen: true, isRequired },
]);

/** Levels of firmness, the softest first. */
export const byLevel = ({ firmnessLevels }: Pick<BedOptions, "firmnessLevels">) =>
  [...firmnessLevels].sort((a, b) => a.value - b.value);
