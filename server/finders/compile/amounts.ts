import type { Section } from "@shared/finders/document";
import { numbersNamed } from "../../engine/catalog";
import type { Condition, Query } from "../../engine/criteria";
import { groupsOf } from "../../engine/groups";
import { IN_STOCK, LOW_STOCK } from "../../engine/layout";
import { cheapestPacks } from "../../engine/packs";
import { selectInSteps } from "../../engine/select";
import type { Steps } from "../../platform/work/steps";
import type { FinderCatalog } from "./finder-catalog";

/** The number that is the price of all packs, beside `price`. No attribute has such an id. */
export const TOTAL = "price in all";

/** Not stated where a pack or its price is not. */
export const HAS_TOTAL: Condition = { number: TOTAL, min: 0 };

/** What an amount needs of one product: packs, which are variants of it. */
export interface Bought {
  /** The largest first. */
  packs: { row: number; count: number }[];
  /** What they cost together. */
  price: number;
}

/** A catalog in which a product costs what an amount of it does. */
export interface Amounts {
  catalog: FinderCatalog;
  query: Query;
  price: typeof TOTAL;
  /** What is bought of a row's product; `undefined` where a pack or its price is not stated. */
  boughtAt: (row: number) => Bought | undefined;
}

/**
 * A catalog and a query by the packs that an amount needs: prices are those of all packs. Packs are the
 * variants of a product that the query leaves; those in stock, if any is, before those of which it is not stated.
 */
export function* withAmounts(
  catalog: FinderCatalog,
  query: Query,
  { per, pack }: NonNullable<Section["amount"]>,
  needed: number,
): Steps<Amounts> {
  const covers = coversOf(catalog, pack, per);
  const prices = numbersNamed(catalog, "price");
  const totals = new Float64Array(prices.length).fill(NaN);
  const bought = new Array<Bought | undefined>(prices.length);
  for (const { rows, fitting } of yield* productsOf(catalog, query)) {
    yield;
    const packs = packsAmong(fitting, catalog.stock).filter(
      (row) => covers(row) > 0 && !Number.isNaN(prices[row]!),
    );
    const found = cheapestPacks(
      packs.map((row) => ({ covers: covers(row), price: prices[row]! })),
      needed,
    );
    if (!found) continue;
    const all: Bought = {
      packs: packs
        .map((row, at) => ({ row, count: found.counts[at]! }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => covers(b.row) - covers(a.row)),
      price: found.price,
    };
    for (const row of rows) {
      totals[row] = found.price;
      bought[row] = all;
    }
  }
  return {
    catalog: {
      ...catalog,
      numbers: new Map([...catalog.numbers, [TOTAL, totals]]),
      ownNumbers: new Set([...(catalog.ownNumbers ?? []), TOTAL]),
    },
    query: queryByTotal(query),
    price: TOTAL,
    boughtAt: (row) => bought[row],
  };
}

/** How much of what is needed a row's pack covers; NaN where that is not stated. */
function coversOf(
  catalog: FinderCatalog,
  pack: string,
  per: string | undefined,
): (row: number) => number {
  const sizes = numbersNamed(catalog, pack);
  if (per === undefined) return (row) => sizes[row]!;
  const shares = numbersNamed(catalog, per);
  return (row) => sizes[row]! * shares[row]!;
}

/**
 * The rows of each product that the musts leave, whatever they cost, and those of them that are as was wished, too,
 * if any is.
 */
function* productsOf(
  catalog: FinderCatalog,
  { filter, narrow }: Query,
): Steps<{ rows: number[]; fitting: number[] }[]> {
  const musts = filter.filter((each) => !looksAtPrice(each));
  const wishes = narrow.map(({ condition }) => condition).filter((each) => !looksAtPrice(each));
  const left = yield* selectInSteps(catalog, musts);
  const isWished = new Uint8Array(catalog.items.length);
  const wished = yield* selectInSteps(catalog, [...musts, ...wishes]);
  for (const row of wished) isWished[row] = 1;
  const groups = groupsOf(catalog);
  const products = new Map<number, number[]>();
  for (const row of left) {
    const product = groups?.[row] ?? row;
    const rows = products.get(product);
    if (rows) rows.push(row);
    else products.set(product, [row]);
  }
  return [...products.values()].map((rows) => {
    const fitting = rows.filter((row) => isWished[row] === 1);
    return { rows, fitting: fitting.length > 0 ? fitting : rows };
  });
}

/** Those that can be had soonest: nobody waits for a part of what is bought together. Few left are there as well as many. */
function packsAmong(rows: readonly number[], stock: Uint8Array): readonly number[] {
  const soonest = rows.reduce((most, row) => Math.max(most, stock[row]!), 0);
  const least = soonest === IN_STOCK ? LOW_STOCK : soonest;
  return rows.filter((row) => stock[row]! >= least);
}

function looksAtPrice(condition: Condition): boolean {
  if ("all" in condition) return condition.all.some(looksAtPrice);
  if ("any" in condition) return condition.any.some(looksAtPrice);
  if ("not" in condition) return looksAtPrice(condition.not);
  if ("maybe" in condition) return looksAtPrice(condition.maybe);
  return "number" in condition && condition.number === "price";
}

/** A query that asks for the price of all packs instead of that of one. */
function queryByTotal(query: Query): Query {
  const number = (name: string) => (name === "price" ? TOTAL : name);
  const { filter, narrow, certain = [], order = "price", nearTo } = query;
  return {
    ...query,
    filter: filter.map(conditionByTotal),
    narrow: narrow.map(byTotal),
    certain: [...certain.map(byTotal), { id: TOTAL, condition: HAS_TOTAL }],
    order: number(order),
    nearTo: nearTo && {
      ...nearTo,
      number: number(nearTo.number),
      shownBy: nearTo.shownBy && number(nearTo.shownBy),
    },
  };
}

/** The same of something with a condition. */
export const byTotal = <Each extends { condition: Condition }>(each: Each): Each => ({
  ...each,
  condition: conditionByTotal(each.condition),
});

function conditionByTotal(condition: Condition): Condition {
  if ("all" in condition) return { all: condition.all.map(conditionByTotal) };
  if ("any" in condition) return { any: condition.any.map(conditionByTotal) };
  if ("not" in condition) return { not: conditionByTotal(condition.not) };
  if ("maybe" in condition) return { maybe: conditionByTotal(condition.maybe) };
  return "number" in condition && condition.number === "price"
    ? { ...condition, number: TOTAL }
    : condition;
}
