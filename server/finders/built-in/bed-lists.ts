import type { BedOptions, Option } from "@shared/contracts/bed-options";
import { byLevel } from "../../catalogues/bed-definition";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import type { FinderLists, ListedOption } from "../compile/finder-lists";

/** By the beds: replies last as long as both stay the same. */
const made = new WeakMap<FinderCatalogue, { options: BedOptions; catalogue: FinderCatalogue }>();

/** The beds with the lists that their finder's questions choose from. The same two give the same catalogue. */
export function withBedLists(beds: FinderCatalogue, options: BedOptions): FinderCatalogue {
  const known = made.get(beds);
  if (known?.options === options) return known.catalogue;
  const catalogue = { ...beds, lists: listsOf(options) };
  made.set(beds, { options, catalogue });
  return catalogue;
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
