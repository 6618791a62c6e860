import { priceAsk } from "@shared/finders/price-bands";
import type { Question } from "@shared/finders/question";
import type { CatalogItem } from "../../catalog/store/any-catalog";
import { writerIn } from "../sentences/sentences";
import { priceBandsOf, roundPrice } from "./bands-of";
import { common, MIN_STATED } from "./common";

/** A further bound where a quarter of the products costs more than the last one, and some of them much more. */
function dearest(prices: readonly number[], last: number): number[] {
  const sorted = prices.filter(Number.isFinite).toSorted((one, other) => one - other);
  const high = roundPrice(sorted[Math.floor(sorted.length * MOST_PRICES)] ?? 0);
  return high > last * MUCH_MORE && high < sorted.at(-1)! ? [high] : [];
}

const MOST_PRICES = 0.9;
const MUCH_MORE = 1.4;

/** What they may cost at most, by bounds that divide the products; undefined where most have no price. */
export function priceQuestion(
  items: readonly CatalogItem[],
  { currency, locale }: { currency: string; locale: string },
): Question | undefined {
  const prices = items.flatMap(({ price, specialPrice }) => Number(specialPrice ?? price ?? NaN));
  const known = prices.filter((price) => price > 0);
  if (known.length / items.length < MIN_STATED) return undefined;
  const bands = priceBandsOf(known);
  const last = bands.at(-1)?.from;
  if (last === undefined) return undefined;
  const bounds = [...bands.flatMap(({ to }) => to ?? []), ...dearest(known, last)];
  const highest = Math.max(...known.filter(Number.isFinite));
  return {
    ...common,
    id: "price",
    title: { [locale]: writerIn(locale)("ask-price") },
    ask: priceAsk(bounds, highest, { currency, locale }),
    rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "price" } }],
  };
}
