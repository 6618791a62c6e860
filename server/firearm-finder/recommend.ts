import {
  MAX_FIREARMS,
  type FirearmQuery,
  type FirearmCriterion,
  type FirearmItem,
} from "@shared/contracts/firearms";
import type { CatalogueFirearm, FirearmCatalogue } from "../catalogues/firearm-catalogue";
import { writtenOnce } from "../catalogues/written-once";
import { rank } from "../matching/rank";
import { queryFor } from "./criteria";
import { toItem } from "./items";
import { reasons } from "./reason";

/** Up to 12 firearms, those in stock first, each part by price (ammunition by the round), low to high, with what had to be relaxed for them to be found. */
export interface Recommendation {
  /** As the JSON that is sent: a list of `RecommendedFirearm`. */
  json: string;
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
  const best = byPrice(
    rows.map((row) => catalogue.items[row]!),
    answers,
  );
  const reasonFor = reasons(answers, relaxed);
  const items = best.map((item) => itemJson(item, `"reason":${JSON.stringify(reasonFor(item))}`));
  return { json: `[${items.join()}]`, total, relaxed };
}

const itemJson = writtenOnce(toItem);

const presentCost = (item: FirearmItem) => Number(item.specialPrice ?? item.price);

/** The order of packs; one of unknown size comes after the others. */
const costPerRound = (item: FirearmItem) =>
  item.packSize === null ? Infinity : presentCost(item) / item.packSize;

function byPrice(items: CatalogueFirearm[], { quantity }: FirearmQuery): CatalogueFirearm[] {
  const key = quantity === undefined ? presentCost : costPerRound;
  return items.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    return Number(b.inStock) - Number(a.inStock) || (x === y ? 0 : x - y);
  });
}
