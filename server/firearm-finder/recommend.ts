import { sql, type SQL } from "drizzle-orm";
import type {
  FirearmQuery,
  FirearmCriterion,
  FirearmItem,
  RecommendedFirearm,
} from "@shared/contracts/firearms";
import type { Database } from "../database/database";
import { allOf, costOf, criteriaFor, pricePerRound, type Criterion } from "./conditions";
import { anyFirearm, bestFirearms } from "./queries";
import { reasonFor } from "./reason";
import { keepWhatFits } from "./relax";

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
export async function recommendFirearms(
  db: Database,
  answers: FirearmQuery,
): Promise<Recommendation> {
  const criteria = criteriaFor(answers);
  // Packs of different sizes compare by the price per round.
  const order = answers.quantity === undefined ? [] : [pricePerRound];
  const fitting = await bestFirearms(db, allOf(criteria), order);
  if (fitting.total > 0) return explained(fitting, answers, []);

  const kept = await keepWhatFits(criteria, (some) => anyFirearm(db, allOf(some)));
  const relaxed = criteria.filter((criterion) => !kept.includes(criterion));
  const best = await bestFirearms(db, allOf(kept), [
    ...distanceToBudget(answers, relaxed),
    ...order,
  ]);
  // Nothing was relaxed when there is nothing at all.
  return explained(best, answers, best.total > 0 ? relaxed.map(({ name }) => name) : []);
}

function explained(
  found: { items: FirearmItem[]; total: number },
  answers: FirearmQuery,
  relaxed: FirearmCriterion[],
): Recommendation {
  const items = byPrice(found.items, answers).map((item) => ({
    ...item,
    reason: reasonFor(item, answers, relaxed),
  }));
  return { items, total: found.total, relaxed };
}

/** The distance of a price from a budget that nothing met. */
function distanceToBudget(answers: FirearmQuery, relaxed: Criterion[]): SQL[] {
  if (!relaxed.some(({ name }) => name === "price")) return [];
  const { minPrice = 0, maxPrice } = answers;
  const cost = costOf(answers);
  const above = maxPrice === undefined ? sql`0` : sql`${cost} - ${maxPrice}::numeric`;
  return [sql`greatest(${minPrice}::numeric - ${cost}, ${above}, 0)`];
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
