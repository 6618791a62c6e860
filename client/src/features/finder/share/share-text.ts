import type { FinderResults } from "@shared/contracts/finders";
import type { FinderModel } from "../model";
import { priceText } from "../shown-item";
import { sayCount } from "../say";

const NAMED = 3;

/** The text for a friend: the number of matches, the best of them, and a link to them all. */
export function shareText(model: FinderModel, data: FinderResults, url: string): string {
  const { say, shown } = model;
  const items = data.sections.flatMap((section) => section.items);
  const inStock = items.filter((item) => item.inStock);
  const named = (inStock.length > 0 ? inStock : items).slice(0, NAMED);
  const hasScore = shown.results.badge === "percent" && !data.isFirstSelection;
  const list = named.map((item, index) => {
    const said = [
      hasScore && say("share-match", { score: item.score }),
      priceText(model, item),
      !item.inStock && say("share-out-of-stock"),
    ].filter(Boolean);
    return `${index + 1}. ${item.name}: ${said.join(", ")}`;
  });
  const total = data.sections.reduce((sum, section) => sum + section.total, 0);
  const values = { shop: shown.brand.name, count: total, shown: named.length };
  const found =
    total > named.length
      ? say(named.length === 1 ? "share-best-one" : "share-best", values)
      : sayCount(say, "share-found", total, values);
  return [found, ...list, "", say("share-see-all", { url })].join("\n");
}
