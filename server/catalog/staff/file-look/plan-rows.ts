import { freeWord, wordOf } from "@shared/input/words-of-names";
import type { CsvRow } from "../../csv/csv-rows";

interface Places {
  /** -1 where no column is it. */
  key: number;
  name: number;
  brand: number;
}

/**
 * The rows that become products: each with a key and a name, which are made of what it states where it has none. Equal
 * rows are one. A key of several rows that differ is the first one's; the others get a number after it.
 */
export function planRows(all: readonly CsvRow[], { key, name, brand }: Places) {
  const seen = new Set<string>();
  const taken = new Set<string>();
  const rows: CsvRow[] = [];
  for (const { cells } of all) if (cells[key]) taken.add(cells[key]);
  const used = new Set<string>();
  for (const { line, cells } of all) {
    const whole = JSON.stringify(cells);
    if (seen.has(whole) || cells.every((cell) => cell === "")) continue;
    seen.add(whole);
    const madeName = [cells[brand], cells[key]].filter(Boolean).join(" ");
    const called = cells[name] || madeName || `Line ${line}`;
    let own = cells[key] ?? "";
    if (own === "" || used.has(own)) {
      own = freeWord(own || wordOf(called, 90) || "product", taken);
      taken.add(own);
    }
    used.add(own);
    const made = [...cells];
    if (key === -1) made.push(own);
    else made[key] = own;
    if (name === -1) made.push(called);
    else made[name] = called;
    rows.push({ line, cells: made });
  }
  return { rows, leftOut: all.length - rows.length, hasKeys: key !== -1, hasNames: name !== -1 };
}
