import type { FinderResults, ResultItem } from "@shared/contracts/finders";
import { mayBeHad } from "@shared/stock-groups";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/money";
import { chosenItems, totalOf } from "../shown/chosen-items";
import { priceText } from "../shown/shown-item";
import { sayCount } from "../model/say";

const NAMED = 3;

/** The text for a friend: the number of matches, the best of them, and a link to them all. */
export function shareText(model: FinderModel, data: FinderResults, url: string): string {
  const { say, shown } = model;
  if (chosenItems(data).length > 0) return setText(model, data, url);
  const items = data.sections.flatMap((section) => section.items);
  const offered = items.filter(mayBeHad);
  const named = (offered.length > 0 ? offered : items).slice(0, NAMED);
  const hasScore = shown.results.badge === "percent" && !data.isFirstSelection;
  const list = named.map(
    (item, index) => `${index + 1}. ${item.name}: ${about(model, item, hasScore)}`,
  );
  const total = data.sections.reduce((sum, section) => sum + section.total, 0);
  const values = { shop: shown.brand.name, count: total, shown: named.length };
  const found =
    total > named.length
      ? say(named.length === 1 ? "share-best-one" : "share-best", values)
      : sayCount(say, "share-found", total, values);
  return [found, ...list, "", say("share-see-all", { url })].join("\n");
}

/** The text for a friend of a set: the product of each part, and what they cost together. */
function setText(model: FinderModel, data: FinderResults, url: string): string {
  const { say, shown } = model;
  const parts = data.sections.flatMap(({ id, items, chosen }) => {
    const item = items.find((each) => each.id === chosen);
    const { heading = id } = shown.sections.find((each) => each.id === id) ?? {};
    return item ? [{ heading, item }] : [];
  });
  const total = moneyOf(shown)(totalOf(parts.map(({ item }) => item)));
  return [
    say("share-set", { shop: shown.brand.name, total }),
    ...parts.map(({ heading, item }) => `${heading}: ${item.name}, ${about(model, item, false)}`),
    "",
    say("share-see-all", { url }),
  ].join("\n");
}

function about(model: FinderModel, item: ResultItem, hasScore: boolean): string {
  const { say } = model;
  return [
    hasScore && say("share-match", { score: item.score }),
    priceText(model, item),
    item.packs,
    !mayBeHad(item) && say("share-out-of-stock"),
  ]
    .filter(Boolean)
    .join(", ");
}
