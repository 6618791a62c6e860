import { finish, type Steps } from "../platform/work/steps";

/** A range that a product states; an end that is missing is open. */
export interface StatedRange {
  min?: number;
  max?: number;
}

/** What a product states in one attribute: a value, several, a range, or nothing. */
export type Stated = string | number | boolean | null | StatedRange | readonly string[];

/** A column of a catalog: each row's value as a number, and the meaning of each number. */
export interface Column {
  codes: Uint32Array;
  values: Stated[];
}

/** So many rows are looked at in a step. */
export const ROWS_OF_STEP = 4_096;

/** Lays out one attribute of some rows; equal values share a number. */
export const columnOf = <Row>(rows: readonly Row[], read: (row: Row) => Stated): Column =>
  finish(columnOfInSteps(rows, read));

/** The same in steps. */
export function* columnOfInSteps<Row>(
  rows: readonly Row[],
  read: (row: Row) => Stated,
): Steps<Column> {
  const values: Stated[] = [];
  const codeOf = coder(values);
  const codes = new Uint32Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    if (row % ROWS_OF_STEP === ROWS_OF_STEP - 1) yield;
    codes[row] = codeOf(read(rows[row]!));
  }
  yield;
  return { codes, values };
}

/** Of more values than these the first few that are asked for are looked for one by one: to write all takes longer. */
const MANY_VALUES = 1_000;
const FEW_LOOKS = 8;

/** Gives each value its number: its place among these values, to which it adds new ones. */
export function coder(values: Stated[]): (value: Stated) => number {
  let codes: Map<string, number> | undefined;
  let looks = 0;
  return (value) => {
    const isFew = values.length > MANY_VALUES && typeof value === "string" && looks++ < FEW_LOOKS;
    if (!codes && isFew) {
      const at = values.indexOf(value);
      return at === -1 ? values.push(value) - 1 : at;
    }
    codes ??= new Map(values.map((each, code) => [written(each), code]));
    const key = written(value);
    const known = codes.get(key);
    if (known !== undefined) return known;
    codes.set(key, values.length);
    return values.push(value) - 1;
  };
}

/**
 * No two values are written alike, whatever characters they have: a text begins with a quote. In JSON a number
 * without end would be written as nothing is.
 */
function written(value: Stated): string {
  if (typeof value === "string") return `"${value}`;
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** The words that are stated, one or several; none where it is something else. */
export function wordsIn(value: Stated): readonly string[] {
  if (typeof value === "string") return [value];
  return isList(value) ? value : [];
}

/** Whether several values are stated. */
export function isList(value: Stated): value is readonly string[] {
  return Array.isArray(value);
}
