import type { Section } from "@shared/finders/document";
import type { CatalogProduct as Product } from "../../../catalog/store/any-catalog";
import type { PlainAsk } from "./plain-asks";
import { quartersBeyond } from "./plain-distance";
import { plainLeft } from "./plain-left";
import { statedOf } from "./plain-answers";
import { endsOf, OPEN, unlistedIn } from "./plain-conditions";
import type { PlainGiven } from "./plain-conditions";

const OUT = 0;
const ORDER = ["out", "backorder", null, "made to order", "low", "in"];

/** How likely a product can be had, and how soon. */
const plainLikelihood = ({ inStock, availability }: Product) =>
  ORDER.indexOf(availability ?? (inStock === null ? null : inStock ? "in" : "out"));

// What one section shows, product by product.

/**
 * A section for what was answered: each product once, by its best variant, the best first, without those that sections
 * above have taken. With nothing given up, where that is said.
 */
export function plainSection(
  section: Section,
  given: PlainGiven,
  taken: ReadonlyMap<string, string> = new Map(),
  isStrict = false,
) {
  const { maxItems } = section;
  const { order, orderBy } = given.finder.document.results;
  const { asks, left, relaxed, passing, truths } = plainLeft(section, given, isStrict);
  const hiding = asks.filter(({ hides }) => hides);
  // By answers alone: what is chosen in another section makes no product of this one better.
  const among = plainLeft(section, { ...given, chosen: new Map() }).left;
  const keptOf = ({ id, wanted }: PlainAsk) => (relaxed.includes(id) ? [] : wanted);
  const isUnsure = (product: Product) => (ask: PlainAsk) =>
    [
      ...truths(ask.musts, product, ask.hides),
      ...truths(keptOf(ask), product),
      ...truths(ask.nevers, product),
    ].includes(OPEN);

  const ranking = asks
    .filter(({ wish, weight }) => wish && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const maxima = plainShares(ranking.map(({ weight }) => weight));
  const reasonsOf = (product: Product) =>
    ranking.map(({ id, wish }, at) => {
      const [share, max] = [wish!(product, among), maxima[at]!];
      const verdict = share === 1 ? "met" : share === 0 ? "missed" : "partly";
      const points = Math.round((share ?? OPEN) * max);
      return { criterion: id, points, max, verdict: share === undefined ? "unknown" : verdict };
    });
  const scoreOf = (product: Product) =>
    ranking.length === 0 ? 100 : reasonsOf(product).reduce((sum, { points }) => sum + points, 0);

  const isByPrice = order === "price";
  const ordered = isByPrice ? orderBy.find(({ when }) => given.isSo(when)) : undefined;
  const near = asks.find(({ budget }) => budget);
  const budget = near && relaxed.includes(near.id) ? near.budget : undefined;
  const tierOf = (product: Product) => [
    plainLikelihood(product) === OUT ? 1 : 0,
    asks.some(isUnsure(product)) ? 1 : 0,
    bandOf(product),
    isByPrice ? 0 : -scoreOf(product),
    -plainLikelihood(product),
  ];
  const placesOf = (product: Product) =>
    [ordered?.attribute ?? "price", "price"].map((each) => numberIn(each, product));
  const awayOf = (product: Product) => {
    const { number = "price", min = -Infinity, max = Infinity } = budget ?? {};
    const found = numberIn(number, product);
    // To a hundredth of a cent.
    return budget ? Math.round(Math.max(0, min - found, found - max) * 10_000) / 10_000 : 0;
  };
  /** Quarters beyond all numbers that were given up, 16 at most; a list by price has none. */
  const bandOf = (product: Product) => {
    const wanted = asks.filter(({ id }) => relaxed.includes(id)).flatMap((ask) => ask.wanted);
    const beyond = wanted.map((each) => quartersBeyond(each, product, given) ?? 0);
    return isByPrice
      ? 0
      : Math.min(
          16,
          beyond.reduce((sum, each) => sum + each, 0),
        );
  };
  const inAll = inOrder(left, (each) => [...tierOf(each), awayOf(each), ...placesOf(each)]);
  const best = once(inAll);
  const [first] = best;
  const list = best.filter(({ groupKey }) => !taken.has(groupKey));
  if (isByPrice && budget) {
    // The nearest are listed, but in the list's own order.
    const nearest = list.splice(0, maxItems);
    list.unshift(...inOrder(nearest, (each) => [...tierOf(each), placesOf(each)[0]!]));
  }
  return {
    list,
    relaxed,
    /** The number that it is in the order of, where that is not the price. */
    orderedBy: ordered && ordered.attribute !== "price" ? ordered.attribute : undefined,
    // Where the nearest stand first a percentage would say another order.
    percentOf: new Set(list.slice(0, maxItems).map(bandOf)).size > 1 ? undefined : percentOf(),
    /** Whether all that must be so is certain of the first product. */
    isCertain: first !== undefined && !asks.some(isUnsure(first)),
    bestScore: first ? (isByPrice ? 100 : scoreOf(first)) : 0,
    withheld: withheld(),
    /** The list that has none of the keys, where nothing fits. */
    unlisted: first ? undefined : hiding.flatMap(({ musts }) => unlistedIn(musts, given))[0],
    /** The section whose product does for this one, where nothing else fits. */
    doneBy: first && list.length === 0 ? taken.get(first.groupKey) : undefined,
    itemOf: (product: Product) => ({
      id: product.key,
      price: product.specialPrice ?? product.price,
      inStock: product.inStock,
      availability: product.availability ?? undefined,
      score: scoreOf(product),
      reasons: reasonsOf(product),
      unknowns: asks.filter(isUnsure(product)).map(({ id }) => id),
      isFromPrice: isFrom(product),
    }),
  };

  /** Whether a variant that fits as well costs more, and none costs less. */
  function isFrom(product: Product) {
    const prices = left
      .filter(({ groupKey }) => groupKey === product.groupKey)
      .filter((each) => plainLikelihood(each) === plainLikelihood(product))
      .filter((each) => scoreOf(each) === scoreOf(product))
      .map((each) => Number(statedOf(each, "price") ?? NaN));
    const paid = Number(statedOf(product, "price") ?? NaN);
    return prices.some((each) => each > paid) && !prices.some((each) => each < paid);
  }

  /** What a percentage is of: nothing where one preference weighs beside musts of other answers, or none does. */
  function percentOf() {
    const others = asks.filter(
      ({ id }) => id in given.counted && !ranking.some((each) => each.id === id),
    );
    const hasMusts = others.some(
      ({ musts, wanted, nevers }) => musts.length + wanted.length + nevers.length > 0,
    );
    if (ranking.length === 0) return undefined;
    if (!hasMusts) return "answers";
    return ranking.length > 1 ? "preferences" : undefined;
  }

  /** How many products each fact hides because it is not stated whether they are as it must be. */
  function withheld() {
    const wishes = left.length > 0 ? asks.flatMap(keptOf) : [];
    const shown = new Set(left.map(({ groupKey }) => groupKey));
    const hidden = passing(true)
      .filter((product) => !truths(wishes, product).includes(0))
      .filter(({ groupKey }) => !shown.has(groupKey));
    const strict = asks.filter(({ hides, isFact }) => hides || isFact);
    const counted = new Set<string>();
    const counts = strict.map(({ id, musts, nevers, hides, isFact }) => {
      // Of keys that no row has nothing is counted: that is said by itself.
      const told = hides ? musts.filter((must) => unlistedIn(must, given).length === 0) : [];
      const never = isFact ? nevers : [];
      const open = hidden.filter(
        (product) =>
          !counted.has(product.groupKey) &&
          [...truths(told, product, true), ...truths(never, product)].includes(OPEN),
      );
      for (const { groupKey } of open) counted.add(groupKey);
      return { id, count: once(open).length };
    });
    return counts.filter(({ count }) => count > 0);
  }
}

const numberIn = (attribute: string, product: Product) => endsOf(statedOf(product, attribute))[0];

/** Products in the order of the first of these numbers that differ, none last; else as they are. */
function inOrder(products: readonly Product[], numbersOf: (product: Product) => number[]) {
  const last = (number: number) => (Number.isNaN(number) ? Infinity : number);
  return products
    .map((product) => ({ product, numbers: numbersOf(product).map(last) }))
    .sort((a, b) => a.numbers.map((each, at) => each - b.numbers[at]!).find(Boolean) ?? 0)
    .map(({ product }) => product);
}

/** The first variant of each product. */
function once(products: readonly Product[]): Product[] {
  const seen = new Set<string>();
  return products.filter(({ groupKey }) => !seen.has(groupKey) && seen.add(groupKey));
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
