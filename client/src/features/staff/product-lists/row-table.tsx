import type { PlacedListRow, ProductListDetail } from "@shared/contracts/product-lists";
import { cellText, rowName } from "./list-words";

interface Props {
  list: ProductListDetail;
  rows: readonly PlacedListRow[];
  /** Undefined for those who only read. */
  onOpen?: (row: PlacedListRow) => void;
}

/** The rows of a list, by their keys; a press on the first cell opens one. */
export function RowTable({ list, rows, onOpen }: Props) {
  return (
    <div
      // It may scroll sideways, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={list.name}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {[...list.keys.map(({ label }) => label), "Product", "Note"].map((label, at) => (
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
                {row.productName ?? <span className="text-danger">There is no such product</span>}
                <span className="block text-muted">{row.product}</span>
              </td>
              <td className="min-w-52 px-3 py-3 text-muted wrap-anywhere">{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
