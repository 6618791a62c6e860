import { sql, type SQL } from "drizzle-orm";
import type { FirearmAnswers, FirearmCriterion, FirearmItem } from "@shared/contracts/firearms";
import type { Database } from "../database/database";
import { allOf, costOf, criteriaFor, pricePerRound, type Criterion } from "./conditions";
import { anyFirearm, bestFirearms } from "./queries";
import { keepWhatFits } from "./relax";

/** Up to 12 firearms, those in stock first, each part by price (ammunition by the round), low to high, with what had to be relaxed for them to be found. */
export interface Recommendation {
  items: FirearmItem[];
  /** How many fit in all. */
  total: number;
  relaxed: FirearmCriterion[];
}

/**
 * The best 12 by the answers. Every answer narrows; where nothing meets all of them, as few as
 * possible are relaxed, the least important first. An empty list means an empty catalogue.
 */
export async function recommendFirearms(
  db: Database,
  answers: FirearmAnswers,
): Promise<Recommendation> {
  const criteria = criteriaFor(answers);
  // Packs of different sizes compare by what a round costs.
  const order = answers.quantity === undefined ? [] : [pricePerRound];
  const fitting = await bestFirearms(db, allOf(criteria), order);
  if (fitting.total > 0) return { ...byPrice(fitting, answers), relaxed: [] };

  const kept = await keepWhatFits(criteria, (some) => anyFirearm(db, allOf(some)));
  const relaxed = criteria.filter((criterion) => !kept.includes(criterion));
  const best = await bestFirearms(db, allOf(kept), [
    ...distanceToBudget(answers, relaxed),
    ...order,
  ]);
  return {
    ...byPrice(best, answers),
    // Nothing was relaxed where there is nothing at all.
    relaxed: best.total > 0 ? relaxed.map(({ name }) => name) : [],
  };
}

/** How far a price lies outside of a budget that nothing met. */
function distanceToBudget(answers: FirearmAnswers, relaxed: Criterion[]): SQL[] {
  if (!relaxed.some(({ name }) => name === "price")) return [];
  const { minPrice = 0, maxPrice } = answers;
  const cost = costOf(answers);
  const above = maxPrice === undefined ? sql`0` : sql`${cost} - ${maxPrice}::numeric`;
  return [sql`greatest(${minPrice}::numeric - ${cost}, ${above}, 0)`];
}

const presentCost = (item: FirearmItem) => Number(item.specialPrice ?? item.price);

/** What packs are compared by; one of unknown size comes after the others. */
const costPerRound = (item: FirearmItem) =>
  item.packSize === null ? Infinity : presentCost(item) / item.packSize;

function byPrice<T extends { items: FirearmItem[] }>(list: T, { quantity }: FirearmAnswers): T {
  const key = quantity === undefined ? presentCost : costPerRound;
  const items = list.items.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    return Number(b.inStock) - Number(a.inStock) || (x === y ? 0 : x - y);
  });
  return { ...list, items };
}
