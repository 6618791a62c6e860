import {
  ownColumnsOf,
  type ListKey,
  type ListValue,
  type PlacedListRow,
  type ProductListDetail,
  type ProductListRow,
} from "@shared/contracts/product-lists";
import { freeWord, wordOf } from "@shared/input/words-of-names";

interface Props {
  list: ProductListDetail;
  rows: readonly PlacedListRow[];
  /** What the rows point at: products, or what an attribute is called. */
  pointsAt: string;
  /** Undefined for those who only read. */
  onOpen?: (row: PlacedListRow) => void;
}

/** The rows of a list, by their keys; a press on the first cell opens one. */
export function RowTable({ list, rows, pointsAt, onOpen }: Props) {
  return (
    <div
      // It may scroll sideways, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={list.name}
      className="scroll-hint overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {[...list.keys.map(({ label }) => label), pointsAt, "Note"].map((label, at) => (
              <th key={at} scope="col" className="px-3 py-2 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.place} className="border-t border-line align-top">
              {row.keys.map((cell, at) => (
                <td key={at} className="px-3 py-3 whitespace-nowrap">
                  {at === 0 && onOpen ? (
                    <button
                      type="button"
                      onClick={() => onOpen(row)}
                      className="-my-3 min-w-11 py-3 text-left font-semibold text-accent-text hover:underline"
                    >
                      {cellText(cell) || "Any"}
                      <span className="sr-only">: change {rowName(row)}</span>
                    </button>
                  ) : (
                    cellText(cell) || "Any"
                  )}
                </td>
              ))}
              <td className="min-w-52 px-3 py-3 wrap-anywhere">
                {row.value !== null ? (
                  cellText(row.value)
                ) : (
                  <>
                    {row.productName ?? (
                      <span className="text-danger">There is no such product</span>
                    )}
                    <span className="block text-muted">{row.product}</span>
                  </>
                )}
              </td>
              <td className="min-w-52 px-3 py-3 text-muted wrap-anywhere">{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An id for something that is called so, which nothing else has. */
export const idFor = (name: string, otherwise: string, taken: readonly string[]): string =>
  freeWord(wordOf(name, 60) || otherwise, taken);

/** The keys with an id for each that has none yet. */
export function withIds(keys: readonly ListKey[], attribute: string | null): ListKey[] {
  const made: ListKey[] = [];
  const kept = keys.map(({ id }) => id).filter(Boolean);
  for (const key of keys) {
    const taken = [...ownColumnsOf({ attribute }), ...kept, ...made.map(({ id }) => id)];
    made.push({ ...key, id: key.id || idFor(key.label, "key", taken) });
  }
  return made;
}

/** A cell as people write it: "2012 – 2018", "from 2019"; nothing for a range without ends. */
export function cellText(cell: ListValue): string {
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  if (typeof cell !== "object") return String(cell);
  const { min, max } = cell;
  if (min === undefined) return max === undefined ? "" : `up to ${max}`;
  if (max === undefined) return `from ${min}`;
  return min === max ? String(min) : `${min} – ${max}`;
}

/** A row as a form has it: a text for each column. */
export const cellsOf = (
  { keys, attribute }: Pick<ProductListDetail, "keys" | "attribute">,
  row: ProductListRow | undefined,
): Record<string, string> => ({
  ...Object.fromEntries(keys.map(({ id }, at) => [id, row ? cellText(row.keys[at] ?? "") : ""])),
  ...(attribute === null
    ? { product: row?.product ?? "" }
    : { value: row && row.value !== null ? cellText(row.value) : "" }),
  note: row?.note ?? "",
});

/** What a row says, in a line. */
const rowName = ({ keys, product, value }: ProductListRow): string =>
  [...keys.map(cellText), value === null ? product : cellText(value)].filter(Boolean).join(", ");

/** "1 row", "20,000 rows". */
export const rowCount = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
