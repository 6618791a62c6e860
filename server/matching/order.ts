import { hasBit, intersect, type Bits } from "./bits";
import { numbersNamed, orderNamed, type Catalogue } from "./catalogue";
import type { Query } from "./criteria";
import { kept } from "./kept";
import { placesOf, rowsInOrder } from "./layout";
import { rowTruths } from "./row-truths";
import { slotsOf } from "./slots";
import type { Steps } from "./steps";

/** Tells of which rows something that was not given up is not certain; `undefined` where all is, of what is left. */
export function* uncertainty<Id extends string>(
  catalogue: Catalogue<unknown>,
  { certain = [] }: Query<Id>,
  relaxed: readonly Id[],
  left: Bits,
): Steps<((row: number) => boolean) | undefined> {
  const slots = slotsOf(catalogue);
  let sure: Bits | undefined;
  for (const { id, condition } of certain) {
    if (relaxed.includes(id)) continue;
    const { yes } = yield* rowTruths(catalogue, condition);
    if (left.every((word, at) => (word & ~yes[at]!) === 0)) continue;
    if (sure) intersect(sure, yes);
    else sure = yes.slice();
  }
  if (!sure) return undefined;
  const bits = sure;
  return (row) => !hasBit(bits, slots.places ? slots.places.slotOf[row]! : row);
}

/** The places of an order that was laid out, or of any number as one; the rows' own need none. */
export function placesBy(catalogue: Catalogue<unknown>, name: string): Uint32Array | undefined {
  if (name === catalogue.sortedBy) return undefined;
  if (catalogue.orders.has(name)) return orderNamed(catalogue, name);
  return keptPlaces(catalogue, numbersNamed(catalogue, name));
}

const keptPlaces = kept((_: Catalogue<unknown>, numbers: Float64Array) =>
  placesOf(rowsInOrder(numbers)),
);
