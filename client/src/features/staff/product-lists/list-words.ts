import {
  ownListColumns,
  type ListCell,
  type ListKey,
  type ProductListRow,
} from "@shared/contracts/product-lists";
import { freeWord, wordOf } from "@shared/input/words-of-names";

/** An id for something that is called so, which nothing else has. */
export const idFor = (name: string, otherwise: string, taken: readonly string[]): string =>
  freeWord(wordOf(name, 60) || otherwise, taken);

/** The keys with an id for each that has none yet. */
export function withIds(keys: readonly ListKey[]): ListKey[] {
  const made: ListKey[] = [];
  const kept = keys.map(({ id }) => id).filter(Boolean);
  for (const key of keys) {
    const taken = [...ownListColumns, ...kept, ...made.map(({ id }) => id)];
    made.push({ ...key, id: key.id || idFor(key.label, "key", taken) });
  }
  return made;
}

/** A cell as people write it: "2012 – 2018", "from 2019"; nothing for a range without ends. */
export function cellText(cell: ListCell): string {
  if (typeof cell === "string") return cell;
  const { min, max } = cell;
  if (min === undefined) return max === undefined ? "" : `up to ${max}`;
  if (max === undefined) return `from ${min}`;
  return min === max ? String(min) : `${min} – ${max}`;
}

/** A row as a form has it: a text for each column. */
export const cellsOf = (
  keys: readonly ListKey[],
  row: ProductListRow | undefined,
): Record<string, string> => ({
  ...Object.fromEntries(keys.map(({ id }, at) => [id, row ? cellText(row.keys[at] ?? "") : ""])),
  product: row?.product ?? "",
  note: row?.note ?? "",
});

/** What a row says, in a line. */
export const rowName = ({ keys, product }: ProductListRow): string =>
  [...keys.map(cellText), product].filter(Boolean).join(", ");

/** "1 row", "20,000 rows". */
export const rowCount = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
