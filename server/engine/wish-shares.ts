import { hasBit } from "./bits";
import { columnNamed, type Catalog } from "./catalog";
import { codeTruths, type Truths } from "./code-truths";
import type { Column } from "./columns";
import { UNKNOWN_SHARE, type Condition, type Wish } from "./criteria";
import { rowTruths } from "./row-truths";
import { slotsOf } from "./slots";
import type { Steps } from "../platform/work/steps";

// How far all products are as was wished: worked out wish by wish, not product by product, so that many tests of a
// wish cost little more than one.

/** What shares are worked out for: the values of one column, or the rows of a catalog. */
interface Place {
  size: number;
  truthsOf: (condition: Condition) => Steps<Truths>;
  /** Where something stands in the sets of truths. */
  slotOf: ((at: number) => number) | undefined;
  /** The values of a column, and which of them something has. */
  valuesOf: (column: string) => { values: Column["values"]; codeAt: (at: number) => number };
}

/** The share of a wish by the codes of its only column. */
export const sharesByCode = (column: Column, wish: Wish): Steps<Float64Array> =>
  sharesAt(
    {
      size: column.values.length,
      truthsOf: (condition) => codeTruths(column, condition),
      slotOf: undefined,
      valuesOf: () => ({ values: column.values, codeAt: (at) => at }),
    },
    wish,
  );

/** The share of a wish by row. */
export function sharesByRow(catalog: Catalog<unknown>, wish: Wish): Steps<Float64Array> {
  const { places } = slotsOf(catalog);
  return sharesAt(
    {
      size: catalog.items.length,
      truthsOf: (condition) => rowTruths(catalog, condition),
      slotOf: places && ((row) => places.slotOf[row]!),
      valuesOf(name) {
        const { codes, values } = columnNamed(catalog, name);
        return { values, codeAt: (row) => codes[row]! };
      },
    },
    wish,
  );
}

/** Tells the share of a wish of whatever stands at a place. */
type Reader = (at: number) => number;

function* sharesAt(place: Place, wish: Wish): Steps<Float64Array> {
  if ("parts" in wish) return yield* sharesTogether(place, wish);
  const read = yield* readerOf(place, wish);
  const shares = new Float64Array(place.size);
  for (let at = 0; at < shares.length; at++) shares[at] = read(at);
  return shares;
}

function* readerOf(place: Place, wish: Wish): Steps<Reader> {
  if ("parts" in wish) {
    const shares = yield* sharesTogether(place, wish);
    return (at) => shares[at]!;
  }
  if ("column" in wish) {
    const { values, codeAt } = place.valuesOf(wish.column);
    const ofValues = Float64Array.from(values, (value) => wish.shareOf(value));
    return (at) => ofValues[codeAt(at)]!;
  }
  const { yes, maybe } = yield* place.truthsOf(wish.condition);
  const { slotOf } = place;
  const [met, missed] = wish.isWished ? [1, 0] : [0, 1];
  return (at) => {
    const slot = slotOf ? slotOf(at) : at;
    return hasBit(yes, slot) ? met : hasBit(maybe, slot) ? UNKNOWN_SHARE : missed;
  };
}

function* sharesTogether(
  place: Place,
  { parts, how }: Extract<Wish, { parts: unknown }>,
): Steps<Float64Array> {
  const { size } = place;
  const shares = new Float64Array(size);
  let total = 0;
  let isFirst = true;
  for (const { wish, weight } of parts) {
    const read = yield* readerOf(place, wish);
    if (how === "share") {
      for (let at = 0; at < size; at++) shares[at]! += read(at) * weight;
    } else {
      for (let at = 0; at < size; at++) {
        const share = read(at);
        const isTaken = how === "any" ? share > shares[at]! : share < shares[at]!;
        if (isFirst || isTaken) shares[at] = share;
      }
    }
    total += weight;
    isFirst = false;
    yield;
  }
  if (how === "share") for (let at = 0; at < size; at++) shares[at]! /= total;
  return shares;
}
