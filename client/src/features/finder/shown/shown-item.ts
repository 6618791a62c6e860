import type { ResultItem } from "@shared/contracts/finders";
import { matchText } from "@shared/finders/search-choices";
import { mayBeHad } from "@shared/stock";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/answer-text";

/** A product's page, if it is one that a browser may open. */
export function pageOf({ pageOf: own }: FinderModel, { url }: ResultItem): string | null {
  if (own) return own(url);
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && !username && !password ? url : null;
}

/** The lowest score, in percent, of a product that is called the best, not the closest. */
export const GOOD_FROM = 70;

/** A match in words: "Good match". */
export function matchWords({ say }: FinderModel, score: number): string {
  return say(matchText(score));
}

export const isGood = ({ score }: ResultItem) => score >= GOOD_FROM;

/** Whether the shopper can have one that fits well. */
export const hasGood = (items: readonly ResultItem[]): boolean =>
  items.some((item) => mayBeHad(item) && isGood(item));

/** What is paid, in words: "from R499", or that it is on request. */
export function priceText(
  { say, shown }: FinderModel,
  { price, isFromPrice }: Pick<ResultItem, "price" | "isFromPrice">,
): string {
  if (price === null) return say("price-on-request");
  const text = moneyOf(shown)(price);
  return isFromPrice ? say("from-price", { price: text }) : text;
}

/** What a product cost before, in its currency's unit; undefined where it costs no less now. */
export const formerPrice = ({
  price,
  fullPrice,
}: Pick<ResultItem, "price" | "fullPrice">): string | undefined =>
  price !== null && fullPrice !== null && Number(fullPrice) > Number(price) ? fullPrice : undefined;
