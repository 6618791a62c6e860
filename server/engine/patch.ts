import { numbersNamed, present, type Catalog } from "./catalog";
import { coder, type Column } from "./columns";
import { firstWhere } from "./ranges";
import { compareNumbers, keyOf, placesOf, likelihoodOf, type Layout } from "./layout";

/** What changed: a changed product is gone, and there again. */
export interface Changes<Given, Item> {
  isGone: (item: Item) => boolean;
  added: readonly Given[];
}

/** A part of the new rows: old rows as they were, or an added product. */
type Piece<Given> = { from: number; to: number } | { added: Given };

/**
 * The catalog after changes, as if it was laid out anew. What did not change is copied in long stretches:
 * that takes a small part of the time. Of what the layout has and the catalog has not, the products that stay state nothing.
 */
export function patch<Given extends Item, Item>(
  catalog: Catalog<Item>,
  layout: Layout<Given, Item>,
  changes: Changes<Given, Item>,
): Catalog<Item> {
  const before = catalog.items.length;
  const pieces = piecesOf(catalog, layout, changes);
  const length = pieces.reduce((sum, each) => sum + ("added" in each ? 1 : each.to - each.from), 0);

  const spliced = <List extends Splicable>(
    from: List,
    to: List,
    valueOf: (product: Given) => number,
  ) => {
    let row = 0;
    for (const piece of pieces) {
      if ("added" in piece) {
        to[row++] = valueOf(piece.added);
      } else {
        to.set(from.subarray(piece.from, piece.to), row);
        row += piece.to - piece.from;
      }
    }
    return to;
  };
  const columns = new Map<string, Column>();
  for (const [name, read] of Object.entries(layout.columns)) {
    const { codes, values: old } = catalog.columns.get(name) ?? nothingStated(before);
    const values = [...old];
    const codeOf = coder(values);
    columns.set(name, {
      codes: spliced(codes, new Uint32Array(length), (product) => codeOf(read(product))),
      values,
    });
  }
  const numbers = new Map<string, Float64Array>();
  for (const [name, read] of Object.entries(layout.numbers)) {
    const old = catalog.numbers.get(name) ?? new Float64Array(before).fill(NaN);
    numbers.set(name, spliced(old, new Float64Array(length), read));
  }
  const items = new Array<Item>().concat(
    ...pieces.map((piece) =>
      "added" in piece ? [layout.itemOf(piece.added)] : catalog.items.slice(piece.from, piece.to),
    ),
  );
  const orders = new Map<string, Uint32Array>();
  for (const name of layout.orders ?? []) {
    const by = present(numbers.get(name), name);
    orders.set(name, patchedOrder(catalog.orders.get(name)!, by, pieces));
  }
  return {
    items,
    stock: spliced(catalog.stock, new Uint8Array(length), (product) =>
      likelihoodOf(layout.stockOf(product)),
    ),
    columns,
    numbers,
    orders,
    sortedBy: layout.sortedBy,
    groupedBy: layout.groupedBy,
  };
}

/** A column of so many rows in which no product states anything. */
const nothingStated = (length: number): Column => ({
  codes: new Uint32Array(length),
  values: [null],
});

type Splicable = Uint8Array | Uint32Array | Float64Array;

/** The new rows: the old ones without those that are gone, and each added product at its place. */
function piecesOf<Given extends Item, Item>(
  catalog: Catalog<Item>,
  layout: Layout<Given, Item>,
  { isGone, added }: Changes<Given, Item>,
): Piece<Given>[] {
  const { items } = catalog;
  const keys = numbersNamed(catalog, layout.sortedBy);
  const key = keyOf(layout);
  const inOrder = added.toSorted((a, b) => compareNumbers(key(a), key(b)) || layout.compare(a, b));
  const isBefore = (row: number, product: Given) =>
    (compareNumbers(keys[row]!, key(product)) || layout.compare(items[row]!, product)) < 0;
  const pieces: Piece<Given>[] = [];
  let from = 0;
  const keepUpTo = (to: number) => {
    if (to > from) pieces.push({ from, to });
  };
  let next = 0;
  let nextAt = 0;
  const findNext = () => {
    const product = inOrder[next];
    nextAt =
      product === undefined ? -1 : firstWhere(items.length, (row) => !isBefore(row, product));
  };
  findNext();
  for (let row = 0; row <= items.length; row++) {
    while (row === nextAt) {
      keepUpTo(row);
      from = row;
      pieces.push({ added: inOrder[next++]! });
      findNext();
    }
    if (row < items.length && isGone(items[row]!)) {
      keepUpTo(row);
      from = row + 1;
    }
  }
  keepUpTo(items.length);
  return pieces;
}

/** The places in another order, by the numbers of the new rows: the old sequence without those that are gone, with the added ones between. */
function patchedOrder<Given>(
  places: Uint32Array,
  numbers: Float64Array,
  pieces: readonly Piece<Given>[],
): Uint32Array {
  const GONE = numbers.length;
  const newRows = new Uint32Array(places.length).fill(GONE);
  const added: number[] = [];
  let row = 0;
  for (const piece of pieces) {
    if ("added" in piece) added.push(row++);
    else for (let old = piece.from; old < piece.to; old++) newRows[old] = row++;
  }
  // The old sequence, in the numbers of the new rows, which stand in the same order.
  const kept = placesOf(places)
    .map((old) => newRows[old]!)
    .filter((each) => each !== GONE);
  const compare = (a: number, b: number) => compareNumbers(numbers[a]!, numbers[b]!) || a - b;
  const sequence = new Uint32Array(numbers.length);
  let from = 0;
  let filled = 0;
  const take = (to: number) => {
    sequence.set(kept.subarray(from, to), filled);
    filled += to - from;
    from = to;
  };
  for (const one of added.sort(compare)) {
    take(firstWhere(kept.length, (place) => compare(kept[place]!, one) > 0));
    sequence[filled++] = one;
  }
  take(kept.length);
  return placesOf(sequence);
}
