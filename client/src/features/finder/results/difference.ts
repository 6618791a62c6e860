import type { ResultItem } from "@shared/contracts/finders";
import type { FinderModel } from "../model";
import { moneyOf } from "../money";

/** More would not fit on one line. */
const MAX_CRITERIA = 2;

/**
 * How a product differs from the best one, in a line: "One step firmer than you asked · R2,400 less". It
 * covers only what ranks them, in order of weight, and the price.
 */
export function difference(
  item: ResultItem,
  best: ResultItem,
  { say, shown }: FinderModel,
): string | undefined {
  const differing = item.reasons
    .flatMap(({ criterion, points, text }) => {
      const ofBest = best.reasons.find((each) => each.criterion === criterion);
      const isOther = ofBest && (ofBest.points !== points || ofBest.text !== text);
      return isOther ? [{ text, points: Math.abs(points - ofBest.points) }] : [];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_CRITERIA)
    .map(({ text }) => text);
  if (differing.length === 0 && item.reasons.length > 0) differing.push(say("just-as-close"));
  const price = priceDifference(item, best);
  if (price !== 0) {
    differing.push(
      say(price < 0 ? "price-less" : "price-more", { amount: moneyOf(shown)(Math.abs(price)) }),
    );
  }
  return differing.join(" · ") || undefined;
}

/** In the currency's unit; 0 if one of them has no price. */
function priceDifference(item: ResultItem, best: ResultItem): number {
  if (item.price === null || best.price === null) return 0;
  return (Math.round(Number(item.price) * 100) - Math.round(Number(best.price) * 100)) / 100;
}
