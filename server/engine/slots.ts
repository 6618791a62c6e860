import { columnNamed, type Catalog } from "./catalog";
import {
  addBit,
  addRange,
  allBits,
  countBits,
  countInWord,
  eachBit,
  noBits,
  type Bits,
  numbersIn,
} from "./bits";
import type { Column } from "./columns";
import { kept } from "./explain";

// Rows as bits: where products have variants, those of one product stand side by side within a word, so that
// products are counted word by word.

/** The most variants of a product that fit into a word. */
const WORD = 32;
const NO_ROW = 0xffffffff;

/** Where each row stands among the bits of a set. */
export interface Slots {
  size: number;
  rows: number;
  /** The slots that are rows. */
  all: Bits;
  /** Of each row and of each slot; undefined where both are the same. */
  places?: {
    slotOf: Uint32Array;
    rowAt: Uint32Array;
    ends: Bits;
    large: [from: number, to: number][];
  };
}

/** The slots of a catalog's rows. */
export function slotsOf(catalog: Catalog<unknown>): Slots {
  return catalog.groupedBy === undefined
    ? plainSlots(catalog.items)
    : groupedSlots(columnNamed(catalog, catalog.groupedBy), catalog.items);
}

const plainSlots = (() => {
  const known = new WeakMap<readonly unknown[], Slots>();
  return (items: readonly unknown[]): Slots => {
    let slots = known.get(items);
    if (!slots) {
      const { length: rows } = items;
      known.set(items, (slots = { size: rows, rows, all: allBits(rows) }));
    }
    return slots;
  };
})();

const groupedSlots = kept(({ codes, values }: Column, items: readonly unknown[]): Slots => {
  const counts = new Uint32Array(values.length);
  for (const code of codes) counts[code]!++;
  if (counts.every((count) => count <= 1)) return plainSlots(items);

  const rows = codes.length;
  const slotOf = new Uint32Array(rows);
  const next = new Uint32Array(values.length);
  const isPlaced = new Uint8Array(values.length);
  const blocks: { from: number; count: number }[] = [];
  let size = 0;
  for (let row = 0; row < rows; row++) {
    const code = codes[row]!;
    if (isPlaced[code] === 0) {
      const count = counts[code]!;
      const room = WORD - (size % WORD);
      // None begins in a word that it does not fit into.
      if (count > room && room < WORD) size += room;
      blocks.push({ from: size, count });
      next[code] = size;
      isPlaced[code] = 1;
      size += count > WORD ? Math.ceil(count / WORD) * WORD : count;
    }
    slotOf[row] = next[code]!++;
  }
  const rowAt = new Uint32Array(size).fill(NO_ROW);
  slotOf.forEach((slot, row) => (rowAt[slot] = row));
  const [all, ends] = [noBits(size), noBits(size)];
  const large: [number, number][] = [];
  for (const { from, count } of blocks) {
    addRange(all, from, from + count);
    if (count <= WORD) addBit(ends, from + count - 1);
    else large.push([from / WORD, Math.ceil((from + count) / WORD)]);
  }
  return { size, rows, all, places: { slotOf, rowAt, ends, large } };
});

/** How many products have a row in both sets. */
export function countProductsIn({ all, places }: Slots, one: Bits, other: Bits): number {
  let count = 0;
  if (!places) {
    for (let word = 0; word < one.length; word++) count += countInWord(one[word]! & other[word]!);
    return count;
  }
  const { ends, large } = places;
  for (let word = 0; word < one.length; word++) {
    const found = one[word]! & other[word]!;
    if (found === 0) continue;
    const last = ends[word]!;
    const before = all[word]! & ~last;
    // Added up, what a product has below its last bit reaches that bit, and no other product's.
    count += countInWord(((((found & before) >>> 0) + (before >>> 0)) | found) & last);
  }
  for (const [from, to] of large) {
    for (let word = from; word < to; word++) {
      if ((one[word]! & other[word]!) === 0) continue;
      count++;
      break;
    }
  }
  return count;
}

/** The rows of a set, ascending. */
export function rowsIn({ rows, places }: Slots, bits: Bits): Uint32Array {
  if (!places) return numbersIn(bits);
  const found = new Uint32Array(countBits(bits));
  let count = 0;
  const isFound = new Uint8Array(rows);
  eachBit(bits, (slot) => (isFound[places.rowAt[slot]!] = 1));
  for (let row = 0; row < rows; row++) if (isFound[row] === 1) found[count++] = row;
  return found;
}

/** The rows of which something is so, as a set. */
export function bitsOf({ size, rows, places }: Slots, isSo: (row: number) => boolean): Bits {
  const bits = noBits(size);
  for (let row = 0; row < rows; row++) {
    if (isSo(row)) addBit(bits, places ? places.slotOf[row]! : row);
  }
  return bits;
}
