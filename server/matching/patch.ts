import type { Catalogue } from "./catalogue";
import { coder, type Column } from "./columns";
import { firstWhere } from "./first-where";
import { compareNumbers, keyOf, placesOf, type Layout } from "./layout";
import { stockOf } from "./stock";

/** What changed: a changed product is gone, and there again. */
export interface Changes<Item> {
  isGone: (item: Item) => boolean;
  added: readonly Item[];
}

/** A part of the new rows: old rows as they were, or an added product. */
type Piece<Item> = { from: number; to: number } | { item: Item };

/**
 * The catalogue after changes, as if it was laid out anew. What did not change is copied in long stretches:
 * that takes a small part of the time.
 */
export function patch<Item>(
  catalogue: Catalogue<Item>,
  layout: Layout<Item>,
  changes: Changes<Item>,
): Catalogue<Item> {
  const pieces = piecesOf(catalogue, layout, changes);
  const length = pieces.reduce((sum, each) => sum + ("item" in each ? 1 : each.to - each.from), 0);

  const spliced = <List extends Splicable>(
    from: List,
    to: List,
    valueOf: (item: Item) => number,
  ) => {
    let row = 0;
    for (const piece of pieces) {
      if ("item" in piece) {
        to[row++] = valueOf(piece.item);
      } else {
        to.set(from.subarray(piece.from, piece.to), row);
        row += piece.to - piece.from;
      }
    }
    return to;
  };
  const columns = new Map<string, Column>();
  for (const [name, read] of Object.entries(layout.columns)) {
    const { codes, values: old } = catalogue.columns.get(name)!;
    const values = [...old];
    const codeOf = coder(values);
    columns.set(name, {
      codes: spliced(codes, new Uint32Array(length), (item) => codeOf(read(item))),
      values,
    });
  }
  const numbers = new Map<string, Float64Array>();
  for (const [name, read] of Object.entries(layout.numbers)) {
    numbers.set(name, spliced(catalogue.numbers.get(name)!, new Float64Array(length), read));
  }
  const items = new Array<Item>().concat(
    ...pieces.map((piece) =>
      "item" in piece ? [piece.item] : catalogue.items.slice(piece.from, piece.to),
    ),
  );
  const orders = new Map<string, Uint32Array>();
  for (const [name, read] of Object.entries(layout.orders ?? {})) {
    orders.set(name, patchedOrder(catalogue.orders.get(name)!, items, pieces, read));
  }
  return {
    items,
    stock: spliced(catalogue.stock, new Uint8Array(length), (item) =>
      stockOf(layout.isInStock(item)),
    ),
    columns,
    numbers,
    orders,
    sortedBy: layout.sortedBy,
    groupedBy: layout.groupedBy,
  };
}

type Splicable = Uint8Array | Uint32Array | Float64Array;

/** The new rows: the old ones without those that are gone, and each added product at its place. */
function piecesOf<Item>(
  { items }: Catalogue<Item>,
  layout: Layout<Item>,
  { isGone, added }: Changes<Item>,
): Piece<Item>[] {
  const key = keyOf(layout);
  const compare = (a: Item, b: Item) => compareNumbers(key(a), key(b)) || layout.compare(a, b);
  const inOrder = added.toSorted(compare);
  const pieces: Piece<Item>[] = [];
  let from = 0;
  const keepUpTo = (to: number) => {
    if (to > from) pieces.push({ from, to });
  };
  let next = 0;
  let nextAt = 0;
  const findNext = () => {
    const item = inOrder[next];
    nextAt =
      item === undefined ? -1 : firstWhere(items.length, (row) => compare(items[row]!, item) >= 0);
  };
  findNext();
  for (let row = 0; row <= items.length; row++) {
    while (row === nextAt) {
      keepUpTo(row);
      from = row;
      pieces.push({ item: inOrder[next++]! });
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

/** The places in another order: the old sequence without those that are gone, with the added ones between. */
function patchedOrder<Item>(
  places: Uint32Array,
  items: readonly Item[],
  pieces: readonly Piece<Item>[],
  read: (item: Item) => number,
): Uint32Array {
  const GONE = items.length;
  const newRows = new Uint32Array(places.length).fill(GONE);
  const added: number[] = [];
  let row = 0;
  for (const piece of pieces) {
    if ("item" in piece) added.push(row++);
    else for (let old = piece.from; old < piece.to; old++) newRows[old] = row++;
  }
  // The old sequence, in the numbers of the new rows, which stand in the same order.
  const kept = placesOf(places)
    .map((old) => newRows[old]!)
    .filter((each) => each !== GONE);
  const compare = (a: number, b: number) =>
    compareNumbers(read(items[a]!), read(items[b]!)) || a - b;
  const sequence = new Uint32Array(items.length);
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
