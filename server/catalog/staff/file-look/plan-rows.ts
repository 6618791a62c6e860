import { wordOf } from "@shared/input/words-of-names";
import type { CsvRow } from "../../csv/csv-rows";
import type { Steps } from "../../../platform/work/steps";

const ROWS_A_STEP = 20;

interface Places {
  /** -1 where no column is it. */
  key: number;
  name: number;
  brand: number;
}

/**
 * The rows that become products: each with a key and a name, which are made of what it states where it has none. Equal
 * rows are one. A key of several rows that differ is the first one's; the others get a number after it. In steps.
 */
export function* planRows(
  all: Iterable<CsvRow>,
  { key, name, brand }: Places,
): Steps<{ rows: CsvRow[]; leftOut: number; hasKeys: boolean; hasNames: boolean }> {
  const seen = new Set<string>();
  const stated: CsvRow[] = [];
  const taken = new Set<string>();
  let count = 0;
  for (const row of all) {
    if (count++ % ROWS_A_STEP === 0) yield;
    const whole = JSON.stringify(row.cells);
    if (seen.has(whole) || row.cells.every((cell) => cell === "")) continue;
    seen.add(whole);
    stated.push(row);
    if (row.cells[key]) taken.add(row.cells[key]);
  }
  const used = new Set<string>();
  /** The last number after each key, so that none is tried twice. */
  const numbers = new Map<string, number>();
  const freeKey = (word: string) => {
    let number = numbers.get(word) ?? 1;
    let free = word;
    while (taken.has(free)) free = `${word}-${++number}`;
    numbers.set(word, number);
    taken.add(free);
    return free;
  };
  const rows: CsvRow[] = [];
  for (const [at, { line, cells }] of stated.entries()) {
    if (at % ROWS_A_STEP === 0) yield;
    const madeName = [cells[brand], cells[key]].filter(Boolean).join(" ");
    const called = cells[name] || madeName || `Line ${line}`;
    let own = cells[key] ?? "";
    if (own === "" || used.has(own)) own = freeKey(own || wordOf(called, 90) || "product");
    used.add(own);
    const made = [...cells];
    if (key === -1) made.push(own);
    else made[key] = own;
    if (name === -1) made.push(called);
    else made[name] = called;
    rows.push({ line, cells: made });
  }
  return { rows, leftOut: count - rows.length, hasKeys: key !== -1, hasNames: name !== -1 };
}
