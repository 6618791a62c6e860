import { packsFor, type AmmoQuantity } from "@shared/ammo-quantities";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import type { FirearmItem } from "@shared/contracts/firearms";
import type { Catalogue } from "../matching/catalogue";
import { layOut, type Layout } from "../matching/layout";
import { byText } from "./by-text";

/** A firearm, or ammunition, with the columns for cards and for matching. */
export interface CatalogueFirearm extends FirearmItem {
  id: string;
  purpose: string;
  category: string;
  subType: string | null;
  action: string | null;
  carryPositions: string[];
  sportDisciplines: string[];
  huntingGame: string[];
  useCase: string[];
  handSize: string[];
}

/** The firearms of one version. */
export interface FirearmCatalogue extends Catalogue<CatalogueFirearm> {
  /** Every brand, in alphabetical order. */
  brands: string[];
}

/** The order of products that cost the same, and of a basket. */
export const inOrderOfSku = byText<FirearmItem>(({ sku }) => sku);

/** Rand to pay for one piece now: its special price while it has one. */
const paid = (item: FirearmItem) => Number(item.specialPrice ?? item.price);

/** Rand to pay for a quantity of ammunition. Counted in cents, so that none is lost to fractions. */
const costOf = (quantity: AmmoQuantity) => (item: FirearmItem) =>
  // A pack of unknown size is no bulk pack.
  (Math.round(paid(item) * 100) * packsFor(quantity, item.packSize ?? 0)) / 100;

/** Packs of different sizes compare by it; those of unknown size come last. */
const perRound = (item: FirearmItem) => paid(item) / (item.packSize ?? NaN);

/** What a product does not state is none: a box of cartridges has no size, and a rifle no pack. */
const orNone = <Value>(value: Value | null) => value ?? DOES_NOT_APPLY;

export const firearmLayout: Layout<CatalogueFirearm> = {
  itemOf: (item) => item,
  isInStock: (item) => item.inStock,
  columns: {
    purpose: (item) => item.purpose,
    category: (item) => item.category,
    type: (item) => orNone(item.firearmType),
    subType: (item) => orNone(item.subType),
    action: (item) => orNone(item.action),
    caliber: (item) => item.caliber,
    brand: (item) => item.brand,
    carryPosition: (item) => item.carryPositions,
    discipline: (item) => item.sportDisciplines,
    game: (item) => item.huntingGame,
    useCase: (item) => item.useCase,
    handSize: (item) => item.handSize,
    packSize: (item) => orNone(item.packSize),
  },
  numbers: { price: paid, "cost-3": costOf("3"), "cost-5": costOf("5"), perRound },
  sortedBy: "price",
  compare: inOrderOfSku,
  orders: ["perRound"],
};

/** Lays out a catalogue. */
export const layOutFirearms = (
  firearms: readonly CatalogueFirearm[],
  brands: string[],
): FirearmCatalogue => ({ ...layOut(firearms, firearmLayout), brands });
