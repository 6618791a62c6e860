import { ammoQuantityIds, packsFor, type AmmoQuantity } from "@shared/ammo-quantities";
import type { FirearmItem } from "@shared/contracts/firearms";
import type { Catalogue } from "../matching/catalogue";
import type { Layout } from "../matching/layout";
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

/** The order by the price of a round, for packs of different sizes. */
export const PER_ROUND = "perRound";

/** The numbers with the cents to pay for a quantity of ammunition; without one, for a piece. */
export const costFor = (quantity?: AmmoQuantity): string =>
  quantity === undefined ? "cost" : `cost:${quantity}`;

/** The order of products that cost the same, and of a basket. */
export const inOrderOfSku = byText<FirearmItem>(({ sku }) => sku);

/** Cents to pay for one piece now: its special price while it has one. */
const cents = (item: FirearmItem) => Math.round(Number(item.specialPrice ?? item.price) * 100);

export const firearmLayout: Layout<CatalogueFirearm> = {
  isInStock: (item) => item.inStock,
  columns: {
    purpose: (item) => item.purpose,
    category: (item) => item.category,
    type: (item) => item.firearmType,
    subType: (item) => item.subType,
    action: (item) => item.action,
    caliber: (item) => item.caliber,
    brand: (item) => item.brand,
    carryPosition: (item) => item.carryPositions,
    discipline: (item) => item.sportDisciplines,
    game: (item) => item.huntingGame,
    useCase: (item) => item.useCase,
    handSize: (item) => item.handSize,
  },
  numbers: {
    [costFor()]: cents,
    ...Object.fromEntries(
      ammoQuantityIds.map((quantity) => [
        costFor(quantity),
        // A pack of unknown size is no bulk pack.
        (item: FirearmItem) => cents(item) * packsFor(quantity, item.packSize ?? 0),
      ]),
    ),
    packSize: (item) => item.packSize ?? NaN,
  },
  sortedBy: costFor(),
  compare: inOrderOfSku,
  orders: { [PER_ROUND]: (item) => cents(item) / (item.packSize ?? NaN) },
};
