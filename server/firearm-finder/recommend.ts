import {
  MAX_FIREARMS,
  type FirearmQuery,
  type FirearmCriterion,
  type FirearmItem,
  type RecommendedFirearm,
} from "@shared/contracts/firearms";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import { rank } from "../matching/rank";
import { queryFor } from "./criteria";
import { toItem } from "./items";
import { reasonFor } from "./reason";

/** Up to 12 firearms, those in stock first, each part by price (ammunition by the round), low to high, with what had to be relaxed for them to be found. */
export interface Recommendation {
  items: RecommendedFirearm[];
  /** How many fit in all. */
  total: number;
  relaxed: FirearmCriterion[];
}

/**
 * The best 12 by the answers. Every answer narrows; where nothing meets all of them, as few as
 * possible are relaxed, the least important first. An empty list means an empty catalogue.
 */
export function recommendFirearms(
  catalogue: FirearmCatalogue,
  answers: FirearmQuery,
): Recommendation {
  const { rows, total, relaxed } = rank(catalogue, queryFor(answers), MAX_FIREARMS);
  const best = rows.map((row) => toItem(catalogue.items[row]!));
  const items = byPrice(best, answers).map((item) => ({
    ...item,
    reason: reasonFor(item, answers, relaxed),
  }));
  return { items, total, relaxed };
}

const presentCost = (item: FirearmItem) => Number(item.specialPrice ?? item.price);

/** The order of packs; one of unknown size comes after the others. */
const costPerRound = (item: FirearmItem) =>
  item.packSize === null ? Infinity : presentCost(item) / item.packSize;

function byPrice(items: FirearmItem[], { quantity }: FirearmQuery): FirearmItem[] {
  const key = quantity === undefined ? presentCost : costPerRound;
  return items.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    return Number(b.inStock) - Number(a.inStock) || (x === y ? 0 : x - y);
  });
}
