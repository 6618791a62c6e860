import type { BedOptions, Option } from "@shared/contracts/bed-options";
import type { BedCatalogue, CatalogueBed } from "../../catalogues/bed-catalogue";
import type { FinderCatalogue, FinderProduct } from "../compile/finder-catalogue";
import type { FinderLists, ListedOption } from "../compile/finder-lists";
import { fixedCatalogue, type FixedAttribute } from "./fixed-catalogue";

/** Catalogues by what they were made of, and the other way round: replies last as long as both stay the same. */
const made = new WeakMap<BedCatalogue, FinderCatalogue>();
const origins = new WeakMap<FinderCatalogue, BedCatalogue>();

/** The beds as finders choose from them. The same beds give the same catalogue. */
export function bedsForFinders(beds: BedCatalogue): FinderCatalogue {
  let catalogue = made.get(beds);
  if (!catalogue) {
    const { options } = beds;
    catalogue = fixedCatalogue(beds, {
      attributes: attributesOf(options),
      toProduct,
      lists: listsOf(options),
    });
    made.set(beds, catalogue);
    origins.set(catalogue, beds);
  }
  return catalogue;
}

/** The beds that a finder's catalogue was made of; `undefined` for another catalogue. */
export const bedsOf = (catalogue: FinderCatalogue): BedCatalogue | undefined =>
  origins.get(catalogue);

const byLevel = ({ firmnessLevels }: BedOptions) =>
  [...firmnessLevels].sort((a, b) => a.value - b.value);

const attributesOf = (options: BedOptions): FixedAttribute[] => [
  { id: "sleepStyle", label: "Sleep style", kind: "choices", values: options.sleepStyles },
  { id: "bedSize", label: "Bed size", kind: "choice", values: options.bedSizes },
  { id: "mattressType", label: "Mattress type", kind: "choice", values: options.mattressTypes },
  { id: "firmness", label: "Firmness", kind: "choice", values: byLevel(options) },
  { id: "features", label: "Features", kind: "choices", values: options.features },
];

function toProduct(bed: CatalogueBed): FinderProduct {
  return {
    key: bed.id,
    groupKey: bed.id,
    name: bed.name,
    description: bed.shortDescription,
    brand: null,
    price: bed.price,
    specialPrice: null,
    pictureUrl: bed.imageUrl,
    pageUrl: bed.magentoUrl,
    inStock: bed.inStock,
  };
}

function listsOf(options: BedOptions): FinderLists {
  return {
    options: {
      "sleep-styles": options.sleepStyles.map(({ icon, imageUrl, ...style }) => ({
        ...common(style),
        text: style.description,
        icon,
        ...(imageUrl !== null && { picture: imageUrl }),
      })),
      "sleep-concerns": options.concerns.map(({ icon, color, features, ...concern }) => ({
        ...common(concern),
        tip: concern.description,
        icon,
        color,
        values: features,
      })),
      "bed-sizes": options.bedSizes.map(({ dimensions, priceModifier, ...size }) => ({
        ...common(size),
        text: size.description,
        tip: `Width × length: ${dimensions}`,
        number: priceModifier,
      })),
      "mattress-types": options.mattressTypes.map(({ features, ...type }) => ({
        ...common(type),
        text: type.description,
        tags: features,
      })),
      "firmness-levels": byLevel(options).map(({ recommendedFor, ...level }) => ({
        ...common(level),
        text: level.description,
        suits: recommendedFor,
      })),
      features: options.features.map(({ category, ...feature }) => ({
        ...common(feature),
        text: feature.description,
        group: category,
      })),
    },
    ranges: options.budgetRanges.map(({ minPrice, maxPrice, ...range }) => ({
      ...common(range),
      text: range.description,
      min: minPrice,
      max: maxPrice,
    })),
  };
}

function common({ id, label, popular, recommended, topSeller }: Option): ListedOption {
  return {
    id,
    label,
    badges: [
      ...(popular ? (["popular"] as const) : []),
      ...(recommended ? (["recommended"] as const) : []),
      ...(topSeller ? (["top-seller"] as const) : []),
    ],
  };
}
