import { columnNamed, hasColumn, numbersNamed } from "../../engine/catalog";
import type { Candidate } from "../../engine/best-set";
import type { ScoredRows } from "../../engine/scored-rows";
import { chosenAt, type ChosenProduct } from "../compile/chosen";
import type { Compiled } from "../compile/compile";
import type { FinderCatalog } from "../compile/finder-catalog";
import { idAt } from "./ask-section";
import type { StagedSection } from "./stage";

// What may be chosen for the parts of a set: as few products as may matter.

/** A product that fits a part. */
export interface Offer extends Candidate {
  product: ChosenProduct;
}

/** The products that fit a part, each with what it means to those below. */
export function offersOf(
  { catalog: { productAt } }: StagedSection,
  compiled: Compiled,
  { rows, fits }: ScoredRows,
  readBelow: readonly string[],
): Offer[] {
  const prices = numbersNamed(compiled.catalog, compiled.price);
  return Array.from(rows, (row, at) => {
    const product = chosenAt(compiled.catalog, row);
    return {
      key: idAt({ compiled }, row),
      price: prices[row]!,
      fit: fits[at]!,
      product,
      group: productAt(row).groupKey,
      means: JSON.stringify(readBelow.map((each) => product.stated(each))),
    };
  });
}

/**
 * Of the rows that mean the same to parts below and fit as well, the cheapest: no other is in a best set where each product is
 * for one part alone. Those on request are kept.
 */
export function cheapestOfFits(
  { catalog, price }: Compiled,
  { rows, fits }: ScoredRows,
  readBelow: readonly string[],
): ScoredRows {
  const prices = numbersNamed(catalog, price);
  const columns = readBelow
    .filter((each) => hasColumn(catalog, each))
    .map((each) => columnNamed(catalog, each));
  const cheapest = new Map<number, number>();
  const kept: number[] = [];
  rows.forEach((row, at) => {
    if (Number.isNaN(prices[row])) return void kept.push(at);
    let means = 0;
    for (const { codes, values } of columns) means = means * values.length + codes[row]!;
    const name = means * FITS + fits[at]! + FITS / 2;
    const other = cheapest.get(name);
    if (other === undefined || prices[row]! < prices[rows[other]!]!) cheapest.set(name, at);
  });
  kept.push(...cheapest.values());
  kept.sort((a, b) => a - b);
  return {
    rows: Uint32Array.from(kept, (at) => rows[at]!),
    fits: Int32Array.from(kept, (at) => fits[at]!),
  };
}

/** More than there are fits, unsure ones included. */
const FITS = 1_000;

export const haveSome = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  for (const each of one) if (other.has(each)) return true;
  return false;
};

const inCommon = new WeakMap<FinderCatalog, WeakMap<FinderCatalog, boolean>>();

/** Whether any product is in both catalogs, looked at once. */
export function haveProductsInCommon(one: FinderCatalog, other: FinderCatalog): boolean {
  let known = inCommon.get(one);
  if (!known) inCommon.set(one, (known = new WeakMap()));
  let found = known.get(other);
  if (found === undefined) {
    const groupsIn = ({ items, productAt }: FinderCatalog) =>
      new Set(items.map((_, row) => productAt(row).groupKey));
    found = one === other || haveSome(groupsIn(one), groupsIn(other));
    known.set(other, found);
  }
  return found;
}
