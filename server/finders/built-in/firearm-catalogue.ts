import { caliberIds, caliberLabel } from "@shared/firearm-calibers";
import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import type { CatalogueFirearm, FirearmCatalogue } from "../../catalogues/firearm-catalogue";
import type { FinderCatalogue, FinderProduct } from "../compile/finder-catalogue";
import { fixedCatalogue, type FixedAttribute } from "./fixed-catalogue";

/** Catalogues by what they were made of, and the other way round: replies last as long as both stay the same. */
const made = new WeakMap<FirearmCatalogue, FinderCatalogue>();
const origins = new WeakMap<FinderCatalogue, FirearmCatalogue>();

/** The firearms as finders choose from them. The same firearms give the same catalogue. */
export function firearmsForFinders(firearms: FirearmCatalogue): FinderCatalogue {
  let catalogue = made.get(firearms);
  if (!catalogue) {
    catalogue = fixedCatalogue(firearms, { attributes, toProduct });
    made.set(firearms, catalogue);
    origins.set(catalogue, firearms);
  }
  return catalogue;
}

/** The firearms that a finder's catalogue was made of; `undefined` for another catalogue. */
export const firearmsOf = (catalogue: FinderCatalogue): FirearmCatalogue | undefined =>
  origins.get(catalogue);

const sizes = [...options.subTypes.pistol, ...options.subTypes.revolver];
const isStated = ({ id }: { id: string }) => id !== "no_preference";
const calibers = caliberIds.map((id) => ({ id, label: caliberLabel(id) }));

const attributes: readonly FixedAttribute[] = [
  { id: "purpose", label: "Purpose", kind: "choice", values: options.purposes },
  { id: "category", label: "Category", kind: "text" },
  { id: "type", label: "Type", kind: "choice", values: options.firearmTypes },
  { id: "subType", label: "Size", kind: "choice", values: sizes },
  { id: "action", label: "Action", kind: "choice", values: options.actions },
  { id: "caliber", label: "Caliber", kind: "choice", values: calibers },
  { id: "discipline", label: "Disciplines", kind: "choices", values: options.disciplines },
  { id: "game", label: "Game", kind: "choices", values: options.games },
  { id: "useCase", label: "Uses", kind: "choices", values: options.useCases },
  {
    id: "carryPosition",
    label: "Carry positions",
    kind: "choices",
    values: carryPositions.filter(isStated),
  },
  { id: "handSize", label: "Hand sizes", kind: "choices", values: handSizes.filter(isStated) },
  { id: "packSize", label: "Rounds in a pack", kind: "number" },
  { id: "cost-3", label: "Cost of three boxes", kind: "number" },
  { id: "cost-5", label: "Cost of five boxes", kind: "number" },
  { id: "perRound", label: "Price of a round", kind: "number" },
];

function toProduct(firearm: CatalogueFirearm): FinderProduct {
  return {
    key: firearm.sku,
    groupKey: firearm.sku,
    name: firearm.name,
    description: firearm.shortDescription,
    brand: firearm.brand,
    price: firearm.price,
    specialPrice: firearm.specialPrice,
    pictureUrl: firearm.imageUrl,
    pageUrl: firearm.url,
    inStock: firearm.inStock,
  };
}
