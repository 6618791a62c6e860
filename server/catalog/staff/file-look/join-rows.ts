import { availabilities } from "@shared/stock";
import type { UnreadCells } from "@shared/contracts/imports";
import { textAt, type ReadColumn } from "./read-columns";

/** A cell that cannot be read, or is not kept. */
export type Unread = Omit<UnreadCells, "count">;

interface Joining {
  /** Empty where they have none. */
  key: string;
  lines: Uint32Array;
  unread: { add: (unread: Unread) => void };
}

/** Any of them can be had as the one that can be had soonest. */
const STOCK = ["yes", ...availabilities, "no"];

/** Lists hold several values, and texts several sentences; of anything else a product has one. */
const SIGNS: Record<string, string> = { choices: "|", text: "\n" };

/**
 * One product of the rows of one key: its lists have what any of them says, its stock is there where any says so. Of
 * what else differs the first is kept, and the others are told.
 */
export function joinedRow(
  rows: readonly number[],
  columns: readonly ReadColumn[],
  { key, lines, unread }: Joining,
): string[] {
  return columns.map((column) => {
    const texts = [...new Set(rows.map((row) => textAt(column, row)).filter(Boolean))];
    if (texts.length < 2) return texts[0] ?? "";
    const { use } = column.plan;
    if (use === "in stock") return STOCK.find((each) => texts.includes(each)) ?? texts[0]!;
    const sign = use === "collections" ? "|" : SIGNS[column.attribute?.kind ?? ""];
    if (sign === "|") return [...new Set(texts.flatMap((text) => text.split(sign)))].join(sign);
    if (sign !== undefined) return texts.join(sign);
    const kept = texts[0]!;
    for (const row of rows) {
      const text = textAt(column, row);
      if (text === "" || text === kept) continue;
      unread.add({
        line: lines[row]!,
        column: column.header,
        cell: column.cells[column.codes[row]!]!,
        why: `a row of ${key ? `the key “${key}”` : "the same product"} above says otherwise`,
      });
    }
    return kept;
  });
}
