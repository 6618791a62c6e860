import { BULK_ROUNDS, boxesOf, type AmmoQuantity } from "@shared/ammo-quantities";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import type { ProductCalculation } from "@shared/contracts/product-calculation";
import { featureId } from "@shared/feature-id";
import { caliberIds, caliberLabel } from "@shared/firearm-calibers";
import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import type { CatalogueDefinition } from "./catalogue-definition";
import { attributesOf } from "./specified-attributes";
import { specifiedFields } from "./specified-fields";

/** The catalogue of all firearms and ammunition. */
export const FIREARMS = "firearm-products";

const paid: ProductCalculation = { price: "paid" };
const packSize: ProductCalculation = { attribute: "packSize" };

/** Rand to pay for a quantity of ammunition; a pack of unknown size is no bulk pack. */
const costOf = (quantity: AmmoQuantity): ProductCalculation => ({
  multiply: [
    paid,
    { bands: [{ of: packSize, from: BULK_ROUNDS, is: 1 }], otherwise: boxesOf(quantity) },
  ],
});

/** Packs of different sizes compare by it; those of unknown size come last. */
const perRound: ProductCalculation = { divide: [paid, packSize] };

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
    { id: "cost-3", label: "Cost of three boxes", kind: "number", calculation: costOf("3") },
    { id: "cost-5", label: "Cost of five boxes", kind: "number", calculation: costOf("5") },
    {
      id: "perRound",
      label: "Price of a round",
      kind: "number",
      calculation: perRound,
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
