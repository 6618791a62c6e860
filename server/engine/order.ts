import { copied, hasBit, intersect, isWithin, type Bits } from "./bits";
import { numbersNamed, orderNamed, type Catalog } from "./catalog";
import type { Query } from "./criteria";
import { kept } from "./explain";
import { OUT_OF_STOCK, placesOf, rowsInOrder } from "./layout";
import type { TruthsOf } from "./row-truths";
import { bitsOf, slotsOf, type Slots } from "./slots";
import type { Steps } from "../platform/work/steps";

/**
 * The rows of which all is certain that was not given up; `undefined` where it is of all that is left. A set of its own, or the
 * one that is given.
 */
export function* certainRows<Id extends string>(
  { certain = [] }: Query<Id>,
  relaxed: readonly Id[],
  left: Bits,
  into: Bits | undefined,
  truthsOf: TruthsOf,
): Steps<Bits | undefined> {
  let sure: Bits | undefined;
  for (const { id, condition } of certain) {
    if (relaxed.includes(id)) continue;
    const { yes } = yield* truthsOf(condition);
    if (isWithin(left, yes)) continue;
    if (sure) intersect(sure, yes);
    else sure = copied(yes, into);
  }
  return sure;
}

/** Tells of which rows something that was not given up is not certain; `undefined` where all is, of what is left. */
export function* uncertainty<Id extends string>(
  catalog: Catalog<unknown>,
  query: Query<Id>,
  relaxed: readonly Id[],
  left: Bits,
  truthsOf: TruthsOf,
): Steps<((row: number) => boolean) | undefined> {
  const sure = yield* certainRows(query, relaxed, left, undefined, truthsOf);
  const { places } = slotsOf(catalog);
  return sure && ((row) => !hasBit(sure, places ? places.slotOf[row]! : row));
}

/** Whether a product can be had at all, sooner or later: only then it is listed by what it is. */
export const canBeHad = (likelihood: number): boolean => likelihood > OUT_OF_STOCK;

/** The rows that can be had. */
export const rowsToBeHad = kept((slots: Slots, stock: Uint8Array) =>
  bitsOf(slots, (row) => canBeHad(stock[row]!)),
);

/** The places of an order that was laid out, or of any number as one; the rows' own need none. */
export function placesBy(catalog: Catalog<unknown>, name: string): Uint32Array | undefined {
  if (name === catalog.sortedBy) return undefined;
  if (catalog.orders.has(name)) return orderNamed(catalog, name);
  return keptPlaces(catalog, numbersNamed(catalog, name));
}

const keptPlaces = kept((_: Catalog<unknown>, numbers: Float64Array) =>
  placesOf(rowsInOrder(numbers)),
);
