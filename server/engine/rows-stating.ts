import { addBit, noBits, type Bits } from "./bits";
import { rowsOf, type Catalog } from "./catalog";
import type { Column } from "./columns";
import { slotsOf } from "./slots";

/** A set of rows by what they state in a column. */
export function rowsStating(
  catalog: Catalog<unknown>,
  name: string,
  column: Column,
  accepted: Bits,
): Bits {
  const slots = slotsOf(catalog);
  const { rows, places } = slots;
  const bits = noBits(slots.size);
  const { codes, values } = column;
  const isAccepted = new Uint8Array(values.length);
  let count = 0;
  for (let code = 0; code < isAccepted.length; code++) {
    if (((accepted[code >>> 5]! >>> (code & 31)) & 1) === 0) continue;
    isAccepted[code] = 1;
    count++;
  }
  if (count === 0) return bits;
  if (count === isAccepted.length) return slots.all;
  // A column that was made for a question is not worth an index of its rows.
  const sparse = catalog.columns.has(name) ? fewRows(column, isAccepted) : undefined;
  if (sparse) {
    for (const some of sparse) {
      for (const row of some) addBit(bits, places ? places.slotOf[row]! : row);
    }
    return bits;
  }
  if (places) {
    const { slotOf } = places;
    for (let row = 0; row < rows; row++) {
      const slot = slotOf[row]!;
      bits[slot >>> 5]! |= isAccepted[codes[row]!]! << (slot & 31);
    }
    return bits;
  }
  for (let row = 0; row < rows; row++) bits[row >>> 5]! |= isAccepted[codes[row]!]! << (row & 31);
  return bits;
}

/** The rows of some values, where they are few. */
function fewRows(column: Column, isAccepted: Uint8Array): Uint32Array[] | undefined {
  const most = column.codes.length / 8;
  const found: Uint32Array[] = [];
  let count = 0;
  for (let code = 0; code < isAccepted.length; code++) {
    if (isAccepted[code] === 0) continue;
    const rows = rowsOf(column, code);
    count += rows.length;
    if (count > most) return undefined;
    found.push(rows);
  }
  return found;
}
