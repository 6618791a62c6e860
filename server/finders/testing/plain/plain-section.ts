import type { FinderDocument, Section } from "@shared/finders/document";
import type { CatalogueProduct } from "../../../catalogues/any-catalogue";
import { isSo, type PlainQuestion } from "./plain-answers";
import { applies, plainAsks, type PlainAsk } from "./plain-asks";
import { outcomeOf, priceOf, statedOf, type PlainGiven } from "./plain-products";

// What one section shows, product by product.

/** From this number of a document's shape on, a fact's Must hides what does not state it. */
const FACTS_HIDE_NOT_STATED = 2;

export interface PlainSection {
  /** Each product once, by its best variant, the best first. */
  list: CatalogueProduct[];
  relaxed: string[];
  reasonsOf: (product: CatalogueProduct) => PlainReason[];
  scoreOf: (product: CatalogueProduct) => number;
  /** Whether something that is asked is not stated of it. */
  isMarked: (product: CatalogueProduct) => boolean;
  /** Whether a variant that fits as well costs something else. */
  isFromPrice: (product: CatalogueProduct) => boolean;
}

interface PlainReason {
  criterion: string;
  points: number;
  max: number;
  verdict: "met" | "partly" | "missed" | "unknown";
}

/** Points of 100 by weight, in whole numbers: what is left over goes to the largest remainders, then to the first. */
function plainShares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const points = weights.map((weight) => Math.floor((100 * weight) / total));
  const left = 100 - points.reduce((sum, each) => sum + each, 0);
  const remainders = weights.map((weight, at) => ({ at, remainder: (100 * weight) % total }));
  remainders.sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of remainders.slice(0, left)) points[at]! += 1;
  return points;
}

/** Less first, none last. */
const noneLast = (a: number, b: number) =>
  Number.isNaN(a) || Number.isNaN(b)
    ? Number(Number.isNaN(a)) - Number(Number.isNaN(b))
    : Math.sign(a - b) || 0;

/** Products of a section for what was answered; with nothing given up, where that is said. */
export function plainSection(
  document: FinderDocument,
  section: Section,
  questions: readonly PlainQuestion[],
  products: readonly CatalogueProduct[],
  given: PlainGiven,
  isStrict = false,
): PlainSection {
  const asks = plainAsks(document, section, questions, given);
  const isHidden = document.schema >= FACTS_HIDE_NOT_STATED;
  const own = section.filter;
  const isOfSection = (product: CatalogueProduct) => outcomeOf(own!, product, given) === true;
  const mustBe = (ask: PlainAsk, product: CatalogueProduct) =>
    ask.musts.every((must) => (ask.isFact && isHidden ? must(product) : must(product) !== false));
  const mayBe = (ask: PlainAsk, product: CatalogueProduct) =>
    ask.nevers.every((never) => (ask.isFact ? never(product) === false : never(product) !== true));

  let left = products
    .filter((product) => !own || !applies(isOfSection) || isOfSection(product))
    .filter((product) => asks.every((ask) => mustBe(ask, product) && mayBe(ask, product)));
  const relaxed: string[] = [];
  const dropped = new Set<PlainAsk>();
  if (left.length > 0 || isStrict) {
    for (const ask of asks.toSorted((a, b) => b.giveUp - a.giveUp)) {
      if (!ask.narrow) continue;
      const fewer = left.filter((product) => ask.narrow!(product) !== false);
      if (fewer.length > 0 || isStrict) left = fewer;
      else {
        relaxed.push(ask.id);
        dropped.add(ask);
      }
    }
  }
  const kept = asks.flatMap((ask) => (ask.narrow && !dropped.has(ask) ? [ask.narrow] : []));
  const wanted = [...asks.flatMap(({ musts }) => musts), ...kept];
  const notRuledOut = asks.flatMap(({ isFact, nevers }) => (isFact ? [] : nevers));
  const isOpen = (asked: typeof wanted, product: CatalogueProduct) =>
    asked.some((each) => each(product) === undefined);

  const ranking = asks
    .filter(({ wish, weight }) => wish && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const maxima = plainShares(ranking.map(({ weight }) => weight));
  const reasonsOf = (product: CatalogueProduct) =>
    ranking.map(({ id, wish }, at): PlainReason => {
      const { share, isUnknown } = wish!(product);
      const verdict = share === 1 ? "met" : share === 0 ? "missed" : "partly";
      const max = maxima[at]!;
      const points = Math.round(share * max);
      return { criterion: id, points, max, verdict: isUnknown ? "unknown" : verdict };
    });
  const scoreOf = (product: CatalogueProduct) =>
    ranking.length === 0 ? 100 : reasonsOf(product).reduce((sum, { points }) => sum + points, 0);

  const isByPrice = document.results.order === "price";
  const order = isByPrice
    ? (document.results.orderBy.find(({ when }) => isSo(when, given.given, given.valueOf))
        ?.attribute ?? "price")
    : "price";
  const near = asks.find(({ budget }) => budget && !budget.isMust);
  const away = (product: CatalogueProduct) =>
    near && relaxed.includes(near.id) ? distance(numberOf(product, near.budget!.number), near) : 0;
  const judged = left.map((product) => ({
    product,
    tier:
      (product.inStock ? 0 : 2_000) +
      (isOpen(wanted, product) ? 1_000 : 0) -
      (isByPrice ? 0 : scoreOf(product)),
    away: away(product),
    number: numberOf(product, order),
    price: priceOf(product),
  }));
  judged.sort(
    (a, b) =>
      a.tier - b.tier ||
      noneLast(a.away, b.away) ||
      noneLast(a.number, b.number) ||
      noneLast(a.price, b.price) ||
      (a.product.key < b.product.key ? -1 : 1),
  );
  const seen = new Set<string>();
  const firsts = judged.filter(({ product: { groupKey } }) => {
    const isFirst = !seen.has(groupKey);
    seen.add(groupKey);
    return isFirst;
  });
  // The nearest are listed, but in the list's own order.
  if (isByPrice && near && relaxed.includes(near.id)) {
    const listed = firsts.splice(0, section.maxItems);
    firsts.unshift(...listed.sort((a, b) => a.tier - b.tier || noneLast(a.number, b.number)));
  }
  return {
    list: firsts.map(({ product }) => product),
    relaxed,
    reasonsOf,
    scoreOf,
    isMarked: (product) => isOpen([...wanted, ...notRuledOut], product),
    isFromPrice: (product) =>
      left.some(
        (other) =>
          other.groupKey === product.groupKey &&
          other.inStock === product.inStock &&
          scoreOf(other) === scoreOf(product) &&
          !Object.is(priceOf(other), priceOf(product)),
      ),
  };
}

function numberOf(product: CatalogueProduct, attribute: string): number {
  const value = statedOf(product, attribute);
  return typeof value === "number" ? value : NaN;
}

/** How far a number is from a budget, to a hundredth of a cent; farthest where there is none. */
function distance(number: number, { budget }: PlainAsk): number {
  const { min = -Infinity, max = Infinity } = budget!;
  if (Number.isNaN(number)) return Infinity;
  return Math.round(Math.max(0, min - number, number - max) * 10_000) / 10_000;
}
