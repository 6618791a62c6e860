/** What a product states in one attribute: a value, several, or nothing. */
export type Stated = string | null | readonly string[];

/** A column of a catalogue: each row's value as a number, and the meaning of each number. */
export interface Column {
  codes: Uint32Array;
  values: Stated[];
}

/** Lays out one attribute of some rows; equal values share a number. */
export function columnOf<Row>(rows: readonly Row[], read: (row: Row) => Stated): Column {
  const seen = new Map<string, number>();
  const values: Stated[] = [];
  const codes = Uint32Array.from(rows, (row) => {
    const value = read(row);
    // No two values are written alike, whatever characters they have: a text begins with a quote.
    const key = typeof value === "string" ? `"${value}` : JSON.stringify(value);
    const known = seen.get(key);
    if (known !== undefined) return known;
    seen.set(key, values.length);
    values.push(value);
    return values.length - 1;
  });
  return { codes, values };
}

/** Whether a value is, or contains, this one. */
export const holds = (value: Stated, one: string): boolean =>
  Array.isArray(value) ? value.includes(one) : value === one;
