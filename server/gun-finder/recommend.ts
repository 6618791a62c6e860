import { sql, type SQL } from "drizzle-orm";
import type { FirearmAnswers, FirearmCriterion, FirearmItem } from "@shared/contracts/firearms";
import type { Database } from "../database/database";
import { allOf, criteriaFor, presentPrice, type Criterion } from "./conditions";
import { anyFirearm, bestFirearms } from "./queries";
import { keepWhatFits } from "./relax";

/** Up to 12 firearms, those in stock first, each part by price, low to high, with what had to be relaxed for them to be found. */
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
  const fitting = await bestFirearms(db, allOf(criteria));
  if (fitting.total > 0) return { ...byPrice(fitting), relaxed: [] };

  const kept = await keepWhatFits(criteria, (some) => anyFirearm(db, allOf(some)));
  const relaxed = criteria.filter((criterion) => !kept.includes(criterion));
  const best = await bestFirearms(db, allOf(kept), distanceToBudget(answers, relaxed));
  return {
    ...byPrice(best),
    // Nothing was relaxed where there is nothing at all.
    relaxed: best.total > 0 ? relaxed.map(({ name }) => name) : [],
  };
}

/** How far a price lies outside of a budget that nothing met. */
function distanceToBudget(
  { minPrice = 0, maxPrice }: FirearmAnswers,
  relaxed: Criterion[],
): SQL | undefined {
  if (!relaxed.some(({ name }) => name === "price")) return undefined;
  const above = maxPrice === undefined ? sql`0` : sql`${presentPrice} - ${maxPrice}::numeric`;
  return sql`greatest(${minPrice}::numeric - ${presentPrice}, ${above}, 0)`;
}

const presentCost = (item: FirearmItem) => Number(item.specialPrice ?? item.price);

function byPrice<T extends { items: FirearmItem[] }>(list: T): T {
  const items = list.items.toSorted(
    (a, b) => Number(b.inStock) - Number(a.inStock) || presentCost(a) - presentCost(b),
  );
  return { ...list, items };
}
