// Longer than 200 lines: one slow engine is read from top to bottom, beside the fast one.

import type { StockState } from "@shared/stock";
import type { Stated } from "../columns";
import type { Condition, Query, Score, Wish } from "../criteria";

// What the engine answers, the slow and obvious way: product by product, with nothing laid out, packed or kept. It
// takes no code of the engine, types alone.

/** A product as it is: what it states, and its numbers, NaN where it states none. */
export interface PlainProduct {
  id: string;
  stock: StockState | null;
  stated: Readonly<Record<string, Stated>>;
  numbers: Readonly<Record<string, number>>;
}

/** Products in the order of a number, none last, then in that of their ids. */
export interface PlainCatalog {
  products: readonly PlainProduct[];
  /** What variants of one product have in common; each is a product of its own unless given. */
  groupedBy?: string;
}

export function plainCatalog(
  given: readonly PlainProduct[],
  sortedBy: string,
  groupedBy?: string,
): PlainCatalog {
  const products = given.toSorted(
    (a, b) => lastIfNone(a.numbers[sortedBy]!, b.numbers[sortedBy]!) || Number(a.id) - Number(b.id),
  );
  return { products, groupedBy };
}

/** In the order of stock: in, low, made to order, not stated, backorder, out. */
const plainLikelihood = ({ stock }: PlainProduct): number =>
  ["out", "backorder", null, "made to order", "low", "in"].indexOf(stock);

/** Less first, none last. */
function lastIfNone(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a === b ? 0 : a < b ? -1 : 1;
}

/** What a product states in a column; a number is one, too. */
function statedIn({ stated, numbers }: PlainProduct, column: string): Stated {
  const found = stated[column];
  if (found !== undefined) return found;
  return Number.isNaN(numbers[column]!) ? null : numbers[column]!;
}

/** Whether a condition holds of a product; `undefined` where that is not stated. */
export function plainTruth(product: PlainProduct, asked: Condition): boolean | undefined {
  if ("maybe" in asked) return plainTruth(product, asked.maybe) !== false;
  if ("not" in asked) {
    const inner = plainTruth(product, asked.not);
    return inner === undefined ? undefined : !inner;
  }
  if ("all" in asked || "any" in asked) {
    // A no among all is a no, a yes among any is a yes, whatever else is not stated.
    const decisive = "any" in asked;
    let isAllStated = true;
    for (const part of decisive ? asked.any : asked.all) {
      const holds = plainTruth(product, part);
      if (holds === decisive) return decisive;
      if (holds === undefined) isAllStated = false;
    }
    return isAllStated ? !decisive : undefined;
  }
  if ("column" in asked) return asked.accepts(statedIn(product, asked.column));
  const number = product.numbers[asked.number]!;
  if (Number.isNaN(number)) return undefined;
  if (asked.min !== undefined && number < asked.min) return false;
  return asked.max === undefined || number <= asked.max;
}

const meetsAll = (product: PlainProduct, asked: readonly Condition[]): boolean =>
  asked.every((each) => plainTruth(product, each) === true);

/** The products that meet all conditions, in their order. */
export const plainSelect = ({ products }: PlainCatalog, asked: readonly Condition[]) =>
  products.filter((product) => meetsAll(product, asked));

/** The products that meet all filters, and what had to be given up for any to be left. */
export function plainNarrow(
  catalog: PlainCatalog,
  { filter, narrow }: Pick<Query, "filter" | "narrow">,
): { left: PlainProduct[]; relaxed: string[] } {
  let left = plainSelect(catalog, filter);
  const relaxed: string[] = [];
  if (left.length === 0) return { left, relaxed };
  for (const { id, condition } of narrow) {
    const fewer = left.filter((product) => plainTruth(product, condition) === true);
    const stated = "maybe" in condition ? condition.maybe : condition;
    const isCertain = fewer.some((product) => plainTruth(product, stated) === true);
    if (isCertain || fewer.length === left.length) left = fewer;
    else relaxed.push(id);
  }
  return { left, relaxed };
}

/** Those of the products that no other variant stands before. */
function firstOfEach({ groupedBy }: PlainCatalog, products: readonly PlainProduct[]) {
  if (groupedBy === undefined) return [...products];
  const seen = new Set<string>();
  return products.filter((product) => {
    const group = JSON.stringify(statedIn(product, groupedBy));
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}

/** How many products meet all that is asked, with nothing given up. */
export function plainCount(
  catalog: PlainCatalog,
  { filter, narrow }: Pick<Query, "filter" | "narrow">,
): number {
  const { left, relaxed } = plainNarrow(catalog, { filter, narrow });
  return relaxed.length > 0 ? 0 : firstOfEach(catalog, left).length;
}

/** The points of a product by criterion. */
export function plainReasons(product: PlainProduct, criteria: readonly Score[]) {
  return criteria.map(({ id, max, columns, share, isUnknown, text }) => {
    const values = columns.map((column) => statedIn(product, column));
    const earned = share(...values);
    const partly = earned === 0 ? "missed" : earned === 1 ? "met" : "partly";
    return {
      criterion: id,
      points: Math.round(earned * max),
      max,
      verdict: isUnknown?.(...values) === true ? "unknown" : partly,
      text: text(...values),
    };
  });
}

export const plainScore = (product: PlainProduct, criteria: readonly Score[]): number =>
  plainReasons(product, criteria).reduce((sum, { points }) => sum + points, 0);

/** How far values are as it was wished. */
export function plainShare(wish: Wish, stated: (column: string) => Stated): number {
  if ("column" in wish) return wish.shareOf(stated(wish.column));
  if ("parts" in wish) {
    const shares = wish.parts.map((part) => plainShare(part.wish, stated));
    if (wish.how !== "share") return Math[wish.how === "any" ? "max" : "min"](...shares);
    const weights = wish.parts.reduce((sum, { weight }) => sum + weight, 0);
    return shares.reduce((sum, share, at) => sum + share * wish.parts[at]!.weight, 0) / weights;
  }
  const values = new Proxy({}, { get: (_, column) => stated(String(column)) });
  const numbers = new Proxy({}, { get: (_, name) => stated(String(name)) ?? NaN });
  const holds = plainTruth({ id: "", stock: "in", stated: values, numbers }, wish.condition);
  return holds === undefined ? 0.5 : holds === wish.isWished ? 1 : 0;
}

type Near = NonNullable<Query["nearTo"]>;

/** How far a number is from a range, to a hundredth of a cent; farthest where there is none. */
function distance(number: number, { min = -Infinity, max = Infinity }: Near): number {
  if (Number.isNaN(number)) return Infinity;
  const away = Math.max(number < min ? min - number : 0, number > max ? number - max : 0);
  return Math.round(away * 10_000) / 10_000;
}

/**
 * How many quarters of the upper end, else of the lower one, a product is beyond the numbers of a condition, 16 at
 * most, and one more for each of several things that it lacks; `undefined` where it asks for neither.
 */
function plainQuarters(product: PlainProduct, asked: Condition): number | undefined {
  if ("maybe" in asked) return plainQuarters(product, asked.maybe);
  if ("not" in asked) return undefined;
  if ("all" in asked || "any" in asked) {
    const isAll = "all" in asked;
    const parts = flatParts(asked, isAll);
    const found = parts.map((part) => plainQuarters(product, part));
    if (parts.length === 1) return found[0];
    if (!isAll && found.every((each) => each === undefined)) return undefined;
    // What has no number is there, or as far away as one band; of alternatives as far as can be.
    const all = parts.map(
      (part, at) => found[at] ?? (plainTruth(product, part) === true ? 0 : isAll ? 1 : 16),
    );
    return isAll ? all.reduce((sum, each) => sum + each, 0) : Math.min(...all);
  }
  if ("number" in asked) {
    const number = product.numbers[asked.number]!;
    return quartersBeyond([number, number], [asked.min ?? -Infinity, asked.max ?? Infinity]);
  }
  const { finds } = asked;
  if (!finds || "words" in finds) return undefined;
  const { min = NaN, max = NaN } = rangeStated(statedIn(product, asked.column));
  if ("contains" in finds) return quartersBeyond([min, max], [finds.contains, finds.contains]);
  return quartersBeyond([min, max], "overlaps" in finds ? finds.overlaps : [finds.min, finds.max]);
}

function flatParts(asked: Condition, isAll: boolean): Condition[] {
  if (isAll && "all" in asked) return asked.all.flatMap((each) => flatParts(each, isAll));
  if (!isAll && "any" in asked) return asked.any.flatMap((each) => flatParts(each, isAll));
  return [asked];
}

function rangeStated(value: Stated): { min?: number; max?: number } {
  if (typeof value === "number") return { min: value, max: value };
  if (typeof value !== "object" || value === null || "length" in value) return {};
  return { min: value.min ?? -Infinity, max: value.max ?? Infinity };
}

function quartersBeyond([from, to]: [number, number], [min, max]: [number, number]): number {
  const end = Math.abs(max === Infinity ? min : max);
  const quarter = end === 0 || end === Infinity ? 1 : end / 4;
  for (let count = 0; count < 16; count++) {
    const slack = (count + 1e-7) * quarter;
    if ((from <= max || from - max <= slack) && (to >= min || min - to <= slack)) return count;
  }
  return 16;
}

/** The best products, each product once, and as many more as `reach`. */
export function plainRank(
  catalog: PlainCatalog,
  { filter, narrow, score, certain = [], order, nearTo, isNearFirst }: Query,
  maxItems: number,
  reach = 0,
): { ids: string[]; total: number; relaxed: string[] } {
  const { left, relaxed } = plainNarrow(catalog, { filter, narrow });
  const near = nearTo && relaxed.includes(nearTo.id) ? nearTo : undefined;
  const mustBeSure = certain.filter(({ id }) => !relaxed.includes(id));
  const givenUp = narrow.filter(({ id }) => isNearFirst && relaxed.includes(id));
  const judged = left.map((product) => {
    const beyond = givenUp.map(({ condition }) => plainQuarters(product, condition) ?? 0);
    const away = near ? distance(product.numbers[near.number]!, near) : 0;
    // What comes first decides; less is better.
    const tier = [
      product.stock === "out" ? 1 : 0,
      mustBeSure.every((each) => plainTruth(product, each.condition) === true) ? 0 : 1,
      Math.min(
        16,
        beyond.reduce((sum, each) => sum + each, 0),
      ),
      -plainScore(product, score),
      5 - plainLikelihood(product),
    ];
    return { product, tier, away };
  });
  type Judged = (typeof judged)[number];
  const byTier = (a: Judged, b: Judged) =>
    a.tier.map((each, at) => each - b.tier[at]!).find((each) => each !== 0) ?? 0;
  const by = (number: string) => (a: Judged, b: Judged) =>
    lastIfNone(a.product.numbers[number]!, b.product.numbers[number]!);
  // Where all else ties, products stay in their own order: sorting keeps it.
  judged.sort(
    (a, b) =>
      byTier(a, b) || lastIfNone(a.away, b.away) || (order === undefined ? 0 : by(order)(a, b)),
  );
  const isFirst = new Set(
    firstOfEach(
      catalog,
      judged.map((each) => each.product),
    ),
  );
  const best = judged.filter(({ product }) => isFirst.has(product)).slice(0, maxItems + reach);
  const listed = best.slice(0, maxItems);
  const shownBy = near?.shownBy;
  if (shownBy !== undefined) listed.sort((a, b) => byTier(a, b) || by(shownBy)(a, b));
  const ids = [...listed, ...best.slice(maxItems)].map(({ product }) => product.id);
  return { ids, total: isFirst.size, relaxed };
}
