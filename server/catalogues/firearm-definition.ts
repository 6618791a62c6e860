import { packsFor, type AmmoQuantity } from "@shared/ammo-quantities";
import { DOES_NOT_APPLY, type StatedValues } from "@shared/contracts/attributes";
import { featureId } from "@shared/feature-id";
import { caliberIds, caliberLabel } from "@shared/firearm-calibers";
import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import type { CatalogueDefinition } from "./catalogue-definition";
import { attributesOf } from "./specified-attributes";
import { specifiedFields } from "./specified-fields";

/** The catalogue of all firearms and ammunition. */
export const FIREARMS = "firearm-products";

/** Rounds in a pack, if that is stated. */
const packSize = (values: StatedValues) =>
  typeof values.packSize === "number" ? values.packSize : undefined;

/** Rand to pay for a quantity of ammunition. Counted in cents, so that none is lost to fractions. */
const costOf = (quantity: AmmoQuantity) => (paid: number, values: StatedValues) =>
  // A pack of unknown size is no bulk pack.
  (Math.round(paid * 100) * packsFor(quantity, packSize(values) ?? 0)) / 100;

/** Packs of different sizes compare by it; those of unknown size come last. */
const perRound = (paid: number, values: StatedValues) => paid / (packSize(values) ?? NaN);

const sizes = [...options.subTypes.pistol, ...options.subTypes.revolver];
const isStated = ({ id }: { id: string }) => id !== "no_preference";
const calibers = caliberIds.map((id) => ({ id, label: caliberLabel(id) }));
/** A box of cartridges has no size, and a rifle no pack. */
const unstated = DOES_NOT_APPLY;
const [isRequired, isOpen] = [true as const, true as const];

/** What the catalogue of firearms is. */
export const firearmDefinition: CatalogueDefinition = {
  id: FIREARMS,
  currency: "ZAR",
  selection: {},
  attributes: attributesOf(FIREARMS, [
    { id: "purpose", label: "Purpose", kind: "choice", values: options.purposes, isRequired },
    {
      id: "category",
      label: "Category",
      kind: "choice",
      values: options.ammoCategories,
      isOpen,
      isRequired,
    },
    { id: "type", label: "Type", kind: "choice", values: options.firearmTypes, unstated },
    { id: "subType", label: "Size", kind: "choice", values: sizes, unstated },
    { id: "action", label: "Action", kind: "choice", values: options.actions, unstated },
    { id: "caliber", label: "Caliber", kind: "choice", values: calibers, isOpen, isRequired },
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
    { id: "packSize", label: "Rounds in a pack", kind: "number", unstated },
    { id: "cost-3", label: "Cost of three boxes", kind: "number", workedOut: costOf("3") },
    { id: "cost-5", label: "Cost of five boxes", kind: "number", workedOut: costOf("5") },
    {
      id: "perRound",
      label: "Price of a round",
      kind: "number",
      workedOut: perRound,
      isOrder: true,
    },
  ]),
  source: {
    name: "firearms",
    key: "key",
    shown: ["caliber", "type", "packSize"],
    searched: ["caliber", "category"],
    ...specifiedFields[FIREARMS],
  },
};

/** What staff enter of firearms besides: no finder asks for it. */
export const moreOfFirearms = attributesOf(FIREARMS, [
  { id: "capacity", label: "Capacity", kind: "number" },
  { id: "barrelLength", label: "Barrel, inches", kind: "number" },
  { id: "features", label: "Features", kind: "choices", idOf: featureId, isOpen },
]);
