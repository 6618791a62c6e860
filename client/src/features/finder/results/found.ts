import type { FinderResults } from "@shared/contracts/finders";
import type { FinderModel } from "../model/model";
import { sayCount } from "../model/say";
import { hasGood } from "../shown/shown-item";
import { chosenItems } from "../shown/chosen-items";

/** The heading of the results, which a document may have for those that are not that close. */
export function titleOf({ shown, say }: FinderModel, data: FinderResults | undefined): string {
  if (data?.ending) return shown.results.heading ?? say("your-results");
  if (data?.isFirstSelection) return say("your-first-selection");
  const isClose = data?.sections.some(({ items }) => hasGood(items)) ?? true;
  if (!isClose && Object.hasOwn(shown.texts, "closest-results")) return say("closest-results");
  return shown.results.heading ?? say("your-results");
}

/** "We found 30 products. Here are the best 24." */
export function foundText({ say, shown }: FinderModel, data: FinderResults, words: string): string {
  const count = data.sections.reduce((sum, { total }) => sum + total, 0);
  const listed = data.sections.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return words;
  if (words) {
    return count > listed
      ? say("found-for-best", { count, words, shown: listed })
      : sayCount(say, "found-for", count, { words });
  }
  const isSet = chosenItems(data).length > 0;
  const found = isSet ? say("found-set", { count }) : sayCount(say, "found", count);
  const name = data.sections.find(({ orderedBy }) => orderedBy !== undefined)?.orderedBy;
  const isByPrice = shown.results.order === "price";
  const key = name ? "found-by-number" : isByPrice ? "found-by-price" : "found-best";
  const told = { count, shown: listed, ...(name && { name }) };
  const text = !isSet && count > listed ? say(key, told) : found;
  return data.isFirstSelection ? `${text} ${say("first-selection-text")}` : text;
}

/** The products that a trace records: at most 24, each once. */
export function traced(items: readonly { id: string; score: number }[]) {
  const byId = new Map(items.map(({ id, score }) => [id, { id, score }]));
  return [...byId.values()].slice(0, 24);
}
